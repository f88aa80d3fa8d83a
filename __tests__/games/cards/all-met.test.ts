import { meetAll } from '../../support/cards-met'

// `npx tsx __tests__/support/print-cards-met.ts` prints where each was met first, and what cannot be and why.

test('games of chance go on until every character has used every kind of card in every way there is', () => {
  const { never, unheardOf, firstSeeds } = meetAll(12_000)
  expect(never).toEqual([])
  expect(unheardOf).toEqual([])
  expect(firstSeeds.size).toBe(1500)
})
