import type { StartListening } from '../root'
import { fetchMinds } from '../minds/fetch'
import { thinkInMoments } from '../thinking'
import { reviewAdvanced, reviewAsked, reviewFound } from './slice'

/** How often the screen hears how far it is: a hundred times in all. */
const STEPS = 100

/** Goes through a match that is over, a moment at a time, for as long as somebody waits. */
export function listenForReviews(startListening: StartListening): void {
  startListening({
    actionCreator: reviewAsked,
    effect: async ({ payload: { game, match, record, seat } }, api) => {
      api.cancelActiveListeners()
      const isWanted = (): boolean => {
        const { reviewed, reviewing } = api.getState().coach
        return reviewed === match && reviewing?.seat === seat
      }
      if (!isWanted()) return
      const { coach } = await fetchMinds(api, game)
      if (!coach || !isWanted()) return
      let done = 0
      let told = 0
      const thought = coach.review(record, seat, (share) => {
        done = Math.floor(share * STEPS)
      })
      const pause = (): Promise<void> => {
        if (done > told) api.dispatch(reviewAdvanced(done / STEPS))
        told = done
        return api.delay(0)
      }
      const found = await thinkInMoments(thought, { pause, isWanted })
      if (found) api.dispatch(reviewFound({ seat, review: found.value }))
    },
  })
}
