import type { FinishedMatch, FinishedSeat } from '@/persistence/history/match'
import type { GameId } from '@/games'
import type { TextStorage } from '@/persistence/storage'
import type { Clock } from '../history/clock'
import { rulesOf } from '../games'
import { keepFinished } from '../history/keep'
import { readSeats } from '../history/read-seats'
import { seriesCounted } from '../pass/series'
import type { RootState, StartListening } from '../root'
import type { Roster } from '../roster/slice'
import { isSeatOfPerson, plainName } from '../setup/names'
import { selectSecretMatch } from './selectors'
import { actionTaken } from './slice'
import { activeTable } from './slots'
import { personalityOf } from './personality'
import { isOver, type AnyTable, type Table } from './table'

interface Around {
  readonly roster: Roster
  readonly finishedAt: number
  /** By seat; null where the clock did not run. */
  readonly seconds: readonly number[] | null
}

/** What history keeps of a match that is over; null while it goes on. */
export function finishedMatch(
  table: AnyTable,
  { roster, finishedAt, seconds }: Around,
): FinishedMatch | null {
  const { game, id, mode, players, startedAt, match } = table
  const sitters = players.map((player, seat) => ({
    name: player.name,
    person: personOf(table, seat, roster),
    bot: player.kind === 'bot' && !isSeatOfPerson(player) ? player.level : null,
    seconds: seconds?.[seat] ?? null,
  }))
  const outcome = rulesOf(game).outcome(table, sitters)
  if (!outcome) return null
  const { marks = [] } = table
  const read = marks.length === 0 ? outcome.seats : readSeats(outcome.seats, marks, recapAt(table))
  const seats = read.map((seat, i) => ({
    ...seat,
    temper: personalityOf(table, i) ?? undefined,
  }))
  const told = { ...outcome, seats, ...(marks.length > 0 ? { marks } : {}) }
  return { game, id, mode, startedAt, finishedAt, ...told, record: match.record }
}

const recapAt = <G extends GameId>({ game, match }: Table<G>) => rulesOf(game).recapOf(match.record)

/** People are known by name, and alone one needs none; a bot is nobody, whatever it is called, unless it sits in for one. */
function personOf(
  { mode, players }: Pick<AnyTable, 'mode' | 'players'>,
  seat: number,
  { people, solo }: Roster,
): FinishedSeat['person'] {
  const player = players[seat]
  if (!player || !isSeatOfPerson(player)) return null
  const known = people.find(({ name }) => plainName(name) === plainName(player.name))
  if (known && player.name !== '') return known.id
  return mode === 'solo' ? solo : null
}

function hasEnded({ match }: RootState): boolean {
  const table = activeTable(match)
  return table !== null && isOver(table)
}

const hasJustEnded = (now: RootState, before: RootState): boolean =>
  hasEnded(now) && !hasEnded(before)

/** Keeps every match that ends, and counts it for the series when the phone is passed around. */
export function listenForHistory(
  startListening: StartListening,
  { storage, clock }: { readonly storage: TextStorage; readonly clock: Clock },
): void {
  startListening({
    predicate: (action, now, before) => actionTaken.match(action) && hasJustEnded(now, before),
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      // A lesson with loaded dice is not a match to remember.
      if (!active || active.script) return
      const { roster } = getState()
      const seconds = clock.read(active.id)
      const finished = finishedMatch(active, { roster, finishedAt: Date.now(), seconds })
      if (!finished) return
      dispatch(keepFinished(storage, finished))
      const { id, game, mode, side, seats } = finished
      if (mode !== 'pass') return
      const winners = seats.filter(({ won }) => won).map(({ name }) => name)
      dispatch(seriesCounted({ game, id, side, winners }))
    },
  })
}
