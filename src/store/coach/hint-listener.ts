import { sightOf } from '../match/asking'
import { legalAt, selectSecretMatch } from '../match/selectors'
import { askedSeat } from '../match/table'
import type { RootState, StartListening } from '../root'
import { fetchMinds } from '../minds/fetch'
import { thinkInMoments } from '../thinking'
import { selectIsHintOffered } from './selectors'
import { hintAsked, hintFound } from './slice'

/** The table that a hint is about, if one may be given. */
const advisedTable = (state: RootState) =>
  selectIsHintOffered(state) ? selectSecretMatch(state) : null

/** Thinks for the player, from what their seat knows. It stops when the decision changes, or when nobody waits any more. */
export function listenForHints(startListening: StartListening): void {
  startListening({
    actionCreator: hintAsked,
    effect: async ({ payload: own }, api) => {
      api.cancelActiveListeners()
      const active = advisedTable(api.getState())
      const seat = active && askedSeat(active)
      if (!active || seat === null) return
      const { coach } = await fetchMinds(api, active.game)
      const isWanted = (): boolean =>
        api.getState().coach.hint !== null && advisedTable(api.getState())?.match === active.match
      if (!coach || !isWanted()) return
      const sight = sightOf(active, seat, legalAt(active))
      const advice = await thinkInMoments(coach.hint(sight, own), {
        pause: () => api.delay(0),
        isWanted,
      })
      if (advice) api.dispatch(hintFound(advice.value))
    },
  })
}
