import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Thought } from '@/family/thought'
import type { DecisionKind } from '../protocol'
import type { KindId } from '../cards/ids'
import { PLAY, cardIn, moveOf, typeIn, type Move } from '../rules/moves'
import type { Seat } from '../rules/state'
import { playedAs } from '../rules/uses'
import { Reputation } from './belief/reputation'
import { recall, watch } from './belief/watch'
import type { Witness } from './belief/witness'
import type { Sight, Thinker } from './bot'
import { exposureBy, worthOfSecrecy } from './disguise'
import { leaningOf } from './leaning'
import { actionFor, askedSeat } from './plain-sense'
import { mindOf } from './policy/minds'
import { Scene } from './policy/scene'
import { oddsOf, preferred } from './preference'
import { reasonsFor } from './reasons'
import { candidatesOf, ruleOf } from './search/candidates'
import { Playouts } from './search/playout'
import { weigh, type Weighed } from './search/weigh'
import type { Temper } from './temper'

/** Playouts for each kind of decision: most where most is at stake. */
const ANSWERS: Readonly<Record<Exclude<DecisionKind, 'play'>, number>> = {
  defend: 24,
  indians: 24,
  duel: 24,
  'last-breath': 0,
  draw: 24,
  keep: 0,
  choose: 0,
  store: 48,
  discard: 24,
}

/** Playouts for a play, by the number of the living: at a small table they take less time, so there can be more. */
const PLAYS = [0, 0, 160, 160, 160, 130, 102, 80] as const

/** What brings cards, protects or heals is played first anyway: where plain sense would, search would only add noise. */
const ROUTINE: ReadonlySet<KindId> = new Set<KindId>([
  'stagecoach',
  'wells-fargo',
  'barrel',
  'mustang',
  'scope',
  'beer',
])

const isRoutine = ({ ability }: Scene, rule: Move): boolean =>
  typeIn(rule) === PLAY && ROUTINE.has(playedAs(ability, cardIn(rule)).id)

/** How many playouts a decision is worth, by what plain sense would do. */
export type Budget = (scene: Scene, rule: Move) => number

/** Fixed numbers: a match must replay identically on every device. */
const budgetFor: Budget = (scene, rule) => {
  const { decision } = scene.state
  if (decision === null) return 0
  if (decision.kind !== 'play') return ANSWERS[decision.kind]
  return isRoutine(scene, rule) ? 0 : at(PLAYS, scene.living)
}

/** How a seat sees the table, and what every candidate is worth, what plain sense would do first. */
export interface Reckoning {
  readonly scene: Scene
  readonly witness: Witness
  readonly weighed: readonly Weighed[]
}

/** Thinks all candidates through in worlds that the seat cannot tell from the true one. */
export function* reckon(
  sight: Sight,
  seat: Seat,
  { budgetFor: allowed, rng }: { readonly budgetFor: Budget; readonly rng: Rng },
): Thought<Reckoning> {
  const { view, events, legal } = sight
  const witness = yield* watch(view, events)
  const belief = witness.beliefOf(view.roles)
  const { table } = witness
  const mind = mindOf(view, seat, { belief, table })
  const scene = new Scene().lookAt(view, seat, mind)
  const candidates = candidatesOf(scene, legal.map(moveOf))
  const budget = candidates.length === 1 ? 0 : allowed(scene, ruleOf(candidates).move)
  if (budget === 0)
    return {
      scene,
      witness,
      weighed: candidates.map(({ move }) => ({ move, chance: 0, tries: 0 })),
    }
  const seen = yield* recall(view, events)
  const playouts = new Playouts(mind, seat, { view, reputation: Reputation.after(view, events) })
  const source = { view, seen, belief, table }
  const weighed = yield* weigh(candidates, { source, playouts, budget, rng })
  return { scene, witness, weighed }
}

/** Plain sense, looked over by search; what hides much or is to their liking and costs little comes first. */
export const hardBot = (temper: Temper): Thinker =>
  function* (sight, rng) {
    const { view, legal } = sight
    if (legal.length === 1) return { action: at(legal, 0), why: [{ code: 'only-choice' }] }
    const seat = askedSeat(view)
    const { scene, witness, weighed } = yield* reckon(sight, seat, { budgetFor, rng })
    const tastes = {
      lean: leaningOf(scene, witness.table, temper),
      secrecy: worthOfSecrecy(scene.mind.role, temper.guile, rng),
      exposureBy: (option: Move) => exposureBy(option, scene, witness),
    }
    const chosen = yield* preferred(weighed, tastes)
    const moves = legal.map(moveOf)
    const action = actionFor(legal, moves, chosen.move)
    const reasons = reasonsFor(action, view, scene.mind)
    if (chosen.tries === 0) return { action, why: reasons }
    const { chance, next, taste } = oddsOf(weighed, chosen, tastes)
    const other = next && { ...next, action: actionFor(legal, moves, next.action) }
    return {
      action,
      odds: { chance, next: other, taste },
      why: [{ code: 'chance', amount: chance }, ...reasons],
    }
  }
