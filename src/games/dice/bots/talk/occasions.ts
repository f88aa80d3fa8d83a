import type { RoleChances } from '@/family/beliefs/belief'
import {
  epitaph,
  readingOccasions,
  reasonOccasions,
  type Act,
  type Occasion as FamilyOccasion,
} from '@/family/talk'
import type { DiceEvent } from '../../rules/events'
import type { DiceState, Seat } from '../../rules/state'
import type { Line, LineCode } from './lines'

export type Occasion = FamilyOccasion<LineCode>

/** What the table saw of a turn, and how strangers read the cards before and after it. */
export interface Turn {
  /** As a stranger sees it: no sealed card is in it. */
  readonly view: DiceState
  readonly events: readonly DiceEvent[]
  readonly before: readonly RoleChances[]
  readonly after: readonly RoleChances[]
}

/** Everything that a seat may say about a turn. Its own card is not known here, so no line can betray it. */
export function occasionsOf(turn: Turn, seat: Seat): Occasion[] {
  return [
    ...turn.events.flatMap((event) => occasionOf(turn, event, seat)),
    ...readingOccasions(turn, seat),
    ...reasonOccasions(turn, turn.events.flatMap(actsOf), seat),
  ]
}

/** Shots, and beers for others. */
function actsOf(event: DiceEvent): Act[] {
  if (event.type === 'aimed') return [{ by: event.seat, to: event.target, kind: 'harm' }]
  const isHelp = event.type === 'lifeGained' && event.by !== event.seat
  return isHelp ? [{ by: event.by, to: event.seat, kind: 'help' }] : []
}

const FEW_ARROWS = 2

function occasionOf({ view }: Turn, event: DiceEvent, seat: Seat): Occasion[] {
  const say = (weight: number, line: Omit<Line, 'seat'>): Occasion[] => [
    { weight, line: { seat, ...line } },
  ]
  switch (event.type) {
    case 'aimed':
      return event.target === seat
        ? [
            ...say(1, { code: 'protests', about: event.seat }),
            ...say(0.6, { code: 'vows-revenge', about: event.seat }),
          ]
        : []
    case 'lifeGained': {
      const isFriendly = event.seat === seat && event.by !== seat && event.amount > 0
      return isFriendly ? say(2, { code: 'thanks', about: event.by }) : []
    }
    case 'eliminated':
      return event.seat === seat ? [] : say(1.5, epitaph(event.seat, event.role))
    case 'dynamiteExploded':
      return event.seat === seat ? say(1.5, { code: 'curses-dynamite' }) : []
    case 'arrowTaken': {
      const isNear = view.pile <= FEW_ARROWS && event.seat === seat
      return isNear ? say(1, { code: 'fears-arrows' }) : []
    }
    default:
      return []
  }
}
