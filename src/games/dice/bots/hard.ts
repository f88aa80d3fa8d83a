import { isThreePlayerGame } from '../rules/roles'
import { watch } from './belief/watch'
import type { Bot } from './bot'
import { bestOf, weigh, type Thinking } from './strategist'
import { HuntOutlook } from './value/hunt-outlook'
import { ShowdownOutlook } from './value/outlook'

/** Reckons the whole turn, with beliefs about every card and learned worths of every table. */
export const FULL_THINKING: Thinking = {
  foresight: 3,
  outlookOf({ view, events }, seat) {
    if (isThreePlayerGame(view)) return new HuntOutlook(view, seat)
    return new ShowdownOutlook(view, seat, watch(view, events).beliefOf(view.roles))
  },
}

/** Plays what gives the best chance to win. */
export const hard: Bot = (sight) => {
  const { action, chance } = bestOf(weigh(sight, FULL_THINKING))
  return { action, why: [{ code: 'chance', amount: chance }] }
}
