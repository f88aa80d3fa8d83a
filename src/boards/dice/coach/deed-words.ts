import type { TFunction } from 'i18next'
import type { DiceEvent, Seat } from '@/games/dice'
import type { Shift } from '@/games/dice/coach'
import type { CoachReader } from '../../face'
import { logLine } from '../words/log-line'

/** Whose choice an event was. */
const actorOf = (event: DiceEvent): Seat =>
  event.type === 'lifeGained' ? event.by : 'seat' in event ? event.seat : 0

/** What somebody did that made others think. `tell` has the words of the story. */
export function deedWords(
  { kind, isKept, event }: Shift,
  { own, nameOf, t }: CoachReader,
  tell: TFunction<['log', 'common']>,
): string {
  const name = nameOf(actorOf(event))
  switch (kind) {
    // A bull's eye, a beer or a gatling that was held, or thrown away.
    case 'hold':
      return t(isKept ? 'coach:suspicions.keptShot' : 'coach:suspicions.threwShot', { name })
    case 'cup':
      return t(isKept ? 'coach:suspicions.keptBeer' : 'coach:suspicions.threwBeer', { name })
    case 'fan':
      return t(isKept ? 'coach:suspicions.keptGatling' : 'coach:suspicions.threwGatling', { name })
    case 'aim':
    case 'drink':
    case 'role':
      return logLine(event, { own, nameOf, t: tell }) ?? ''
  }
}
