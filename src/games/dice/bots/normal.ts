import { at } from '@/core/list'
import type { Thinker } from './bot'
import { leaningOf } from './leaning'
import type { Temper } from './temper'
import { oddsOf, preferred } from './preference'
import { weigh, type Thinking } from './strategist'
import { suspicions } from './suspicion'
import { RoughOutlook } from './value/rough-outlook'

/** Counts who shot and healed the Sheriff, and looks one roll ahead. */
const PLAIN_THINKING: Thinking = {
  foresight: 1,

  *outlookOf({ view, events }, seat) {
    return new RoughOutlook(view, seat, suspicions(view, events, seat))
  },
}

/** A sensible player who reckons with dice but keeps no tables in mind. */
export const normalBot = (temper: Temper): Thinker =>
  function* (sight) {
    if (sight.legal.length === 1)
      return { action: at(sight.legal, 0), why: [{ code: 'only-choice' }] }
    const weighed = yield* weigh(sight, PLAIN_THINKING)
    const tastes = { lean: leaningOf(sight, temper), secrecy: 0, exposureBy: () => 0 }
    const chosen = yield* preferred(weighed, tastes)
    const odds = oddsOf(weighed, chosen, tastes)
    return { action: chosen.action, odds, why: [{ code: 'sensible' }] }
  }
