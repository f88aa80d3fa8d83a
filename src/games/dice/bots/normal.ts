import type { Thinker } from './bot'
import { bestOf, weigh, type Thinking } from './strategist'
import { suspicions } from './suspicion'
import { RoughOutlook } from './value/rough-outlook'

/** Counts who shot and healed the Sheriff, and looks one roll ahead. */
const PLAIN_THINKING: Thinking = {
  foresight: 1,

  *outlookOf({ view, events }, seat) {
    return new RoughOutlook(view, seat, suspicions(view, events, seat))
  },
}

/** A sensible player who reckons with dice but keeps no tables in his head. */
export const normal: Thinker = function* (sight) {
  const { action } = bestOf(yield* weigh(sight, PLAIN_THINKING))
  return { action, why: [{ code: 'sensible' }] }
}
