import { dice } from '@/games/dice'
import { selectSecretMatch } from '../match/selectors'
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
      const state = active?.match.state
      if (!active || !state?.decision) return
      const view = dice.viewFor(state, state.decision.seat)
      const sight = { view, events: active.log, legal: dice.legal(state) }
      const minds = await fetchMinds(api)
      const isWanted = (): boolean =>
        api.getState().coach.hint !== null && advisedTable(api.getState())?.match === active.match
      if (!isWanted()) return
      const advice = await thinkInMoments(minds.hint(sight, own), {
        pause: () => api.delay(0),
        isWanted,
      })
      if (advice) api.dispatch(hintFound(advice.value))
    },
  })
}
