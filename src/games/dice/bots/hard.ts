import { isThreePlayerGame } from '../rules/roles'
import { watch } from './belief/watch'
import type { Thinker } from './bot'
import { reasonsFor } from './reasons'
import { bestOf, weigh, type Thinking } from './strategist'
import { HuntOutlook } from './value/hunt-outlook'
import { ShowdownOutlook } from './value/outlook'

/** Reckons the whole turn, with beliefs about every card and learned worths of every table. */
export const FULL_THINKING: Thinking = {
  foresight: 3,
  *outlookOf({ view, events }, seat) {
    if (isThreePlayerGame(view)) return new HuntOutlook(view, seat)
    const witness = yield* watch(view, events)
    return new ShowdownOutlook(view, seat, witness.beliefOf(view.roles))
  },
}

/** Plays what gives the best chance to win. */
export const hard: Thinker = function* (sight) {
  const { view, events, legal } = sight
  const { action, chance } = bestOf(yield* weigh(sight, FULL_THINKING))
  if (legal.length === 1) return { action, why: [{ code: 'only-choice' }] }
  const belief = isThreePlayerGame(view) ? null : (yield* watch(view, events)).beliefOf(view.roles)
  return { action, why: [{ code: 'chance', amount: chance }, ...reasonsFor(action, view, belief)] }
}
