import {
  epitaph,
  readingOccasions,
  reasonOccasions,
  type Act,
  type Occasion,
  type Readings,
} from '@/family/talk'
import { kindOf } from '../../cards'
import { cardOf } from '../../cards/ids'
import type { CardsEvent } from '../../rules/events'
import type { Seat } from '../../rules/state'
import type { Line, LineCode } from './lines'

/** What the table saw of a turn, and how strangers read the roles before and after it. */
export interface Turn extends Readings {
  readonly events: readonly CardsEvent[]
}

/** Everything that a seat may say about a turn. Its own role is not known here, so no line can betray it. */
export const occasionsOf = (turn: Turn, seat: Seat): Occasion<LineCode>[] => [
  ...turn.events.flatMap((event) => occasionOf(event, seat)),
  ...readingOccasions(turn, seat),
  ...reasonOccasions(turn, turn.events.flatMap(actsOf), seat),
]

/** Wounds that somebody gave, and life for others. */
function actsOf(event: CardsEvent): Act[] {
  if (event.type === 'lifeLost')
    return event.by === null ? [] : [{ by: event.by, to: event.seat, kind: 'harm' }]
  const isHelp = event.type === 'lifeGained' && event.by !== event.seat
  return isHelp ? [{ by: event.by, to: event.seat, kind: 'help' }] : []
}

const LONG_REACH = 3

function occasionOf(event: CardsEvent, seat: Seat): Occasion<LineCode>[] {
  const say = (weight: number, line: Omit<Line, 'seat'>): Occasion<LineCode>[] => [
    { weight, line: { seat, ...line } },
  ]
  switch (event.type) {
    case 'lifeLost':
      return event.seat === seat ? wounded(event, seat) : []
    case 'lifeGained':
      return event.seat !== seat
        ? []
        : event.by === seat
          ? say(0.4, { code: 'toasts' })
          : say(2, { code: 'thanks', about: event.by })
    case 'eliminated':
      return event.seat === seat ? [] : say(1.5, epitaph(event.seat, event.role))
    case 'cardTaken':
      return event.from === seat ? say(0.8, { code: 'misses-card', about: event.seat }) : []
    case 'cardDiscarded':
      return event.seat === seat && event.by !== seat
        ? say(0.8, { code: 'misses-card', about: event.by })
        : []
    case 'cardLaid':
      return laid(event, seat)
    case 'cardsTurned':
      return event.seat === seat && event.for === 'barrel' && event.isMet
        ? say(1, { code: 'praises-barrel' })
        : []
    default:
      return []
  }
}

type Wound = Extract<CardsEvent, { type: 'lifeLost' }>

function wounded({ by, cause }: Wound, seat: Seat): Occasion<LineCode>[] {
  if (cause === 'dynamite') return [{ weight: 1.5, line: { seat, code: 'curses-dynamite' } }]
  if (by === null || by === seat) return []
  return [
    { weight: 1, line: { seat, code: 'protests', about: by } },
    { weight: 0.6, line: { seat, code: 'vows-revenge', about: by } },
  ]
}

function laid(
  { seat: before, by, card }: Extract<CardsEvent, { type: 'cardLaid' }>,
  seat: Seat,
): Occasion<LineCode>[] {
  const { id, reach } = kindOf(cardOf(card))
  if (before !== seat) return []
  if (id === 'jail' && by !== seat)
    return [{ weight: 1.5, line: { seat, code: 'curses-jail', about: by } }]
  return reach >= LONG_REACH ? [{ weight: 0.6, line: { seat, code: 'boasts-weapon' } }] : []
}
