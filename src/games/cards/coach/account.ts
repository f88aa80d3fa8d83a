import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Account as FamilyAccount, BotAt, Held, Motive } from '@/family/account'
import type { Thought } from '@/family/thought'
import { INTERJECTORS, thinkerOf, type Choice, type Sight } from '../bots'
import { attitudes } from '../bots/attitude'
import { watch } from '../bots/belief/watch'
import { mindOf } from '../bots/policy/minds'
import { Scene } from '../bots/policy/scene'
import type { CardsAction } from '../protocol'
import type { CardsView, Seat } from '../rules/state'
import { groundsFor, type Ground } from './grounds'

export type Account = FamilyAccount<CardsAction, Ground>

/** Lets a bot choose once more, from the same sight and with the same chance, and has it say what it went by. */
export function* account(bot: BotAt, sight: Sight, rng: Rng): Thought<Account> {
  const seat = sight.view.decision?.seat ?? sight.view.turn
  const choice = yield* thinkerOf(bot.level, bot.personality)(sight, rng)
  return yield* told(bot, { sight, seat, choice })
}

/** The same where it acted out of turn; null where it lets that pass today. */
export function* asideAccount(bot: BotAt, sight: Sight, rng: Rng): Thought<Account | null> {
  const { action, why } = INTERJECTORS[bot.level](sight, rng)
  if (action?.type !== 'heal') return null
  const seat = action.seat ?? sight.view.turn
  return yield* told(bot, { sight, seat, choice: { action, why } })
}

interface Doing {
  readonly sight: Sight
  readonly seat: Seat
  readonly choice: Choice
}

function* told({ level }: BotAt, doing: Doing): Thought<Account> {
  const { sight, seat, choice } = doing
  const { view, events } = sight
  const { action } = choice
  switch (level) {
    case 'random':
      return { action, held: null, motives: motivesOf(choice), grounds: [] }
    case 'easy': {
      const feelings = attitudes(view, events, seat)
      const motives = [...motivesOf(choice), ...feelingFor(choice, feelings)]
      const grounds = motives.some(({ code }) => code === 'any') ? [] : plainFacts(doing, feelings)
      return { action, held: { kind: 'feelings', feelings }, motives, grounds }
    }
    case 'normal':
    case 'hard': {
      const witness = yield* watch(view, events)
      const belief = witness.beliefOf(view.roles)
      const held: Held = { kind: 'chances', chances: belief.chances }
      const mind = mindOf(view, seat, { belief, table: witness.table })
      const grounds = groundsFor(action, new Scene().lookAt(view, seat, mind))
      return { action, held, motives: motivesOf(choice), grounds }
    }
  }
}

function motivesOf({ why, odds }: Choice): Motive<CardsAction>[] {
  if (why.some(({ code }) => code === 'only-choice')) return [{ code: 'only' }]
  const any = why.find(({ code }) => code === 'any-of')
  if (any) return [{ code: 'any', count: any.amount ?? 1 }]
  const isLiked = odds?.taste === undefined && why.some(({ code }) => code === 'liking')
  const taste = isLiked ? 'liking' : (odds?.taste ?? null)
  return [
    ...(odds ? [{ code: 'odds', ...odds } as const] : []),
    ...(taste ? [{ code: 'taste', taste } as const] : []),
  ]
}

/** What a beginner felt about whoever it chose. */
function feelingFor({ why }: Choice, feelings: readonly number[]): Motive<CardsAction>[] {
  const reason = why.find(({ code }) => code === 'least-liked' || code === 'rob')
  const feeling = reason?.seat === undefined ? 0 : at(feelings, reason.seat)
  if (reason?.seat === undefined || feeling === 0) return []
  return [{ code: feeling > 0 ? 'friend' : 'foe', seat: reason.seat }]
}

/** What a beginner looks at: life points, and which cards are of use; not what others may hold. */
function plainFacts({ sight: { view }, seat, choice }: Doing, feelings: readonly number[]) {
  return choice.why.flatMap(({ code, card }): Ground[] => {
    switch (code) {
      case 'hurt':
      case 'heal':
      case 'almost-dead':
      case 'no-answer':
        return [lifeOf(view, seat)]
      case 'more-enemies':
        return [volley(view, seat, feelings)]
      case 'lay':
        return card === undefined ? [] : [{ code: 'gear', card }]
      case 'most-use':
      case 'top-discard':
      case 'lucky':
        return card === undefined ? [] : [{ code: 'most', card }]
      case 'least-use':
        return 'card' in choice.action ? [{ code: 'least', card: choice.action.card }] : []
      case 'answer':
        return 'card' in choice.action ? [{ code: 'spared', card: choice.action.card }] : []
      case 'nothing-to-play':
        return [{ code: 'waits' }]
      case 'try-the-barrel':
        return [{ code: 'free' }]
      default:
        return []
    }
  })
}

const lifeOf = ({ life, maxLife }: CardsView, seat: Seat): Ground => ({
  code: 'life',
  seat,
  life: Math.max(0, at(life, seat)),
  max: at(maxLife, seat),
})

function volley({ alive }: CardsView, seat: Seat, feelings: readonly number[]): Ground {
  const others = feelings.filter((_, other) => other !== seat && alive[other])
  return {
    code: 'volley',
    foes: others.filter((feeling) => feeling < 0).length,
    friends: others.filter((feeling) => feeling > 0).length,
  }
}
