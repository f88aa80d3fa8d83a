import { at } from '@/core/list'
import type { Odds, Taste } from '@/family/account'
import type { DiceAction } from '../rules/decisions'
import type { Leaning } from './leaning'
import { bestOf, type Weighed } from './strategist'
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

/** What was given up a little for, where something else had a better chance. */
function tasteFor(chosen: Weighed, best: Weighed, { lean, secrecy }: Tastes): Taste | null {
  const given = logitOf(best.chance) - logitOf(chosen.chance)
  if (!(given > 0)) return null
  if (lean(chosen.action) - lean(best.action) >= given) return 'liking'
  return secrecy < 0 ? 'showing' : 'hiding'
}

/** A choice beside the best of all others: how it came about. */
export function oddsOf(
  weighed: readonly Weighed[],
  chosen: Weighed,
  tastes: Tastes,
): Odds<DiceAction> {
  // Rolling the other of two dice with the same face is no other choice.
  const others = weighed.filter(({ action, chance }) =>
    chosen.action.type === 'roll' && action.type === 'roll'
      ? chance !== chosen.chance
      : action !== chosen.action,
  )
  const next = others.length > 0 ? bestOf(others) : null
  return { chance: chosen.chance, next, taste: next && tasteFor(chosen, next, tastes) }
}

/** Rolling one of two dice with the same face is the same as rolling the other, and as much worth. */
function isRepeated(weighed: readonly Weighed[], scores: readonly number[], i: number): boolean {
  return at(weighed, i).action.type === 'roll' && scores.indexOf(at(scores, i)) < i
}
