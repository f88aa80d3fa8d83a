import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceEvent, type DiceState, type Role, type Seat } from '@/games/dice'
import {
  ARENA_BOTS,
  ARENA_LEVELS,
  thinkerOf,
  withoutPause,
  type ArenaLevel,
  type Bot,
  type Sight,
} from '@/games/dice/bots'

const DECISIONS = 10_000
const CHARACTERFUL_DECISIONS = 1_000
const ORACLE_DECISIONS = 300
const PATIENCE = 240_000

/** What a level is shown. Only the oracle is shown the cards. */
function sightOf(level: ArenaLevel, state: DiceState, events: readonly DiceEvent[]): Sight {
  const seat = state.decision?.seat ?? 0
  const view = level === 'oracle' ? state : dice.viewFor(state, seat)
  return { view, events, legal: dice.legal(state) }
}

/** Every other way in which the cards that a seat cannot see may lie. */
function otherDeals({ roles, alive }: DiceState, seat: Seat): Role[][] {
  const sealed = roles.flatMap((role, other) =>
    other !== seat && alive[other] && role !== 'sheriff' ? [other] : [],
  )
  const dealt = roles.map((role): Role => (role === 'hidden' ? 'outlaw' : role))
  const orders = arrangements(sealed.map((other) => at(dealt, other)))
  const deals = orders.map((order) => {
    const deal = dealt.slice()
    sealed.forEach((other, i) => {
      deal[other] = at(order, i)
    })
    return deal
  })
  return deals.filter((deal) => deal.join() !== dealt.join())
}

function arrangements(cards: readonly Role[]): Role[][] {
  if (cards.length === 0) return [[]]
  return [...new Set(cards)].flatMap((card) => {
    const rest = cards.slice()
    rest.splice(rest.indexOf(card), 1)
    return arrangements(rest).map((others) => [card, ...others])
  })
}

interface Tally {
  asked: number
  changed: number
}

/**
 * Plays games of a level and asks it again about every other deal. A sight that is the very same cannot lead to another
 * choice of a pure function, so the bot itself is asked once more with it, and again for every sight that differs.
 */
function investigate(level: ArenaLevel, most: number, bot = ARENA_BOTS[level]): Tally {
  const found = { asked: 0, changed: 0 }
  for (let seed = 1; found.asked < most; seed++) {
    const rng = rngFromSeed(seed)
    const hasCharacters = seed % 2 === 0
    const seats = 4 + (seed % 5)
    let state = dice.setup(
      {
        kind: 'deal',
        seats,
        ...(hasCharacters ? {} : { characters: Array<null>(seats).fill(null) }),
      },
      rng,
    )
    const events: DiceEvent[] = []
    while (state.decision && found.asked < most) {
      const sight = sightOf(level, state, events)
      const { action } = bot(sight, rngFromSeed(seed))
      if (sight.legal.length > 1) {
        found.asked += 1
        const choice = JSON.stringify(action)
        if (isChanged({ level, bot, state, events, seed }, choice)) found.changed += 1
      }
      const step = dice.step(state, action, rng)
      state = step.state
      events.push(...step.events)
    }
  }
  return found
}

interface Moment {
  readonly level: ArenaLevel
  readonly bot: Bot
  readonly state: DiceState
  readonly events: readonly DiceEvent[]
  readonly seed: number
}

function isChanged({ level, bot, state, events, seed }: Moment, choice: string): boolean {
  const seat = state.decision?.seat ?? 0
  const seen = JSON.stringify(sightOf(level, state, events).view.roles)
  let isAskedAgain = false
  for (const roles of otherDeals(state, seat)) {
    const sight = sightOf(level, { ...state, roles }, events)
    const isSame = JSON.stringify(sight.view.roles) === seen
    if (isSame && isAskedAgain) continue
    isAskedAgain ||= isSame
    const { action } = bot(sight, rngFromSeed(seed))
    if (JSON.stringify(action) !== choice) return true
  }
  return false
}

describe('changing the cards that a seat cannot see', () => {
  test.each(ARENA_LEVELS.filter((level) => level !== 'oracle'))(
    'changes no choice of %s',
    (level) => {
      expect(investigate(level, DECISIONS)).toEqual({ asked: DECISIONS, changed: 0 })
    },
    PATIENCE,
  )

  test.each(['sly', 'grudge'] as const)(
    'changes no choice of hard who is %s',
    (personality) => {
      const bot = withoutPause(thinkerOf('hard', personality))
      const found = investigate('hard', CHARACTERFUL_DECISIONS, bot)
      expect(found).toEqual({ asked: CHARACTERFUL_DECISIONS, changed: 0 })
    },
    PATIENCE,
  )

  test(
    'changes many of the oracle, which peeks: the test bites',
    () => {
      const { changed } = investigate('oracle', ORACLE_DECISIONS)
      expect(changed).toBeGreaterThan(ORACLE_DECISIONS / 5)
    },
    PATIENCE,
  )
})
