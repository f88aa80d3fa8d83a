import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { retold } from '../support/cards-playthrough'

// Only `npx tsx __tests__/support/write-cards-playthrough.ts` writes the file anew.

const text = readFileSync(join(__dirname, 'cards', 'playthrough.txt'), 'utf8')

test('the stored playthrough, played again, reads the same', () => {
  expect(retold(text)).toBe(text)
})

test.each([
  ['a Duel', /is asked: duel/],
  ['a Jail', /cardsTurned .* for jail/],
  ['an explosion', /lifeLost .* amount 3 .* cause dynamite/],
  ['a General Store', /is asked: store/],
  ['a Beer at the last breath', /cardShown .* card beer-\S+ · kind last-breath/],
  ['a heal out of turn', /> \{"type":"heal",.*"seat"/],
  ['a reshuffle', /reshuffled/],
  ['a reward', /cause reward/],
  ['an end', /gameEnded/],
])('%s happens in it', (_what, sign) => {
  expect(sign.test(text)).toBe(true)
})
