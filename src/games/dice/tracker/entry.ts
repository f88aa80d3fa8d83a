import type { DiceState, Seat } from '../rules/state'
import { isOwnAction, type TrackerAction } from './actions'

/** Something entered, and when. */
export interface Entry {
  readonly action: TrackerAction
  readonly at: number
  /** Whose doing it is. It stays theirs when history before it changes; absent where the entry names its seat itself. */
  readonly seat?: Seat
}

/** Whose doing an entry would be on this table: of the one who answers, or of the one in turn. */
export function ownerOf({ turn, decision }: DiceState, action: TrackerAction): Seat | undefined {
  if (!isOwnAction(action)) return decision?.seat
  switch (action.type) {
    case 'shoot':
    case 'explode':
    case 'gatling':
    case 'clear':
    case 'attack':
    case 'pour':
    case 'result':
    case 'next':
      return turn
    default:
      return undefined
  }
}

/** The same entry with its owner written down. */
export function bound(state: DiceState, { action, at }: Entry): Entry {
  const seat = ownerOf(state, action)
  return seat === undefined ? { action, at } : { action, at, seat }
}
