import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards } from '@/games/cards'
import { randomMove } from '@/games/cards/rules/legal'
import { actionOf } from '@/games/cards/rules/moves'
import { aCardTable } from '../../support/cards-table'

/** The sum that a fair chance keeps small. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('a reshuffle puts every card at every place equally often', () => {
  const { state } = aCardTable('SORO')
    .hand(0, 'stagecoach-9S')
    .bare()
    .discarded('bang-2D', 'bang-3D', 'bang-4D', 'bang-5D', 'bang-6D')
    .build()
  const counts = Array<number>(20).fill(0)
  for (let seed = 0; seed < 6000; seed++) {
    const { hands } = cards.step(
      state,
      { type: 'play', card: 'stagecoach-9S' },
      rngFromSeed(seed),
    ).state
    const [first = 0, second = 0] = at(hands, 0)
    const order = (first - 1) * 4 + (second > first ? second - 2 : second - 1)
    counts[order] = at(counts, order) + 1
  }
  // 19 degrees of freedom: above 43.8 once in a thousand
  expect(chiSquare(counts)).toBeLessThan(43.8)
})

test('a random move is each of the legal ones equally often', () => {
  const { state } = aCardTable('SOROD')
    .hand(0, 'bang-AS', 'panic-JH', 'beer-6H', 'gatling-10H')
    .hand(1, 'missed-2S')
    .inFrontOf(4, 'barrel-QS', 'scope-AS')
    .build()
  const legal = cards.legal(state)
  const rng = rngFromSeed(3)
  const counts = legal.map(() => 0)
  for (let i = 0; i < 5000; i++) {
    const index = legal.indexOf(actionOf(randomMove(state, rng)))
    counts[index] = at(counts, index) + 1
  }
  expect(legal).toHaveLength(8)
  // 7 degrees of freedom: above 24.3 once in a thousand
  expect(chiSquare(counts)).toBeLessThan(24.3)
})
