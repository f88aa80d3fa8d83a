import { chanceOf } from '@/boards/cards/table/odds'
import { startMatch } from '@/core/match'
import { cards, type CardId, type CharacterId, type Position } from '@/games/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'

interface Laid {
  readonly is?: CharacterId
  readonly hand?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly deck?: readonly CardId[]
}

/** The chance that a barrel helps seat 0, in percent. */
function barrel({ is, hand = ['bang-AS'], discard = [], deck }: Laid): number {
  const named = new Set([...hand, ...discard, 'missed-2S'])
  const position: Position = {
    kind: 'position',
    turn: 0,
    phase: 'play',
    seats: (['sheriff', 'outlaw', 'outlaw', 'renegade'] as const).map((role, seat) => ({
      role,
      character: seat === 0 ? (is ?? null) : null,
      life: 4,
      maxLife: 4,
      hand: seat === 0 ? hand : seat === 1 ? ['missed-2S'] : [],
      inPlay: [],
    })),
    deck: deck ?? CARD_IDS.filter((card) => !named.has(card)),
    discard,
  }
  return chanceOf('barrel', cards.viewFor(startMatch(cards, position, 1).state, 0), 0)
}

test('one card in four is a heart', () => {
  expect(barrel({})).toBe(25)
})

test('Lucky Duke turns two: his barrel helps more often than one time in four', () => {
  expect(barrel({ is: 'lucky-duke' })).toBe(44)
})

test('hearts that have been seen are not turned', () => {
  const hearts = CARD_IDS.filter((card) => card.endsWith('H'))
  expect(barrel({ hand: hearts.slice(0, 10), discard: hearts.slice(10) })).toBe(0)
})

test('an empty deck is made of the discards', () => {
  expect(barrel({ deck: [], discard: ['beer-6H', 'bang-8D'] })).toBe(50)
})
