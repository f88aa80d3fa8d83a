import { shortWhyNot } from '@/boards/cards/table/why-not'
import { startMatch } from '@/core/match'
import { cards, type CardId, type Position } from '@/games/cards'
import { i18n } from '@/i18n'

const spaces: ['log', 'common', 'cards'] = ['log', 'common', 'cards']
const hand: readonly CardId[] = ['panic-QH', 'bang-8D', 'jail-JS', 'cat-balou-9D']

/** Five at a table; the one at the near edge reaches 2. */
const table: Position = {
  kind: 'position',
  turn: 0,
  phase: 'play',
  seats: (['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy'] as const).map((role, seat) => ({
    role,
    character: null,
    life: 4,
    maxLife: 4,
    hand: seat === 0 ? hand : seat === 1 ? ['missed-2S'] : [],
    inPlay: seat === 0 ? ['schofield-KS'] : seat === 2 ? ['jail-4H', 'mustang-8H'] : [],
  })),
  deck: ['bang-3C', 'bang-4C', 'bang-5C', 'bang-6C'],
}
const view = cards.viewFor(startMatch(cards, table, 1).state, 0)
const words = (card: CardId, seat: number) =>
  shortWhyNot({ view, own: 0, card, seat, t: i18n.getFixedT('en', spaces) })

test('a Panic! tells how far it reaches itself, not the weapon', () => {
  expect(words('panic-QH', 3)).toBe('2 away, reaches 1')
  expect(words('bang-8D', 2)).toBe('3 away, you reach 2')
})

test('a seat says why it cannot be jailed, or robbed', () => {
  expect(words('jail-JS', 1)).toBe('never the Sheriff')
  expect(words('jail-JS', 2)).toBe('in Jail already')
  expect(words('jail-JS', 3)).toBeNull()
  expect(words('cat-balou-9D', 3)).toBe('no card')
  expect(words('cat-balou-9D', 2)).toBeNull()
  expect(words('panic-QH', 4)).toBe('no card')
})
