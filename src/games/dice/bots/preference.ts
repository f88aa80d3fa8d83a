import { at } from '@/core/list'
import type { DiceAction } from '../rules/decisions'
import type { Leaning } from './leaning'
import type { Weighed } from './strategist'
import type { Thought } from '@/family/thought'
import { logitOf } from './turn/results'

/** What somebody gives up a little of their chance for. */
export interface Tastes {
  readonly lean: Leaning
  /** What an action that hides all is worth more than one that hides nothing, in log odds; below 0 for somebody who wants to be known. */
  readonly secrecy: number
  /** How much of one's card an action shows, from 0 to 1. */
  readonly exposureBy: (action: DiceAction) => number
}

/** The action that somebody likes best, all in all; of equals the first. Only what could still be it is looked at closely. */
export function* preferred(
  weighed: readonly Weighed[],
  { lean, secrecy, exposureBy }: Tastes,
): Thought<Weighed> {
  const scores = weighed.map(({ action, chance }) => logitOf(chance) + lean(action))
  const near = Math.max(...scores) - Math.abs(secrecy)
  const close = weighed.flatMap((_, i) =>
    at(scores, i) >= near && !isRepeated(weighed, scores, i) ? [i] : [],
  )
  let best = at(close, 0)
  let highest = -Infinity
  for (const i of close) {
    const isWatched = secrecy !== 0 && close.length > 1
    const score = at(scores, i) - (isWatched ? secrecy * exposureBy(at(weighed, i).action) : 0)
    if (score > highest) [best, highest] = [i, score]
    if (isWatched) yield
  }
  return at(weighed, best)
}

/** Rolling one of two dice with the same face is the same as rolling the other, and as much worth. */
function isRepeated(weighed: readonly Weighed[], scores: readonly number[], i: number): boolean {
  return at(weighed, i).action.type === 'roll' && scores.indexOf(at(scores, i)) < i
}
