import { rngFromSeed } from '@/core/rng'
import { dice, type DiceState } from '@/games/dice'
import { FACES } from '@/games/dice/rules/state'
import fc from 'fast-check'
import { chooses, deals, loaded, positions, type Game } from './games'
import { wrongWith } from './invariants'
import { PATIENCE, countGame, holds, reportGames } from './runs'

/** No game of random players comes near this; one that never ends does. */
const ENDLESS = 20_000

reportGames('invariants')

const mustBeRight = (state: DiceState): void => {
  const wrong = wrongWith(state)
  if (wrong) throw new Error(`${wrong}: ${JSON.stringify(state)}`)
}

function playToTheEnd({ config, seed, habits }: Game): DiceState {
  const rng = rngFromSeed(seed)
  const choose = chooses(habits)
  const state = dice.setup(config, rng)
  mustBeRight(state)
  for (let decisions = 0; state.decision; decisions++) {
    if (decisions > ENDLESS) throw new Error('the game does not end')
    dice.play(state, choose(dice.legal(state)), rng)
    mustBeRight(state)
  }
  countGame()
  return state
}

test(
  'every table of every dealt game is right, and the game ends',
  () => holds(12_000, deals(), (game) => void playToTheEnd(game)),
  PATIENCE,
)

test(
  'so is every table that goes on from a position',
  () => holds(8_000, positions, (game) => void playToTheEnd(game)),
  PATIENCE,
)

const LOADED_DECISIONS = 300

test.each(FACES)(
  'dice that nearly always show %s break nothing, and with fair ones the game still ends',
  (face) => {
    const games = fc.record({
      game: fc.oneof(deals(), positions),
      honest: fc.constantFrom(0, 0, 1, 2),
    })
    holds(300, games, ({ game: { config, seed, habits }, honest }) => {
      const rng = rngFromSeed(seed)
      const choose = chooses(habits)
      const state = dice.setup(config, rng)
      for (let decisions = 0; state.decision; decisions++) {
        if (decisions > ENDLESS) throw new Error('the game does not end')
        const action = choose(dice.legal(state))
        const isLoaded = decisions < LOADED_DECISIONS
        dice.play(state, isLoaded ? loaded(action, { rng, face, honest }) : action, rng)
        mustBeRight(state)
      }
      countGame()
    })
  },
  PATIENCE,
)

test(
  'whoever wins is somebody the rules can name',
  () =>
    holds(1_000, deals(), (game) => {
      const { winner, roles, alive } = playToTheEnd(game)
      const seats = winner?.seats ?? []
      const rolesOfWinners = new Set(seats.map((seat) => roles[seat]))
      switch (winner?.side) {
        case 'law':
          expect(rolesOfWinners).toContain('sheriff')
          expect(alive[roles.indexOf('sheriff')]).toBe(true)
          expect(roles.filter((role, seat) => alive[seat] && isVillain(role))).toEqual([])
          return
        case 'outlaws':
          expect([...rolesOfWinners]).toEqual(['outlaw'])
          expect(seats).toHaveLength(roles.filter((role) => role === 'outlaw').length)
          expect(alive[roles.indexOf('sheriff')]).not.toBe(true)
          return
        case 'renegade':
          expect([...rolesOfWinners]).toEqual(['renegade'])
          expect(alive.flatMap((isAlive, seat) => (isAlive ? [seat] : []))).toEqual(seats)
          return
        case 'hunter':
        case 'survivor':
          expect(roles).toHaveLength(3)
          expect(seats.map((seat) => alive[seat])).toEqual([true])
          return
        case 'draw':
          expect(seats).toEqual([])
          expect(alive).toEqual([false, false, false])
          return
        case undefined:
          throw new Error('nobody won')
      }
    }),
  PATIENCE,
)

const isVillain = (role: string): boolean => role === 'outlaw' || role === 'renegade'
