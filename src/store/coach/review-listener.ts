import { selectFinishedMatch } from '../match/selectors'
import type { StartListening } from '../root'
import { loadMinds, thinkInMoments } from '../thinking'
import { reviewAdvanced, reviewAsked, reviewFound } from './slice'

/** How often the screen hears how far it is: a hundred times in all. */
const STEPS = 100

/** Goes through a match that is over, a moment at a time, for as long as somebody waits. */
export function listenForReviews(startListening: StartListening): void {
  startListening({
    actionCreator: reviewAsked,
    effect: async ({ payload: seat }, api) => {
      api.cancelActiveListeners()
      const active = selectFinishedMatch(api.getState())
      if (!active || api.getState().coach.reviews[seat]) return
      const minds = await loadMinds()
      if (!minds) return
      let done = 0
      let told = 0
      const thought = minds.review(active.match.record, seat, (share) => {
        done = Math.floor(share * STEPS)
      })
      const pause = (): Promise<void> => {
        if (done > told) api.dispatch(reviewAdvanced(done / STEPS))
        told = done
        return api.delay(0)
      }
      const isWanted = (): boolean =>
        api.getState().coach.reviewing?.seat === seat &&
        selectFinishedMatch(api.getState()) === active
      if (!isWanted()) return
      const found = await thinkInMoments(thought, { pause, isWanted })
      if (found) api.dispatch(reviewFound({ seat, review: found.value }))
    },
  })
}
