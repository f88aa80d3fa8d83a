import { logLine } from '@/boards/cards/words/log-line'
import type { CardsEvent } from '@/games/cards'
import { i18n } from '@/i18n'

const spaces: ['log', 'common', 'cards'] = ['log', 'common', 'cards']
const t = i18n.getFixedT('en', spaces)
const names = ['You', 'Bo', 'Lou']
const nameOf = (seat: number) => names[seat] ?? ''

const inherited = (seat: number, from: number): CardsEvent => ({
  type: 'cardsInherited',
  seat,
  from,
  hand: [],
  inPlay: [],
})

test.each([
  [inherited(1, 2), 'Bo took the cards of Lou.'],
  [inherited(0, 2), 'You took the cards of Lou.'],
  [inherited(1, 0), 'Bo took your cards.'],
])('cards of the fallen: the reader is no third person (%#)', (event, words) => {
  expect(logLine(event, { own: 0, nameOf, t })).toBe(words)
})

test('a sentence that ends with the name of a card has one full stop', () => {
  const shown: CardsEvent = { type: 'cardShown', seat: 1, card: 'missed-2S', kind: 'defend' }
  expect(logLine(shown, { own: 0, nameOf, t })).toMatch(/Missed!$/)
})
