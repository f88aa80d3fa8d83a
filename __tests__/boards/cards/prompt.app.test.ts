import { NOTHING_CHOSEN } from '@/boards/cards/table/choice'
import { promptFor } from '@/boards/cards/table/prompt'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsAction } from '@/games/cards'
import { i18n } from '@/i18n'

const spaces: ['log', 'common', 'cards'] = ['log', 'common', 'cards']
const view = cards.viewFor(cards.setup({ kind: 'deal', seats: 4 }, rngFromSeed(1)), 0)

function wordsOfAShot(legal: readonly CardsAction[], isAlone: boolean): string | undefined {
  return promptFor({
    view,
    own: 0,
    asked: {
      decision: { kind: 'defend', seat: 0, from: 1, card: 'bang-AS', needs: 1 },
      legal,
      heals: [],
      uses: [],
      choice: NOTHING_CHOSEN,
      choose: () => undefined,
      act: () => undefined,
      excess: 0,
      isAlone,
    },
    nameOf: () => 'Bo',
    t: i18n.getFixedT('en', spaces),
    yourTurn: 'Your turn.',
  })?.text
}

const PASS: CardsAction = { type: 'pass' }
const MISSED: CardsAction = { type: 'respond', card: 'missed-2S' }

test('a question that answers itself says why', () => {
  expect(wordsOfAShot([PASS], true)).toBe('You have no card to answer with.')
  expect(wordsOfAShot([MISSED, PASS], true)).toMatch(/^Stop it with a Missed!/)
})

test('where people share a phone the words are the same whatever the hand holds', () => {
  expect(wordsOfAShot([PASS], false)).toBe(wordsOfAShot([MISSED, PASS], false))
})
