import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState, type Role } from '@/games/dice'
import { chooses, onlookers, openDeals } from './games'
import { PATIENCE, countGame, holds, reportGames } from './runs'

reportGames('secrets')

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

/** Two seats with different hidden roles, and the roles with those two exchanged. */
function swapped(roles: readonly Role[], pick: number) {
  const pairs = roles.flatMap((a, i) =>
    roles.flatMap((b, j) =>
      i < j && a !== b && a !== 'sheriff' && b !== 'sheriff' ? [[i, j]] : [],
    ),
  )
  const [first = 0, second = 0] = at(pairs, pick % pairs.length)
  const other = roles.slice()
  other[first] = at(roles, second)
  other[second] = at(roles, first)
  return { pair: [first, second], roles: other }
}

const isOpened = (events: readonly DiceEvent[], pair: readonly number[]): boolean =>
  events.some(
    (event) =>
      event.type === 'gameEnded' || (event.type === 'eliminated' && pair.includes(event.seat)),
  )

test(
  'two hidden roles exchanged change nothing for anybody else until one is turned over',
  () => {
    const games = fc.record({ game: openDeals(), pick: fc.nat() })
    holds(400, games, ({ game, pick }) => {
      const { config, seed, habits } = game
      const { pair, roles } = swapped(game.roles, pick)
      const choose = chooses(habits)
      const rngs = [rngFromSeed(seed), rngFromSeed(seed)] as const
      let one = dice.setup(config, rngs[0])
      let two = dice.setup({ ...config, roles }, rngs[1])
      const others = onlookers(one).filter((seat) => seat === null || !pair.includes(seat))
      countGame()
      while (one.decision) {
        for (const seat of others)
          mustEqual(dice.viewFor(two, seat), dice.viewFor(one, seat), `what ${seat} sees`)
        for (const seat of pair)
          mustEqual({ ...dice.viewFor(two, seat), roles: [] }, { ...one, roles: [] }, 'their views')
        mustEqual(dice.legal(two), dice.legal(one), 'what is legal')
        const action = choose(dice.legal(one))
        const stepOne = dice.step(one, action, rngs[0])
        const stepTwo = dice.step(two, action, rngs[1])
        if (isOpened(stepOne.events, pair)) {
          mustEqual(beforeOpening(stepTwo.events, pair), beforeOpening(stepOne.events, pair), '')
          return
        }
        mustEqual(stepTwo.events, stepOne.events, 'what happened')
        one = stepOne.state
        two = stepTwo.state
      }
    })
  },
  PATIENCE,
)

function beforeOpening(events: readonly DiceEvent[], pair: readonly number[]): DiceEvent[] {
  const opened = events.findIndex((event) => isOpened([event], pair))
  return events.slice(0, opened)
}

/** Answers from the cards on the table whenever a role is asked for. */
function turnedOver(state: DiceState, roles: readonly Role[]): DiceState {
  let table = state
  while (table.decision?.kind === 'reveal') {
    const action: DiceAction = { type: 'reveal', role: at(roles, table.decision.seat) }
    mustEqual(dice.refuse(table, action), null, 'the true role')
    table = dice.step(table, action, rngFromSeed(0)).state
  }
  return table
}

test(
  'a table that knows no role plays the same game and comes to the same end',
  () =>
    holds(600, openDeals(), ({ config, roles, seed, habits }) => {
      const choose = chooses(habits)
      const rngs = [rngFromSeed(seed), rngFromSeed(seed)] as const
      const sealed = roles.map((role) => (role === 'sheriff' ? role : 'hidden'))
      let known = dice.setup(config, rngs[0])
      let blind = dice.setup({ ...config, roles: sealed }, rngs[1])
      while (known.decision) {
        mustEqual(dice.viewFor(blind, null), dice.viewFor(known, null), 'what a stranger sees')
        mustEqual(dice.legal(blind), dice.legal(known), 'what is legal')
        const action = choose(dice.legal(known))
        known = dice.step(known, action, rngs[0]).state
        blind = turnedOver(dice.step(blind, action, rngs[1]).state, roles)
      }
      countGame()
      mustEqual(blind.winner?.side, known.winner?.side, 'who wins')
      for (const seat of blind.winner?.seats ?? []) expect(known.winner?.seats).toContain(seat)
      if (known.winner?.side !== 'outlaws') mustEqual(blind.winner, known.winner, 'the winners')
    }),
  PATIENCE,
)

test(
  'a bot that fills the envelopes with a guess can play on to an end',
  () =>
    holds(500, openDeals(), ({ config, roles, seed, habits }) => {
      const choose = chooses(habits)
      const rng = rngFromSeed(seed)
      const state = dice.setup(config, rng)
      for (let i = 0; i < 20 && state.decision; i++)
        dice.play(state, choose(dice.legal(state)), rng)
      const view = dice.viewFor(state, null)
      const guess = roles
        .slice()
        .reverse()
        .filter((role) => role !== 'sheriff')
      const fallen = view.roles.filter((role) => role !== 'hidden' && role !== 'sheriff')
      for (const role of fallen)
        guess.splice(
          guess.findIndex((card) => card === role),
          1,
        )
      view.roles = view.roles.map((role) => (role === 'hidden' ? (guess.pop() ?? role) : role))
      while (view.decision) dice.play(view, choose(dice.legal(view)), rng)
      expect(view.winner).not.toBeNull()
      expect(view.roles).not.toContain('hidden')
      countGame()
    }),
  PATIENCE,
)
