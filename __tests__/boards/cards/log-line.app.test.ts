import { isRepeat, logLine } from '@/boards/cards/words/log-line'
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

test('a Beer at the last breath is told once, by what it gives', () => {
  const shown: CardsEvent = { type: 'cardShown', seat: 1, card: 'beer-6H', kind: 'last-breath' }
  expect(logLine(shown, { own: 0, nameOf, t })).toBeNull()
})

const drawn = (seat: number, cause: Extract<CardsEvent, { type: 'cardDrawn' }>['cause']) =>
  ({ type: 'cardDrawn', seat, card: 'hidden', cause, isShown: false }) as const

const taken = (cause: Extract<CardsEvent, { type: 'cardTaken' }>['cause']): CardsEvent => ({
  type: 'cardTaken',
  seat: 1,
  from: 2,
  card: 'hidden',
  zone: 'hand',
  cause,
})

test.each([
  [drawn(1, 'phase'), 'Bo drew a card.'],
  [drawn(1, 'bart-cassidy'), 'Bo drew a card for the hit.'],
  [drawn(1, 'empty-hand'), 'Bo drew a card for an empty hand.'],
  [drawn(1, 'black-jack'), 'Bo drew one more for the red card.'],
  [taken('panic'), 'Bo took a card from Lou.'],
  [taken('el-gringo'), 'Bo took a card from Lou for the hit.'],
  [taken('phase'), 'Bo drew the first card from Lou.'],
])('a card that an ability gives says what for (%#)', (event, words) => {
  expect(logLine(event, { own: 0, nameOf, t })).toBe(words)
})

const turned = (cause: 'barrel' | 'jourdonnais', seat: number, isMet: boolean): CardsEvent => {
  const card = isMet ? 'beer-6H' : 'missed-2S'
  return { type: 'cardsTurned', seat, for: 'barrel', cause, cards: [card], counted: card, isMet }
}

test.each([
  [turned('barrel', 1, false), 'Bo turned Missed! 2♠ for the Barrel: no luck.'],
  [turned('barrel', 1, true), 'Bo turned Beer 6♥ for the Barrel: as good as a Missed!'],
  [turned('jourdonnais', 1, false), 'Bo turned Missed! 2♠ for their own barrel: no luck.'],
  [turned('jourdonnais', 0, true), 'You turned Beer 6♥ for your own barrel: as good as a Missed!'],
])('a draw! names the barrel it is for (%#)', (event, words) => {
  expect(logLine(event, { own: 0, nameOf, t })).toBe(words)
})

test('whoever stays locked up loses the turn: the Jail itself goes to the discards', () => {
  const event: CardsEvent = {
    type: 'cardsTurned',
    seat: 1,
    for: 'jail',
    cause: 'jail',
    cards: ['missed-2S'],
    counted: 'missed-2S',
    isMet: false,
  }
  expect(logLine(event, { own: 0, nameOf, t })).toBe('Bo turned Missed! 2♠ and loses the turn.')
})

test('cards for different reasons are told in lines of their own', () => {
  expect(isRepeat(drawn(1, 'stagecoach'), drawn(1, 'stagecoach'))).toBe(true)
  expect(isRepeat(drawn(1, 'stagecoach'), drawn(1, 'empty-hand'))).toBe(false)
})

test.each([
  ['beer', 1, 'Bo drank a Beer; now 4.'],
  ['beer', 0, 'Bo drank a Beer, which gave nothing.'],
  ['saloon', 1, 'Bo gained a life point; now 4.'],
  ['saloon', 0, 'The Saloon healed nobody: everyone is at full life.'],
] as const)('%s is told with what it gave: %s', (cause, amount, words) => {
  const gained: CardsEvent = { type: 'lifeGained', seat: 1, amount, by: 1, cause, life: 4 }
  expect(logLine(gained, { own: 0, nameOf, t })).toBe(words)
})
