import type { Refusal } from '@/core/game'
import { takeAction } from '@/core/match'
import { ANSWERS } from '../rules/decisions'
import { isOwnAction, tracker, type TrackerMatch } from '.'
import type { TrackerAction } from './actions'
import { isFree } from './refusing'

/** Something entered; whoever keeps more with it, such as the time, gets it back unchanged. */
interface Entered {
  readonly action: TrackerAction
}

/** An entry that no longer fits, and why. */
export interface SetAside<E> {
  readonly entry: E
  readonly refusal: Refusal
}

/** What became of later entries once an earlier one was changed. */
export interface Refitted<E> {
  readonly match: TrackerMatch
  readonly taken: readonly E[]
  /** Never lost silently: whoever asked for the change shows these. */
  readonly aside: readonly SetAside<E>[]
  /** Entries after a question that did not come up before: they go on once it is answered. */
  readonly waiting: readonly E[]
}

/** Enters the rest again on a table that has changed before it. */
export function refit<E extends Entered>(start: TrackerMatch, rest: readonly E[]): Refitted<E> {
  let match = start
  const taken: E[] = []
  const aside: SetAside<E>[] = []
  for (const [i, entry] of rest.entries()) {
    const done = takeAction(tracker, match, entry.action)
    if (done.ok) {
      match = done.match
      taken.push(entry)
      continue
    }
    if (opensNewQuestion(match, entry.action))
      return { match, taken, aside, waiting: rest.slice(i) }
    aside.push({ entry, refusal: done.refusal })
  }
  return { match, taken, aside, waiting: [] }
}

/** Is somebody asked something that this entry is no answer to? An answer that became impossible is no answer either. */
function opensNewQuestion({ state }: TrackerMatch, action: TrackerAction): boolean {
  const { decision } = state
  if (!decision || isFree(state)) return false
  return isOwnAction(action) || ANSWERS[action.type] !== decision.kind
}
