import type { CardsEvent } from '../rules/events'
import type { CardsView } from '../rules/state'
import { Reputation } from './belief/reputation'
import type { Bot, Interjector } from './bot'
import type { Knowledge } from './policy/minds'
import { interjectSensibly, sensibleChoice } from './plain-sense'

/** Who shot at the Sheriff, and at whom who did: that and nothing else. */
const knowledgeOf = (view: CardsView, events: readonly CardsEvent[]): Knowledge => ({
  belief: Reputation.after(view, events).beliefOf(view.roles, view.roleCounts),
  table: null,
})

/** Plain sense with a counter of who went for the Sheriff: the measure of simple play in the arena. */
export const greedy: Bot = (sight) => sensibleChoice(sight, knowledgeOf(sight.view, sight.events))

export const interjectGreedily: Interjector = (sight) =>
  interjectSensibly(sight, () => knowledgeOf(sight.view, sight.events))
