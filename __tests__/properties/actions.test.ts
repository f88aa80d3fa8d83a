import fc from 'fast-check'
import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceState } from '@/games/dice'
import { chooses, deals, frozen, openDeals, positions, type Game } from './games'
import { PATIENCE, countGame, holds, reportGames } from './runs'
import { LISTED_FORMS, UNIVERSE } from './universe'

reportGames('legal actions')

const PLAIN_FIVE = [null, null, null, null, null]
const EVERY = 40

/** Plays a game and asks the rules, again and again, for everything that anybody could ask for. */
function askForEverything({ config, seed, habits }: Game): void {
  const rng = rngFromSeed(seed)
  const choose = chooses(habits)
  let state = dice.setup(config, rng)
  let from = Math.abs(habits.seed) % EVERY
  while (state.decision) {
    checkActions(state, from)
    from = (from + 1) % EVERY
    state = dice.step(state, choose(dice.legal(state)), rng).state
  }
  checkActions(state, 0)
  countGame()
}

/** Takes every so-manieth of the universe's actions: over a game all of them come up many times. */
function checkActions(state: DiceState, from: number): void {
  const before = JSON.stringify(frozen(state))
  const listed = new Set(dice.legal(state).map((action) => JSON.stringify(action)))
  for (let i = from; i < UNIVERSE.length; i += EVERY) {
    const refusal = dice.refuse(state, at(UNIVERSE, i))
    if ((refusal === null) !== listed.has(at(LISTED_FORMS, i)))
      throw new Error(`${JSON.stringify(UNIVERSE[i])}: ${JSON.stringify(refusal)} at ${before}`)
    if (refusal && refusal.code !== (state.decision ? 'illegal-action' : 'game-over'))
      throw new Error(`${refusal.code} is not the reason`)
  }
  const wronged = dice.legal(state).find((action) => dice.refuse(state, action) !== null)
  if (wronged) throw new Error(`${JSON.stringify(wronged)} is listed and refused at ${before}`)
  if (JSON.stringify(state) !== before) throw new Error(`asking changed the table: ${before}`)
}

test(
  'exactly the listed actions are accepted, and asking changes nothing',
  () => holds(500, fc.oneof(deals(), positions), askForEverything),
  PATIENCE,
)

test(
  'so it is at a table whose roles only the players know',
  () =>
    holds(150, openDeals(), ({ config, roles, seed, habits }) => {
      const sealed = roles.map((role) => (role === 'sheriff' ? role : 'hidden'))
      askForEverything({ config: { ...config, roles: sealed }, seed, habits })
    }),
  PATIENCE,
)

test(
  'a refused action leaves the match as it was, with a message that says what would be legal',
  () => {
    const games = fc.record({ game: deals(), wish: fc.nat({ max: UNIVERSE.length - 1 }) })
    holds(200, games, ({ game: { config, seed, habits }, wish }) => {
      const choose = chooses(habits)
      let match = frozen(startMatch(dice, config, seed))
      for (let i = 0; i < 30 && match.state.decision; i++) {
        const before = JSON.stringify(match)
        const wished = takeAction(dice, match, at(UNIVERSE, (wish + i) % UNIVERSE.length))
        expect(JSON.stringify(match)).toBe(before)
        if (!wished.ok) expect(wished.refusal.message).toMatch(/; .*\b(may|rolls)\b/)
        const taken = takeAction(dice, match, choose(dice.legal(match.state)))
        if (!taken.ok) throw new Error(taken.refusal.message)
        match = frozen(taken.match)
      }
    })
  },
  PATIENCE,
)

test('bug: a first roll could name a sixth die', () => {
  const table = dice.setup({ kind: 'deal', seats: 5, characters: PLAIN_FIVE }, rngFromSeed(1))
  const roll = { type: 'roll', dice: [0, 1, 2, 3, 5] } as const
  expect(dice.refuse(table, roll)?.message).toMatch(/^there is no die 5; seat \d rolls dice 0, 1/)
})
