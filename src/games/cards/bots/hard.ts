import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Thought } from '@/family/thought'
import type { DecisionKind } from '../protocol'
import { moveOf } from '../rules/moves'
import type { Seat } from '../rules/state'
import { recall, watch } from './belief/watch'
import type { Sight, Thinker } from './bot'
import { mindOf } from './policy/minds'
import type { Mind } from './policy/mind'
import { Scene } from './policy/scene'
import { actionFor, askedSeat } from './plain-sense'
import { reasonsFor } from './reasons'
import { candidatesOf } from './search/candidates'
import { Playouts } from './search/playout'
import { weigh, type Weighed } from './search/weigh'

/** Playouts for each kind of decision: most where most is at stake. */
export const BUDGET: Readonly<Record<DecisionKind, number>> = {
  play: 80,
  defend: 24,
  indians: 24,
  duel: 24,
  'last-breath': 0,
  draw: 24,
  keep: 0,
  choose: 0,
  store: 24,
  discard: 24,
}

/** Another move than plain sense's must be better by about a point: less is noise. */
const MARGIN = 0.01

/** What every candidate is worth, what plain sense would do first. */
export interface Reckoning {
  readonly mind: Mind
  readonly weighed: readonly Weighed[]
}

/** Thinks all candidates through in worlds that the seat cannot tell from the true one. */
export function* reckon(
  sight: Sight,
  seat: Seat,
  { budget, rng }: { readonly budget: number; readonly rng: Rng },
): Thought<Reckoning> {
  const { view, events, legal } = sight
  const witness = yield* watch(view, events)
  const belief = witness.beliefOf(view.roles)
  const { table } = witness
  const mind = mindOf(view, seat, { belief, table })
  const candidates = candidatesOf(new Scene().lookAt(view, seat, mind), legal.map(moveOf))
  if (budget === 0 || candidates.length === 1)
    return { mind, weighed: candidates.map(({ move }) => ({ move, chance: 0, tries: 0 })) }
  const seen = yield* recall(view, events)
  const playouts = new Playouts(mind, seat, witness.publicBelief())
  const weighed = yield* weigh(candidates, {
    source: { view, seen, belief, table },
    playouts,
    budget,
    rng,
  })
  return { mind, weighed }
}

/** What plain sense would do, unless something else is clearly better. */
export function preferred(weighed: readonly Weighed[]): Weighed {
  const rule = at(weighed, 0)
  const most = Math.max(...weighed.map(({ tries }) => tries))
  let best = rule
  for (const other of weighed) if (other.tries === most && other.chance > best.chance) best = other
  return best.chance > rule.chance + MARGIN ? best : rule
}

/** Plain sense, looked over by search. */
export const hard: Thinker = function* (sight, rng) {
  const { view, legal } = sight
  if (legal.length === 1) return { action: at(legal, 0), why: [{ code: 'only-choice' }] }
  const seat = askedSeat(view)
  const kind = view.decision?.kind ?? 'play'
  const { mind, weighed } = yield* reckon(sight, seat, { budget: BUDGET[kind], rng })
  const { move, chance, tries } = preferred(weighed)
  const action = actionFor(legal, legal.map(moveOf), move)
  const reasons = reasonsFor(action, view, mind)
  return { action, why: tries > 0 ? [{ code: 'chance', amount: chance }, ...reasons] : reasons }
}
