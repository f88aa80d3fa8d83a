import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceState } from '..'
import type { Sight } from '../bots'
import { watch } from '../bots/belief/watch'
import { FULL_THINKING } from '../bots/hard'
import { bestOf, weigh, type Weighed } from '../bots/strategist'
import type { Thought } from '@/family/thought'
import { isBeer, isBullsEye, nextDie } from '../rules/dice'
import { isThreePlayerGame } from '../rules/roles'
import { groundsFor, type Ground } from './grounds'

/** Something that can be done, the chance to win with it, and what speaks for it. */
export interface Advice {
  /** What to do, and how to go on with the dice that are asked for next: people name all targets at once. */
  readonly actions: readonly DiceAction[]
  readonly chance: number
  readonly why: readonly Ground[]
  /** It is what the player was about to do. */
  readonly isOwn: boolean
}

const ADVICE = 3

/**
 * The best actions of an open decision, best first: what the strong bot would do in this seat if it did not care who
 * reads its card, and the next best two.
 * What the player was about to do is told as well, if it is none of them.
 */
export function* hint(sight: Sight, own: DiceAction | null = null): Thought<Advice[]> {
  const { view, events, legal } = sight
  const { decision } = view
  if (!decision || legal.length < 2) return []
  const weighed = yield* weigh(sight, FULL_THINKING)
  const ranked = weighed.slice().sort((a, b) => b.chance - a.chance)
  const ownKey = own && keyOf(view, [own])
  const belief = isThreePlayerGame(view) ? null : (yield* watch(view, events)).beliefOf(view.roles)
  const roll = ranked.map(({ action }) => action).find((action) => action.type === 'roll') ?? null
  const scene = { view, seat: decision.seat, belief, roll }
  const advice: Advice[] = []
  const told = new Set<string>()
  for (const { action, chance } of ranked) {
    const isOwn = keyOf(view, [action]) === ownKey
    if (advice.length >= ADVICE && !isOwn) continue
    const actions = yield* goneOn(sight, action)
    const key = keyOf(view, actions)
    if (told.has(key)) continue
    told.add(key)
    advice.push({ actions, chance, why: groundsFor(actions, scene), isOwn })
    yield
  }
  return advice
}

/** An action and what the strong bot would do with the further bull's eyes or beers. */
function* goneOn(sight: Sight, first: DiceAction): Thought<DiceAction[]> {
  const actions = [first]
  let { view } = sight
  for (let last = first; isFollowed(view, last); last = at(actions, actions.length - 1)) {
    // Only marks are set and beers drunk on the way; nothing falls and no card turns up.
    view = dice.step(view, last, rngFromSeed(0)).state
    const weighed: Weighed[] = yield* weigh(
      { view, events: sight.events, legal: dice.legal(view) },
      FULL_THINKING,
    )
    actions.push(bestOf(weighed).action)
  }
  return actions
}

/** Is the same question asked for another die right after this answer? */
function isFollowed({ dice: shown, spentBeer }: DiceState, action: DiceAction): boolean {
  if (action.type === 'aim') return nextDie(shown, action.die + 1, isBullsEye) >= 0
  if (action.type !== 'drink') return false
  const next = nextDie(shown, action.die + 1, isBeer)
  return next >= 0 && (next !== spentBeer || nextDie(shown, next + 1, isBeer) >= 0)
}

/** Two dice with the same face are the same to a player, and so is the order of targets. */
function keyOf({ dice: shown }: DiceState, actions: readonly DiceAction[]): string {
  const faceOf = (die: number): string => shown?.[die] ?? ''
  return actions
    .map((action) => {
      if (action.type === 'roll') return ['roll', ...action.dice.map(faceOf).sort()].join()
      if (action.type !== 'aim' && action.type !== 'drink') return JSON.stringify(action)
      const isDouble = action.type === 'aim' && action.double === true
      return [faceOf(action.die), action.target, isDouble].join()
    })
    .sort()
    .join('; ')
}
