import * as v from 'valibot'
import type { TrackerRecord } from '@/games/dice/tracker'
import type { Entry } from '@/games/dice/tracker/entry'
import { TrackerActionSchema, TrackerRecordSchema } from '@/games/dice/tracker/schema'
import type { SavedCompanion } from './companion'

// What the dice game has kept of a table. It knows the game's records, so it is loaded with the game.

const time = v.pipe(v.number(), v.finite())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const EntrySchema: v.GenericSchema<unknown, Entry> = v.object({
  action: TrackerActionSchema,
  at: time,
  seat: v.exactOptional(whole),
})

const ChangeSchema = v.object({
  keep: whole,
  out: v.array(EntrySchema),
  waiting: v.array(EntrySchema),
  aside: v.array(v.object({ entry: EntrySchema, reason: v.string() })),
})

/**
 * One step that can be undone: the first `keep` entries stayed, those in `out` were replaced by what followed. An entry
 * that no longer fitted lies aside; those that wait go on once an open question is answered.
 */
export interface Change {
  readonly keep: number
  readonly out: readonly Entry[]
  readonly waiting: readonly Entry[]
  readonly aside: readonly { readonly entry: Entry; readonly reason: string }[]
}

/** The same after it was undone, with what it had put in. */
export interface Undone extends Change {
  readonly in: readonly Entry[]
}

/** Everything that was entered, and the way back. */
export interface SavedEntries {
  readonly record: TrackerRecord
  readonly times: readonly number[]
  readonly done: readonly Change[]
  readonly undone: readonly Undone[]
}

const SavedEntriesSchema: v.GenericSchema<unknown, SavedEntries> = v.pipe(
  v.object({
    record: TrackerRecordSchema,
    times: v.array(time),
    done: v.array(ChangeSchema),
    undone: v.array(v.object({ ...ChangeSchema.entries, in: v.array(EntrySchema) })),
  }),
  v.check(({ record, times }) => record.actions.length === times.length, 'an entry has no time'),
)

/** Throws where they are none, or not those of so many players. */
export function readEntries(save: SavedCompanion): SavedEntries {
  const entries = v.parse(SavedEntriesSchema, save)
  const { config } = entries.record
  if (config.kind !== 'deal' || config.seats !== save.players.length)
    throw new Error('every seat needs a player')
  return entries
}
