import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Account as FamilyAccount, BotAt, Held, Motive } from '@/family/account'
import type { Belief } from '@/family/beliefs/belief'
import type { BotLevel } from '@/family/levels'
import type { Thought } from '@/family/thought'
import { thinkerOf, type Choice, type Sight } from '../bots'
import { watch } from '../bots/belief/watch'
import { feelingsOf } from '../bots/easy'
import { suspicions } from '../bots/suspicion'
import type { DiceAction } from '../rules/decisions'
import { isThreePlayerGame } from '../rules/roles'
import type { DiceState, Seat } from '../rules/state'
import { groundsFor, type Ground } from './grounds'

export type Account = FamilyAccount<DiceAction, Ground>

/** Lets a bot choose once more, from the same sight and with the same chance, and has it say what it went by. */
export function* account({ level, personality }: BotAt, sight: Sight, rng: Rng): Thought<Account> {
  const { view } = sight
  const seat = view.decision?.seat ?? view.turn
  const choice = yield* thinkerOf(level, personality)(sight, rng)
  const { action } = choice
  const told = (held: Held | null, grounds: readonly Ground[]): Account => ({
    ...{ action, held, grounds, motives: motivesOf(choice, { level, held, seat }) },
  })
  switch (level) {
    case 'random':
      return told(null, [])
    case 'easy':
      return told({ kind: 'feelings', feelings: feelingsOf(view, seat) }, plainFacts(choice, view))
    case 'normal': {
      const feelings = suspicions(view, sight.events, seat)
      const isAimed = 'target' in action
      const facts = groundsFor([action], { view, seat, belief: null, roll: null })
      // Whom it suspects of what, this level does not know: only whom it likes.
      const known = facts.filter(({ code }) => !['suspect', 'reach'].includes(code))
      return told({ kind: 'feelings', feelings }, isAimed ? known : known.slice(0, 2))
    }
    case 'hard': {
      const belief = yield* beliefFrom(sight)
      const held: Held | null = belief && { kind: 'chances', chances: belief.chances }
      return told(held, groundsFor([action], { view, seat, belief, roll: null }))
    }
  }
}

function* beliefFrom({ view, events }: Sight): Thought<Belief | null> {
  return isThreePlayerGame(view) ? null : (yield* watch(view, events)).beliefOf(view.roles)
}

interface Doer {
  readonly level: BotLevel
  readonly held: Held | null
  readonly seat: Seat
}

function motivesOf({ action, why, odds }: Choice, doer: Doer): Motive<DiceAction>[] {
  if (why.some(({ code }) => code === 'only-choice' || code === 'first-roll'))
    return [{ code: 'only' }]
  const any = why.find(({ code }) => code === 'any-of')
  if (any) return [{ code: 'any', count: any.amount ?? 1 }]
  const motives: Motive<DiceAction>[] = []
  // What a normal bot reckons with is no chance to win.
  if (odds && doer.level === 'hard') motives.push({ code: 'odds', ...odds })
  if (odds?.taste) motives.push({ code: 'taste', taste: odds.taste })
  if (why.some(({ code }) => code === 'useless')) motives.push({ code: 'useless' })
  if (why.some(({ code }) => code === 'content')) motives.push({ code: 'content' })
  if (action.type === 'pass' && doer.level === 'easy') motives.push({ code: 'nobody' })
  return [...motives, ...feelingFor(action, doer)]
}

/** What it felt about whoever it chose. */
function feelingFor(action: DiceAction, { held, seat }: Doer): Motive<DiceAction>[] {
  if (!('target' in action) || action.target === seat || held?.kind !== 'feelings') return []
  const feeling = at(held.feelings, action.target)
  if (feeling === 0) return []
  return [{ code: feeling > 0 ? 'friend' : 'foe', seat: action.target }]
}

/** A beginner looks at life points and the pile, and at nothing else. */
function plainFacts({ action }: Choice, view: DiceState): Ground[] {
  switch (action.type) {
    case 'aim':
    case 'drink':
    case 'gift': {
      const seat = action.target
      return [{ code: 'life', seat, life: at(view.life, seat), max: at(view.maxLife, seat) }]
    }
    case 'take-arrow':
    case 'take-hit':
      return [{ code: 'pile', pile: view.pile }]
    default:
      return []
  }
}
