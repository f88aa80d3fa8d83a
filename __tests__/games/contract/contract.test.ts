import { rngFromSeed } from '@/core/rng'
import { GAME_IDS } from '@/games'
import { dice } from '@/games/dice'
import { cardsSubject } from './cards'
import { testContract } from './contract'
import { diceSubject } from './dice'

testContract(diceSubject)
testContract(cardsSubject)

test('every game of the list stands under the contract', () => {
  expect([diceSubject.module.id, cardsSubject.module.id]).toEqual([...GAME_IDS])
})

test('dice: everything is public, and nobody interjects', () => {
  const rng = rngFromSeed(1)
  const start = dice.setup({ kind: 'deal', seats: 4 }, rng)
  const { events } = dice.step(start, { type: 'roll', dice: [0, 1, 2, 3, 4] }, rng)
  expect(dice.eventsFor(events, null)).toBe(events)
  expect(dice.interjections(start)).toEqual([])
})

test('dice: what fell, who fell and who won cannot be unseen', () => {
  const winner = { side: 'draw', seats: [] } as const
  expect(dice.reveals({ type: 'gameEnded', winner })).toBe(true)
  expect(dice.reveals({ type: 'lastManStandingBegan', seats: [0, 1] })).toBe(false)
})
