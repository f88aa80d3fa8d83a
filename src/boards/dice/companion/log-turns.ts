import { isDiceEvent, type CorrectionEvent, type TrackerEvent } from '@/games/dice/tracker'
import type { LogEntry } from '@/store/tracker/recap'
import type { Deed, Teller, Turn } from '../../face'
import { deedsOf } from '../words/deeds'

/** A turn at a real table: everything that was entered in it. */
export interface LogTurn {
  readonly seat: number
  readonly round: number
  readonly entries: readonly LogEntry[]
}

const begins = (events: readonly TrackerEvent[]): boolean =>
  events.some(({ type }) => type === 'turnStarted')

/** The log cut at its turns. What hands the turn on belongs to the turn that it ends. */
export function turnsOfLog(log: readonly LogEntry[]): readonly LogTurn[] {
  const turns: LogTurn[] = []
  let open: LogEntry[] = []
  for (const entry of log) {
    open.push(entry)
    if (!begins(entry.events)) continue
    turns.push(turnOf(open))
    open = []
  }
  return open.length > 0 ? [...turns, turnOf(open)] : turns
}

function turnOf(entries: readonly LogEntry[]): LogTurn {
  const first = entries[0]
  return { seat: first?.turn ?? 0, round: first?.round ?? 1, entries }
}

/** What was done in a turn, a sentence a deed; what people set by hand is told with it. */
export function deedsOfTurn(
  { seat, entries }: LogTurn,
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
