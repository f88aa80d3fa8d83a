import { at } from '@/core/list'
import type { Odds, Taste } from '@/family/account'
import type { Thought } from '@/family/thought'
import type { Move } from '../rules/moves'
import type { Leaning } from './leaning'
import type { Weighed } from './search/weigh'

/** Another move than plain sense's must be better by about a point: less is noise. */
const MARGIN = 0.01
/** What is so much worse than the best is to nobody's liking. */
const CLOSE = 0.04

/** What somebody gives up a little of their chance for. */
export interface Tastes {
  readonly lean: Leaning
  /** What a move that hides all is worth more than one that hides nothing; below 0 for somebody who wants to be known. */
  readonly secrecy: number
  readonly exposureBy: (move: Move) => number
}

/** What plain sense would do, unless something else is clearly better, or as good and more to somebody's liking. */
export function* preferred(
  weighed: readonly Weighed[],
  { lean, secrecy, exposureBy }: Tastes,
): Thought<Weighed> {
  const rule = at(weighed, 0)
  // Where nothing was thought through, nothing is known to be close.
  if (rule.tries === 0) return rule
  const most = Math.max(...weighed.map(({ tries }) => tries))
  const scoreOf = (option: Weighed): number =>
    option.chance + lean(option.move) + (option === rule ? MARGIN : 0)
  const tried = weighed.filter(({ tries }) => tries === most)
  const near = Math.max(...tried.map(scoreOf)) - CLOSE
  const close = tried.filter((option) => scoreOf(option) >= near)
  let best = rule
  let highest = -Infinity
  for (const option of close) {
    const isWatched = secrecy !== 0 && close.length > 1
    const score = scoreOf(option) - (isWatched ? secrecy * exposureBy(option.move) : 0)
    if (score > highest) [best, highest] = [option, score]
    if (isWatched) yield
  }
  return best
}

/** What was given up a little for, where something else had a clearly better chance. */
function tasteFor(chosen: Weighed, best: Weighed, { lean, secrecy }: Tastes): Taste | null {
  const given = best.chance - chosen.chance
  if (given <= MARGIN) return null
  if (lean(chosen.move) - lean(best.move) >= given - MARGIN) return 'liking'
  return secrecy < 0 ? 'showing' : 'hiding'
}

/** A choice beside the best of all others that were thought through as far: how it came about. */
export function oddsOf(weighed: readonly Weighed[], chosen: Weighed, tastes: Tastes): Odds<Move> {
  let best: Weighed | null = null
  for (const option of weighed)
    if (option !== chosen && option.tries >= chosen.tries && option.chance > (best?.chance ?? -1))
      best = option
  return {
    chance: chosen.chance,
    next: best && { action: best.move, chance: best.chance },
    taste: best && tasteFor(chosen, best, tastes),
  }
}
