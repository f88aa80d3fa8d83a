import { at } from '@/core/list'
import { thoughtOut } from '@/family/thought'
import { moveOf } from '../rules/moves'
import { watch } from './belief/watch'
import type { Interjector, Sight, Thinker } from './bot'
import { leaningOf } from './leaning'
import { actionFor, askedSeat, interjectSensibly } from './plain-sense'
import { mindOf } from './policy/minds'
import { Scene } from './policy/scene'
import { reasonsFor } from './reasons'
import { candidatesOf, type Candidate } from './search/candidates'
import type { Temper } from './temper'

/** Beliefs about every role, and what hands cannot hold. */
function* knowingly({ view, events }: Sight) {
  const witness = yield* watch(view, events)
  return { belief: witness.beliefOf(view.roles), table: witness.table }
}

/** Merit that a point of a hundred is worth to a temper. */
const PER_POINT = 1.5
/** What plain sense likes so much less is to nobody's liking. */
const CLOSE = 4

/** Plain sense fed by beliefs. */
export const normalBot = (temper: Temper): Thinker =>
  function* (sight) {
    const { view, legal } = sight
    if (legal.length === 1) return { action: at(legal, 0), why: [{ code: 'only-choice' }] }
    const seat = askedSeat(view)
    const { belief, table } = yield* knowingly(sight)
    const mind = mindOf(view, seat, { belief, table })
    const scene = new Scene().lookAt(view, seat, mind)
    const moves = legal.map(moveOf)
    const lean = leaningOf(scene, table, temper)
    const candidates = candidatesOf(scene, moves)
    const chosen = likedBest(candidates, ({ move: option }) => lean(option))
    const action = actionFor(legal, moves, chosen.move)
    const liking = chosen === candidates[0] ? [] : [{ code: 'liking' }]
    return { action, why: [...liking, ...reasonsFor(action, view, mind)] }
  }

/** What is most to somebody's liking among what plain sense likes about as much. */
function likedBest(
  candidates: readonly Candidate[],
  lean: (candidate: Candidate) => number,
): Candidate {
  const first = at(candidates, 0)
  let best = first
  let most = -Infinity
  for (const candidate of candidates) {
    if (candidate.merit < first.merit - CLOSE || (candidate.merit <= 0 && first.merit > 0)) break
    const score = candidate.merit + 100 * PER_POINT * lean(candidate)
    if (score > most) [best, most] = [candidate, score]
  }
  return best
}

export const interjectKnowingly: Interjector = (sight) =>
  interjectSensibly(sight, () => thoughtOut(knowingly(sight)))
