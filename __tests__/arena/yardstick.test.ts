import { rngFromSeed, type Rng } from '@/core/rng'
import { cards } from '@/games/cards'
import { createCardsYardstick } from '../../lab/bench/cards-yardstick'

const GAMES = 1_500

/** The mean of some games' lengths, and how far it may be off by chance (three standard errors). */
function lengthOf(play: () => number): { readonly mean: number; readonly error: number } {
  const lengths = Array.from({ length: GAMES }, play)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / GAMES
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  return { mean, error: (3 * Math.sqrt(squares / GAMES)) / Math.sqrt(GAMES) }
}

/** A game of the engine without characters, any legal action at each decision. */
function engineLength(seats: number, rng: Rng): number {
  const characters = Array<null>(seats).fill(null)
  const state = cards.setup({ kind: 'deal', seats, characters }, rng)
  let decisions = 0
  for (; state.decision; decisions++) {
    const actions = cards.legal(state)
    const action = actions[rng.below(actions.length)]
    if (!action) throw new Error('nothing is legal')
    cards.play(state, action, rng)
  }
  return decisions
}

test.each([4, 5, 7])(
  'the bench’s yardstick plays the card game: at %d players its games are as long as the engine’s',
  (seats) => {
    const rng = rngFromSeed(seats)
    const yardstick = lengthOf(createCardsYardstick(seats, rngFromSeed(seats)))
    const engine = lengthOf(() => engineLength(seats, rng))
    expect(Math.abs(yardstick.mean - engine.mean)).toBeLessThan(
      Math.hypot(yardstick.error, engine.error),
    )
  },
)
