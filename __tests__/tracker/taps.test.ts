import { fortyTurns, type PlayedGame, type PlayedTurn } from './forty-turns'
import { CountingHands, TypingHands, plainTaps, type Hands } from './hands'
import type { DiceState } from '@/games/dice'

const games = fortyTurns()
const TURNS = 40

const facts = ({ life, arrows, alive, pile, winner }: DiceState) => ({
  ...{ life, arrows, alive, pile },
  side: winner?.side,
})

/** Keeps score of all forty turns; after each the companion shows what the table shows. */
function keepScore(handsOf: (game: PlayedGame) => Hands & { play(turn: PlayedTurn): void }) {
  const each: { touches: number; taps: number }[] = []
  for (const game of games) {
    const hands = handsOf(game)
    for (const turn of game.turns) {
      const before = { ...hands.count }
      hands.play(turn)
      each.push({
        touches: hands.count.touches - before.touches,
        taps: hands.count.taps - before.taps,
      })
      expect(facts(hands.state)).toEqual(facts(turn.after))
    }
  }
  const mean = (of: 'touches' | 'taps') => each.reduce((sum, n) => sum + n[of], 0) / each.length
  return { turns: each.length, touches: mean('touches'), taps: mean('taps'), each }
}

const counted = keepScore((game) => new CountingHands(game))
const typed = keepScore((game) => new TypingHands(game))
const plain =
  games.flatMap(({ turns }) => turns).reduce((sum, turn) => sum + plainTaps(turn), 0) / TURNS

test('counters need at most three touches a turn', () => {
  expect(counted.turns).toBe(TURNS)
  expect(counted.touches).toBeLessThanOrEqual(3)
})

test('dice entry needs at most nine', () => {
  expect(typed.turns).toBe(TURNS)
  expect(typed.touches).toBeLessThanOrEqual(9)
})

test('a plain life counter needs more', () => {
  expect(plain).toBeGreaterThan(counted.touches)
})

test('the numbers in docs/companion.md are these', () => {
  const round = (n: number) => n.toFixed(2)
  expect({
    counters: round(counted.touches),
    countersInSingleTaps: round(counted.taps),
    dice: round(typed.touches),
    lifeCounter: round(plain),
    most: Math.max(...counted.each.map(({ touches }) => touches)),
  }).toEqual({
    counters: '2.67',
    countersInSingleTaps: '5.60',
    dice: '8.28',
    lifeCounter: '5.80',
    most: 6,
  })
})
