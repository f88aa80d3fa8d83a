import { MOST_SEATS } from '@/family/roles'
import * as v from 'valibot'
import { LONGEST_NAME } from './names'
import type { TrackerRecord } from '@/games/dice/tracker'
import type { Entry } from '@/games/dice/tracker/entry'
import { TrackerActionSchema, TrackerRecordSchema } from '@/games/dice/tracker/schema'
import { OptionsSchema } from '@/games/dice/notation/schema'
import type { DocumentKind } from './documents'

const time = v.pipe(v.number(), v.finite())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.minLength(1))

/** Whoever sits there; a seat without a name is called by its number, and only people of the roster have an id. */
export const TablePersonSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
  person: v.nullable(text),
})
export type TablePerson = v.InferOutput<typeof TablePersonSchema>

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

/** A companion's match as it is kept. Times lie beside the record: the rules know no clock. */
export interface SavedCompanion {
  readonly id: string
  readonly startedAt: number
  readonly players: readonly TablePerson[]
  readonly record: TrackerRecord
  readonly times: readonly number[]
  readonly done: readonly Change[]
  readonly undone: readonly Undone[]
  /** The phone dealt the roles, and this seat looks next; null once all have, or where cards lie on the table. */
  readonly peeking: number | null
}

const SavedCompanionSchema: v.GenericSchema<unknown, SavedCompanion> = v.pipe(
  v.object({
    id: text,
    startedAt: time,
    players: v.array(TablePersonSchema),
    record: TrackerRecordSchema,
    times: v.array(time),
    done: v.array(ChangeSchema),
    undone: v.array(v.object({ ...ChangeSchema.entries, in: v.array(EntrySchema) })),
    peeking: v.nullable(whole),
  }),
  v.check(({ record, times }) => record.actions.length === times.length, 'an entry has no time'),
  v.check(({ players, record: { config } }) => {
    return config.kind === 'deal' && players.length === config.seats
  }, 'every seat needs a player'),
)

export const companionKind: DocumentKind<SavedCompanion> = {
  key: 'tumbleweed.companion',
  version: 1,
  schema: SavedCompanionSchema,
}

/** How this phone likes to keep a table, and who sat at the last one. */
const CompanionPrefsSchema = v.object({
  /** Panels turned to their players, or all to the one who keeps score. */
  arrangement: v.picklist(['around', 'facing']),
  clock: v.boolean(),
  sound: v.boolean(),
  players: v.pipe(v.array(TablePersonSchema), v.maxLength(MOST_SEATS)),
  /** By which rules the last table played; absent before the first. */
  options: v.exactOptional(OptionsSchema),
  /** The stroke has been tried out, or declined. */
  hasTried: v.exactOptional(v.boolean()),
})
export type CompanionPrefs = v.InferOutput<typeof CompanionPrefsSchema>

export const companionPrefsKind: DocumentKind<CompanionPrefs> = {
  key: 'tumbleweed.companion-prefs',
  version: 1,
  schema: CompanionPrefsSchema,
}
