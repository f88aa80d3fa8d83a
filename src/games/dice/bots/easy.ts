import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Decision, DiceAction } from '../rules/decisions'
import type { DiceState, Face, Seat } from '../rules/state'
import type { Bot, Choice, Sight } from './bot'
import { sympathies } from './sympathy'

/**
 * A friendly beginner: knows its role and the Sheriff, does not notice what others do, goes for an easy kill, rolls again
 * once what looks useless, fears no dynamite.
 */
export const easy: Bot = (sight, rng) => {
  const { view } = sight
  const { decision } = view
  if (!decision) throw new Error('nobody is asked')
  const feelings = feelingsOf(view, decision.seat)
  switch (decision.kind) {
    case 'roll':
      return chooseRoll(sight, decision, feelings)
    case 'aim':
      return chooseTarget(sight, rng, {
        code: 'least-liked',
        score: (target) => -at(feelings, target),
      })
    case 'drink':
    case 'gift':
      return chooseTarget(sight, rng, {
        code: 'help',
        score: (target) => thirst(view, target) + at(feelings, target),
      })
    case 'clear':
      return chooseTarget(sight, rng, {
        code: 'clear-friend',
        score: (target) => at(feelings, target),
      })
    case 'dodge':
      return take(sight, view.pile > 3 ? 'take-arrow' : 'take-hit', 'pile')
    case 'shed':
      return take(sight, 'drop-arrow', 'fewer-arrows')
    case 'reveal':
      return take(sight, 'reveal', 'only-the-table-knows')
  }
}

/** A stranger who is almost dead tempts a beginner more than a sworn enemy does. */
const TEMPTATION = 60
const ALMOST_DEAD = 3

/** A beginner who is the Renegade knows that the Sheriff has to fall, but not that the Sheriff has to fall last. */
const IMPATIENCE = 100

/** How a beginner feels about every seat. */
export function feelingsOf(view: DiceState, seat: Seat): number[] {
  const isAlone = view.roles[seat] === 'renegade'
  return sympathies(view, [], seat).map((feeling, other) => {
    const role = view.roles[other]
    const isHunted = isAlone && role === 'sheriff'
    if (role !== 'hidden' && !isHunted) return feeling
    const isTempting = at(view.life, other) <= ALMOST_DEAD
    return Math.min(feeling, isHunted ? -IMPATIENCE : 0) - (isTempting ? TEMPTATION : 0)
  })
}

/** A full glass is wasted, so a player who cannot drink comes last. */
const WASTED = -200

function thirst({ life, maxLife }: DiceState, seat: Seat): number {
  const missing = at(maxLife, seat) - at(life, seat)
  return missing === 0 ? WASTED : missing
}

/** Prefers the target with the highest score; equal ones are drawn. Passing is for when nobody is liked. */
function chooseTarget(
  { legal }: Sight,
  rng: Rng,
  { code, score }: { readonly code: string; readonly score: (target: Seat) => number },
): Choice {
  let best: DiceAction[] = []
  let bestScore = -Infinity
  for (const action of legal) {
    const own = 'target' in action ? score(action.target) : 0
    if (own < bestScore) continue
    if (own > bestScore) best = []
    bestScore = own
    best.push(action)
  }
  const action = at(best, rng.below(best.length))
  return { action, why: 'target' in action ? [{ code, seat: action.target }] : [{ code: 'pass' }] }
}

function take({ legal }: Sight, type: DiceAction['type'], code: string): Choice {
  const action = legal.find((option) => option.type === type) ?? at(legal, 0)
  return { action, why: [{ code }] }
}

/** Rolls again, once, whatever is of no use. */
function chooseRoll(
  { view, legal }: Sight,
  { seat, rerollable }: Extract<Decision, { kind: 'roll' }>,
  feelings: readonly number[],
): Choice {
  const { dice } = view
  if (!dice) return { action: at(legal, 0), why: [{ code: 'first-roll' }] }
  const stop = { action: at(legal, legal.length - 1), why: [{ code: 'content' }] }
  const useless = rerollable.filter((die) => !isUseful(view, at(dice, die), { seat, feelings }))
  if (useless.length === 0 || view.rolls > 1) return stop
  const action = legal.find(
    (option) => option.type === 'roll' && option.dice.join() === useless.join(),
  )
  return action ? { action, why: useless.map((die) => ({ code: 'useless', die })) } : stop
}

function isUseful(
  { life, maxLife, arrows }: DiceState,
  face: Face,
  { seat, feelings }: { seat: Seat; feelings: readonly number[] },
): boolean {
  switch (face) {
    case 'one':
    case 'two':
      return feelings.some((feeling) => feeling < 0)
    case 'beer':
      return at(life, seat) < at(maxLife, seat)
    case 'gatling':
      return at(arrows, seat) > 1
    case 'arrow':
    case 'dynamite':
      return false
  }
}
