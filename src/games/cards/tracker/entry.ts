import type { Seat } from '@/core/game'
import type { TrackerAction } from './actions'
import type { TrackerState } from './state'

/** Whose doing an entry would be on this table: of the one who answers, or of the one in turn; undefined where it names its seat. */
export function ownerOf({ turn, decision }: TrackerState, action: TrackerAction): Seat | undefined {
  switch (action.type) {
    case 'draw':
    case 'save':
    case 'fall':
      return decision?.seat
    case 'hit':
    case 'next':
      return turn
    default:
      return undefined
  }
}
