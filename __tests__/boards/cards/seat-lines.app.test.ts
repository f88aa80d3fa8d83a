import { seatLines } from '@/boards/cards/table/seat-lines'
import { startMatch } from '@/core/match'
import { cards, type Position } from '@/games/cards'
import { i18n } from '@/i18n'

const t = i18n.getFixedT('en', ['log', 'common', 'cards'] satisfies ['log', 'common', 'cards'])

const table: Position = {
  kind: 'position',
  turn: 0,
  phase: 'play',
  seats: [
    { role: 'outlaw', character: null, life: 4, maxLife: 4, hand: [], inPlay: ['schofield-KS'] },
    { role: 'sheriff', character: null, life: 4, maxLife: 4, hand: ['bang-2C'], inPlay: [] },
    { role: 'outlaw', character: null, life: 4, maxLife: 4, hand: [], inPlay: ['mustang-8H'] },
    { role: 'renegade', character: null, life: 0, maxLife: 4, hand: [], inPlay: [] },
  ],
  deck: ['bang-3C', 'bang-4C'],
}
const view = cards.viewFor(startMatch(cards, table, 1).state, 0)

test('a seat’s sheet tells what lies in front of them, and how far away they are', () => {
  expect(seatLines(view, 1, t)).toEqual([
    '1 card',
    'In play: Colt .45.',
    '1 away, within your reach of 2.',
  ])
  expect(seatLines(view, 2, t)).toEqual([
    '0 cards',
    'In play: Colt .45; Mustang.',
    '2 away, within your reach of 2.',
  ])
})

test('of oneself no distance is told, and of the fallen nothing but their cards', () => {
  expect(seatLines(view, 0, t)).toEqual(['0 cards', 'In play: Schofield, reach 2.'])
  expect(seatLines(view, 3, t)).toEqual(['0 cards'])
})
