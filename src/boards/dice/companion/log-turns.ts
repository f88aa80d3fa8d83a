import { isDiceEvent, type CorrectionEvent } from '@/games/dice/tracker'
import type { LogEntry } from '@/store/tracker/recap'
import type { LogTurn } from '../../companion/log-turns'
import type { Deed, Teller, Turn } from '../../face'
import { deedsOf } from '../words/deeds'

/** What was done in a turn, a sentence a deed; what people set by hand is told with it. */
export function deedsOfTurn(
  { seat, entries }: LogTurn<LogEntry<'dice'>>,
  teller: Teller,
  tell: (event: CorrectionEvent) => string,
): readonly Deed[] {
  const [first] = entries
  if (!first) return []
  const all = entries.flatMap(({ events }) => events).filter(({ type }) => type !== 'turnStarted')
  const turn: Turn<'dice'> = {
    key: first.index,
    seat,
    events: all.filter(isDiceEvent),
    alive: first.before.alive,
  }
  const byHand = all.flatMap((event): Deed[] =>
    isDiceEvent(event) ? [] : [handDeed(event, tell(event))],
  )
  return [...deedsOf(turn, teller), ...byHand]
}

function handDeed(event: CorrectionEvent, text: string): Deed {
  const seats = 'seat' in event ? [event.seat] : []
  const changes =
    event.type === 'lifeSet' && event.life !== event.from
      ? [{ seat: event.seat, amount: event.life - event.from, source: '' }]
      : []
  return { text, seats, changes, isTurningPoint: event.type === 'playerLeft' }
}
