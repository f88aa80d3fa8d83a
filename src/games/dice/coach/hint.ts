import { at } from '@/core/list'
import type { Reason, Sight } from '../bots'
import { watch } from '../bots/belief/watch'
import { FULL_THINKING } from '../bots/hard'
import { reasonsFor } from '../bots/reasons'
import { weigh, type Weighed } from '../bots/strategist'
import type { Thought } from '../bots/thought'
import { isThreePlayerGame } from '../rules/roles'
import type { DiceState } from '../rules/state'

/** An action that the strong bot would think of, the chance to win with it, and what speaks for it. */
export interface Advice extends Weighed {
  readonly why: readonly Reason[]
}

const ADVICE = 3

/** The best actions of an open decision, best first: what the strong bot would do in this seat, and the next best two. */
export function* hint(sight: Sight): Thought<Advice[]> {
  const { view, events } = sight
  const weighed = yield* weigh(sight, FULL_THINKING)
  const best = distinct(
    view,
    weighed.slice().sort((a, b) => b.chance - a.chance),
  ).slice(0, ADVICE)
  const belief = isThreePlayerGame(view) ? null : (yield* watch(view, events)).beliefOf(view.roles)
  return best.map((option) => ({ ...option, why: reasonsFor(option.action, view, belief) }))
}

/** Rolling one of two dice with the same face is the same advice. */
function distinct({ dice }: DiceState, weighed: readonly Weighed[]): Weighed[] {
  const seen = new Set<string>()
  return weighed.filter(({ action }) => {
    const key =
      action.type === 'roll' && dice
        ? action.dice
            .map((die) => at(dice, die))
            .sort()
            .join()
        : JSON.stringify(action)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
