import { recapOf } from '@/games/dice/story'
import { writeFinishedMatch, type FinishedMatch } from '@/persistence/history'
import type { TextStorage } from '@/persistence/storage'
import { finishedSeats } from '../history/finished-seats'
import { tellFault } from '../notices/faults'
import { seriesCounted } from '../pass/series'
import type { RootState, StartListening } from '../root'
import type { Person } from '../roster/slice'
import { plainName } from '../setup/names'
import { LESSON_ID } from '../tutorial/lesson'
import { selectSecretMatch } from './selectors'
import { actionTaken, type ActiveMatch } from './slice'

/** What history keeps of a match that is over; null while it goes on. */
export function finishedMatch(
  { id, mode, players, startedAt, match }: ActiveMatch,
  roster: readonly Person[],
  finishedAt: number,
): FinishedMatch | null {
  const { state, record } = match
  if (!state.winner) return null
  const recap = recapOf(record)
  const seats = finishedSeats(
    state,
    recap,
    players.map((player) => ({
      name: player.name,
      person: personOf(player.name, roster),
      bot: player.kind === 'bot' && !player.isStandIn ? player.level : null,
      seconds: null,
    })),
  )
  const { side } = state.winner
  return { id, mode, startedAt, finishedAt, side, turns: recap.turns, seats, record }
}

/** People are known by name; a bot never is, whatever it is called. */
const personOf = (name: string, roster: readonly Person[]): string | null =>
  roster.find((person) => plainName(person.name) === plainName(name))?.id ?? null

const hasJustEnded = (now: RootState, before: RootState): boolean =>
  Boolean(now.match.active?.match.state.winner) && !before.match.active?.match.state.winner

/** Keeps every match that ends, and counts it for the series where the phone goes round. */
export function listenForHistory(startListening: StartListening, storage: TextStorage): void {
  startListening({
    predicate: (action, now, before) => actionTaken.match(action) && hasJustEnded(now, before),
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      const finished = active && finishedMatch(active, getState().roster, Date.now())
      // A lesson with loaded dice is no match to remember.
      if (!finished || finished.id === LESSON_ID) return
      tellFault(dispatch, writeFinishedMatch(storage, finished))
      if (finished.mode !== 'pass') return
      const winners = finished.seats.filter(({ won }) => won).map(({ name }) => name)
      dispatch(seriesCounted({ id: finished.id, side: finished.side, winners }))
    },
  })
}
