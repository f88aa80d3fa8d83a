import type { DiceEvent } from '../../rules/events'
import type { DiceState } from '../../rules/state'
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
export function watch(view: DiceState, events: readonly DiceEvent[]): Witness {
  const first = events[0]
  if (!first) return new Witness(view, events)
  const known = tables.get(first)
  const watched = known && isBeginning(known.seen, events) ? known : begin(view, events, first)
  const { witness, seen } = watched
  for (let i = seen.length; i < events.length; i++) {
    const event = events[i]
    if (!event) break
    witness.see(event)
    seen.push(event)
  }
  return witness
}

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
