import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Odds } from '@/family/account'
import type { DiceAction } from '../rules/decisions'
import { isThreePlayerGame } from '../rules/roles'
import type { DiceState, Seat } from '../rules/state'
import type { Belief } from '@/family/beliefs/belief'
import { watch } from './belief/watch'
import type { Sight, Thinker } from './bot'
import { exposureBy, worthOfSecrecy } from './disguise'
import { leaningOf } from './leaning'
import type { Temper } from './temper'
import { oddsOf, preferred } from './preference'
import { reasonsFor } from './reasons'
import { weigh, type Thinking, type Weighed } from './strategist'
import type { Thought } from '@/family/thought'
import { HuntOutlook } from './value/hunt-outlook'
import { ShowdownOutlook } from './value/outlook'

const outlooks = new WeakMap<Belief, { readonly key: number; readonly outlook: ShowdownOutlook }>()

/** A roller who has learned nothing new since their last decision sees the table as they did then. */
function outlookFrom(belief: Belief, view: DiceState, seat: Seat): ShowdownOutlook {
  const key = view.turn * view.roles.length + seat
  const known = outlooks.get(belief)
  if (known?.key === key) return known.outlook
  const outlook = new ShowdownOutlook(view, seat, { belief, patience: patienceOf(view, seat) })
  outlooks.set(belief, { key, outlook })
  return outlook
}

/**
 * A Renegade lets the Sheriff live until the two are alone. The learned worth is of tables, not of deeds: it does not know that
 * whoever shoots the Sheriff is held for an Outlaw from then on, nor how often Outlaws win once the Sheriff is weak
 * (docs/bots.md). In log odds for each point of the Sheriff's life.
 */
const PATIENCE = 0.15

const patienceOf = ({ roles }: DiceState, seat: Seat): number =>
  roles[seat] === 'renegade' ? PATIENCE : 0

/** Reckons the whole turn, with beliefs about every card and learned worths of every table. */
export const FULL_THINKING: Thinking = {
  foresight: 3,
  *outlookOf({ view, events }, seat) {
    if (isThreePlayerGame(view)) return new HuntOutlook(view, seat)
    const witness = yield* watch(view, events)
    return outlookFrom(witness.beliefOf(view.roles), view, seat)
  },
}

const HALVES = 1000

/** Nobody hides to the same degree all the time: from not at all to twice as much. */
const moody = (guile: number, rng: Rng): number => (2 * guile * rng.below(HALVES + 1)) / HALVES

/** The action that somebody of this temper takes, out of what all of them are worth. */
export function* tempered(
  sight: Sight,
  weighed: readonly Weighed[],
  { temper, rng }: { readonly temper: Temper; readonly rng: Rng },
): Thought<Weighed & { readonly odds: Odds<DiceAction> }> {
  const { view, events } = sight
  const witness = isThreePlayerGame(view) ? null : yield* watch(view, events)
  const guile = moody(temper.guile, rng)
  const tastes = {
    lean: leaningOf(sight, temper),
    secrecy: worthOfSecrecy(view, guile),
    exposureBy: (option: DiceAction) => (witness ? exposureBy(option, view, witness) : 0),
  }
  const chosen = yield* preferred(weighed, tastes)
  return { ...chosen, odds: oddsOf(weighed, chosen, tastes) }
}

/** Plays what gives the best chance to win, but for what hides much and costs little, or is to their liking. */
export const hardBot = (temper: Temper): Thinker =>
  function* (sight, rng) {
    const { view, events, legal } = sight
    if (legal.length === 1) return { action: at(legal, 0), why: [{ code: 'only-choice' }] }
    const weighed = yield* weigh(sight, FULL_THINKING)
    const { action, chance, odds } = yield* tempered(sight, weighed, { temper, rng })
    const belief = isThreePlayerGame(view)
      ? null
      : (yield* watch(view, events)).beliefOf(view.roles)
    return {
      action,
      odds,
      why: [{ code: 'chance', amount: chance }, ...reasonsFor(action, view, belief)],
    }
  }
