import * as v from 'valibot'
import type { MatchRecord } from '@/core/match'
import type { Entry, KeptTypes } from '@/family/keeping'
import type { SavedCompanion } from './companion'

const time = v.pipe(v.number(), v.finite())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * One step that can be undone: the first `keep` entries stayed, those in `out` were replaced by what followed. An entry
 * that no longer fitted lies aside; those that wait go on once an open question is answered.
 */
export interface Change<Action> {
  readonly keep: number
  readonly out: readonly Entry<Action>[]
  readonly waiting: readonly Entry<Action>[]
  readonly aside: readonly { readonly entry: Entry<Action>; readonly reason: string }[]
}

/** The same after it was undone, with what it had put in. */
export interface Undone<Action> extends Change<Action> {
  readonly in: readonly Entry<Action>[]
}

/** Everything that was entered, and the way back. */
export interface SavedEntries<G extends KeptTypes> {
  readonly record: MatchRecord<G>
  readonly times: readonly number[]
  readonly done: readonly Change<G['Action']>[]
  readonly undone: readonly Undone<G['Action']>[]
}

/** How a game reads what it has kept. It knows the game's records, so it is loaded with the game. */
export interface EntrySchemas<G extends KeptTypes> {
  readonly action: v.GenericSchema<unknown, G['Action']>
  readonly record: v.GenericSchema<unknown, MatchRecord<G>>
  readonly seatsOf: (config: G['Config']) => number
}

/** Throws where a save holds no entries of a game, or not those of so many players. */
export function readEntries<G extends KeptTypes>(
  schemas: EntrySchemas<G>,
  save: SavedCompanion,
): SavedEntries<G> {
  const entry: v.GenericSchema<unknown, Entry<G['Action']>> = v.object({
    action: schemas.action,
    at: time,
    seat: v.exactOptional(whole),
  })
  const change = {
    keep: whole,
    out: v.array(entry),
    waiting: v.array(entry),
    aside: v.array(v.object({ entry, reason: v.string() })),
  }
  const record = v.parse(schemas.record, save.record)
  const times = v.parse(v.array(time), save.times)
  const done = v.parse(v.array(v.object(change)), save.done)
  const undone = v.parse(v.array(v.object({ ...change, in: v.array(entry) })), save.undone)
  if (record.actions.length !== times.length) throw new Error('an entry has no time')
  if (schemas.seatsOf(record.config) !== save.players.length)
    throw new Error('every seat needs a player')
  return { record, times, done, undone }
}
