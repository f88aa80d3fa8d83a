import { layWords } from '@/boards/cards/table/lay-words'
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

test('a weapon says which one it replaces', () => {
  expect(layWords({ view, own: 0, kind: 'winchester' }, t)).toBe('replaces Schofield')
  expect(layWords({ view, own: 1, kind: 'winchester' }, t)).toBe('stays in front of you')
  expect(layWords({ view, own: 0, kind: 'barrel' }, t)).toBe('stays in front of you')
})
