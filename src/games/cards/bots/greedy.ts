import { Belief } from '@/family/beliefs/belief'
import type { Triple } from '@/family/beliefs/envelopes'
import type { CardsEvent } from '../rules/events'
import type { CardsView } from '../rules/state'
import { loyalties } from './attitude'
import type { Bot, Interjector } from './bot'
import type { Knowledge } from './policy/minds'
import { interjectSensibly, sensibleChoice } from './plain-sense'

const PULL = 0.6
const FIRM = 6

/** Who shot at the Sheriff, and at whom who did: that and nothing else. */
export function countedBelief(view: CardsView, events: readonly CardsEvent[]): Belief {
  const weights = loyalties(view, events).map((loyalty): Triple => {
    const pull = PULL * Math.max(-FIRM, Math.min(FIRM, loyalty))
    return [Math.exp(pull), Math.exp(-pull), 1]
  })
  return new Belief(view.roles, view.roleCounts, weights)
}

const knowledgeOf = (view: CardsView, events: readonly CardsEvent[]): Knowledge => ({
  belief: countedBelief(view, events),
  table: null,
})

/** Plain sense with a counter of who went for the Sheriff: the measure of simple play in the arena. */
export const greedy: Bot = (sight) => sensibleChoice(sight, knowledgeOf(sight.view, sight.events))

export const interjectGreedily: Interjector = (sight) =>
  interjectSensibly(sight, () => knowledgeOf(sight.view, sight.events))
