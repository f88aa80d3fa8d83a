import { handOf, usesOf } from '@/boards/cards/table/uses'
import {
  healWith,
  lift,
  NOTHING_CHOSEN,
  targetsOf,
  toggled,
  waysAt,
} from '@/boards/cards/table/choice'
import { startMatch, takeAction } from '@/core/match'
import { cards, type CardId, type CardsAction, type Position } from '@/games/cards'

interface Own {
  readonly hand: readonly CardId[]
  readonly inPlay?: readonly CardId[]
  readonly life?: number
}

/** Four at a table, seat 0 in its phase 2. */
const table = ({ hand, inPlay = [], life = 4 }: Own): Position => ({
  kind: 'position',
  turn: 0,
  phase: 'play',
  seats: [
    { role: 'sheriff', character: null, life, maxLife: 4, hand, inPlay },
    { role: 'outlaw', character: null, life: 4, maxLife: 4, hand: ['missed-2S'], inPlay: [] },
    { role: 'outlaw', character: null, life: 4, maxLife: 4, hand: ['bang-2C'], inPlay: [] },
    { role: 'renegade', character: null, life: 4, maxLife: 4, hand: [], inPlay: [] },
  ],
  deck: ['bang-3C', 'bang-4C', 'bang-5C', 'bang-6C'],
})

const JANET = 'calamity-janet' as const

function uses(own: Own) {
  const { state } = startMatch(cards, table(own), 1)
  const found = usesOf(cards.viewFor(state, 0), 0, cards.legal(state))
  return found.map(({ card, state: now, word }) => [card, now, word])
}

test('a card says what it does now', () => {
  expect(uses({ hand: ['bang-8D', 'stagecoach-9S', 'schofield-KS'] })).toEqual([
    ['bang-8D', 'playable', 'aim'],
    ['stagecoach-9S', 'playable', 'draw2'],
    ['schofield-KS', 'playable', 'reach'],
  ])
})

test('or why it cannot be played', () => {
  expect(uses({ hand: ['missed-10C', 'schofield-JC'], inPlay: ['schofield-KS'] })).toEqual([
    ['missed-10C', 'not-now', 'onDefence'],
    ['schofield-JC', 'not-now', 'haveIt'],
  ])
})

test('a Beer at full life is legal and pointless', () => {
  expect(uses({ hand: ['beer-6H'] })).toEqual([['beer-6H', 'pointless', 'noEffect']])
  expect(uses({ hand: ['beer-6H'], life: 3 })).toEqual([['beer-6H', 'playable', 'heal']])
})

test('the second Bang! of a turn says that there is one a turn', () => {
  const start = startMatch(cards, table({ hand: ['bang-8D', 'bang-9D'] }), 1)
  const shot = takeAction(cards, start, { type: 'play', card: 'bang-8D', target: 1 })
  if (!shot.ok) throw new Error(shot.refusal.message)
  const hit = takeAction(cards, shot.match, { type: 'pass' })
  if (!hit.ok) throw new Error(hit.refusal.message)
  const { state } = hit.match
  expect(usesOf(cards.viewFor(state, 0), 0, cards.legal(state))).toMatchObject([
    { card: 'bang-9D', state: 'not-now', word: 'oneATurn' },
  ])
})

test('other hands stay backs', () => {
  const { state } = startMatch(cards, table({ hand: ['bang-8D'] }), 1)
  expect(handOf(cards.viewFor(state, 0), 1)).toEqual([])
})

const LEGAL: readonly CardsAction[] = [
  { type: 'play', card: 'cat-balou-KH', target: 1, take: 'hand' },
  { type: 'play', card: 'cat-balou-KH', target: 1, take: 'barrel-QS' },
  { type: 'play', card: 'cat-balou-KH', target: 2, take: 'hand' },
  { type: 'end' },
]

test('a card knows whom it can be for, and how', () => {
  expect(targetsOf(LEGAL, 'cat-balou-KH')).toEqual([1, 2])
  expect(waysAt(LEGAL, 'cat-balou-KH', 1)).toHaveLength(2)
  expect(targetsOf(LEGAL, 'bang-8D')).toEqual([])
})

test('another card is lifted instead of the first, and what was aimed is forgotten', () => {
  const aiming = { ...lift(NOTHING_CHOSEN, 'bang-8D'), isAiming: true, target: 2 }
  expect(lift(aiming, 'beer-6H')).toEqual({ ...NOTHING_CHOSEN, lifted: 'beer-6H' })
})

test('no more cards are marked than have to go', () => {
  expect(toggled(['beer-6H'], 'bang-8D', 2)).toEqual(['beer-6H', 'bang-8D'])
  expect(toggled(['beer-6H'], 'bang-8D', 1)).toEqual(['beer-6H'])
  expect(toggled(['beer-6H'], 'beer-6H', 1)).toEqual([])
})

test('a heal is found whatever order its two cards were tapped in', () => {
  const heals = [{ type: 'heal', discard: ['beer-6H', 'bang-8D'] }] as const
  expect(healWith(heals, ['bang-8D', 'beer-6H'])).toBe(heals[0])
  expect(healWith(heals, ['bang-8D'])).toBeNull()
})

test('a Missed! in Calamity Janet’s hand is told as the Bang! that she plays it as', () => {
  const { seats, ...rest } = table({ hand: ['missed-10C'] })
  const janet = seats.map((seat, i) => (i === 0 ? { ...seat, character: JANET } : seat))
  const { state } = startMatch(cards, { ...rest, seats: janet }, 1)
  expect(usesOf(cards.viewFor(state, 0), 0, cards.legal(state))).toMatchObject([
    { card: 'missed-10C', state: 'playable', word: 'aim', as: 'bang' },
  ])
})
