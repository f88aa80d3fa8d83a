import type { Refusal } from '@/core/game'
import { takeAction } from '@/core/match'
import { ANSWERS } from '../rules/decisions'
import { isOwnAction, tracker, type TrackerMatch } from '.'
import type { Entry } from './entry'
import { isFree } from './refusing'

/** An entry that no longer fits, and why. */
export interface SetAside {
  readonly entry: Entry
  readonly refusal: Refusal
}

/** What became of later entries once an earlier one was changed. */
export interface Refitted {
  readonly match: TrackerMatch
  readonly taken: readonly Entry[]
  /** Never lost silently: whoever asked for the change shows these. */
  readonly aside: readonly SetAside[]
  /** Entries after a question that did not come up before: they go on once it is answered. */
  readonly waiting: readonly Entry[]
}

/**
 * Enters the rest again on a table that has changed before it. An entry stays with its owner: if the turn is somebody
 * else's by now, it is handed over first; if its owner has fallen, the entry is set aside.
 */
export function refit(start: TrackerMatch, rest: readonly Entry[]): Refitted {
  let match = start
  const taken: Entry[] = []
  const aside: SetAside[] = []
  const take = (entry: Entry): Refusal | null => {
    const done = takeAction(tracker, match, entry.action)
    if (!done.ok) return done.refusal
    match = done.match
    taken.push(entry)
    return null
  }
  for (const [i, entry] of rest.entries()) {
    if (opensNewQuestion(match, entry)) return { match, taken, aside, waiting: rest.slice(i) }
    const before = { match, entries: taken.length }
    const refusal = handOver(match, entry, take) ?? take(entry)
    if (!refusal) continue
    match = before.match
    taken.length = before.entries
    // Whoever has fallen needs no "Next" any more: there is nothing to tell.
    if (entry.action.type !== 'next') aside.push({ entry, refusal })
  }
  return { match, taken, aside, waiting: [] }
}

/** Gives the turn to whom an entry belongs, where it is somebody else's; tells what is in the way. */
function handOver(
  { state }: TrackerMatch,
  { action, at, seat }: Entry,
  take: (entry: Entry) => Refusal | null,
): Refusal | null {
  const opensTurn = isOwnAction(action) || ANSWERS[action.type] === 'roll'
  if (seat === undefined || seat === state.turn || !opensTurn || !isFree(state)) return null
  return take({ action: { type: 'set-turn', seat }, at })
}

/** Is somebody asked something that this entry is no answer to? Neither is an answer that somebody else gave. */
function opensNewQuestion({ state }: TrackerMatch, { action, seat }: Entry): boolean {
  const { decision } = state
  if (!decision || isFree(state)) return false
  if (isOwnAction(action) || ANSWERS[action.type] !== decision.kind) return true
  return seat !== undefined && seat !== decision.seat
}
