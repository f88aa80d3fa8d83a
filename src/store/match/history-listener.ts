import { recapOf } from '@/games/dice/story'
import type { FinishedMatch, FinishedSeat } from '@/persistence/history/match'
import type { TextStorage } from '@/persistence/storage'
import type { Clock } from '../history/clock'
import { finishedSeats } from '../history/finished-seats'
import { keepFinished } from '../history/keep'
import { seriesCounted } from '../pass/series'
import type { RootState, StartListening } from '../root'
import type { Roster } from '../roster/slice'
import { plainName } from '../setup/names'
import { LESSON_ID } from '../tutorial/lesson'
import { selectSecretMatch } from './selectors'
import { actionTaken, isPerson, type ActiveMatch } from './slice'

interface Around {
  readonly roster: Roster
  readonly finishedAt: number
  /** By seat; null where the clock did not run. */
  readonly seconds: readonly number[] | null
}

/** What history keeps of a match that is over; null while it goes on. */
export function finishedMatch(
  active: ActiveMatch,
  { roster, finishedAt, seconds }: Around,
): FinishedMatch | null {
  const { id, mode, players, startedAt, match } = active
  const { state, record } = match
  if (!state.winner) return null
  const recap = recapOf(record)
  const sitters = players.map((player, seat) => ({
    name: player.name,
    person: personOf(active, seat, roster),
    bot: player.kind === 'bot' && !isPerson(player) ? player.level : null,
    seconds: seconds?.[seat] ?? null,
  }))
  const seats = finishedSeats(state, recap, sitters)
  const { side } = state.winner
  const game = 'dice'
  return { game, id, mode, startedAt, finishedAt, side, turns: recap.turns, seats, record }
}

/** People are known by name, and alone one needs none; a bot is nobody, whatever it is called, unless it sits in for one. */
function personOf(
  { mode, players }: ActiveMatch,
  seat: number,
  { people, solo }: Roster,
): FinishedSeat['person'] {
  const player = players[seat]
  if (!player || !isPerson(player)) return null
  const known = people.find(({ name }) => plainName(name) === plainName(player.name))
  if (known && player.name !== '') return known.id
  return mode === 'solo' ? solo : null
}

const hasJustEnded = (now: RootState, before: RootState): boolean =>
  Boolean(now.match.active?.match.state.winner) && !before.match.active?.match.state.winner

/** Keeps every match that ends, and counts it for the series where the phone goes round. */
export function listenForHistory(
  startListening: StartListening,
  { storage, clock }: { readonly storage: TextStorage; readonly clock: Clock },
): void {
  startListening({
    predicate: (action, now, before) => actionTaken.match(action) && hasJustEnded(now, before),
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      // A lesson with loaded dice is no match to remember.
      if (!active || active.id === LESSON_ID) return
      const { roster } = getState()
      const seconds = clock.read(active.id)
      const finished = finishedMatch(active, { roster, finishedAt: Date.now(), seconds })
      if (!finished) return
      dispatch(keepFinished(storage, finished))
      if (finished.mode !== 'pass') return
      const winners = finished.seats.filter(({ won }) => won).map(({ name }) => name)
      dispatch(seriesCounted({ id: finished.id, side: finished.side, winners }))
    },
  })
}
