import type { DiceEvent } from '../../rules/events'
import type { DiceState } from '../../rules/state'
import { thoughtOut, type Thought } from '@/family/thought'
import { Witness } from './witness'

interface Watched {
  readonly witness: Witness
  readonly seen: DiceEvent[]
}

const tables = new WeakMap<DiceEvent, Watched>()

/**
 * The witness of a match so far. A bot is a pure function of what it sees, but folding a whole match for every decision
 * would be slow: a witness that has seen the very same events goes on from there. Another history starts afresh.
 */
export function* watch(view: DiceState, events: readonly DiceEvent[]): Thought<Witness> {
  const first = events[0]
  if (!first) return new Witness(view, events)
  const known = tables.get(first)
  const { witness, seen } =
    known && isBeginning(known.seen, events) ? known : begin(view, events, first)
  while (seen.length < events.length) {
    const event = events[seen.length]
    if (!event) break
    seen.push(event)
    witness.see(event)
    if (seen.length % AT_ONCE === 0) yield
  }
  return isBeginning(seen, events) && seen.length === events.length
    ? witness
    : thoughtOut(watch(view, events))
}

const AT_ONCE = 4

function begin(view: DiceState, events: readonly DiceEvent[], first: DiceEvent): Watched {
  const watched = { witness: new Witness(view, events), seen: [] }
  tables.set(first, watched)
  return watched
}

function isBeginning(seen: readonly DiceEvent[], events: readonly DiceEvent[]): boolean {
  if (seen.length > events.length) return false
  for (let i = seen.length - 1; i >= 0; i--) if (seen[i] !== events[i]) return false
  return true
}
