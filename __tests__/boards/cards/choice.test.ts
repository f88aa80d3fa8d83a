import { NOTHING_CHOSEN, stillMeant, type Choice } from '@/boards/cards/table/choice'

const HAND = ['bang-8D', 'missed-10C', 'duel-QD'] as const
const chosen = (choice: Partial<Choice>): Choice => ({ ...NOTHING_CHOSEN, ...choice })

test('a heal leaves the card that was lifted in the air, and the aim with it', () => {
  const before = chosen({ lifted: 'bang-8D', isAiming: true, target: 2, healing: null })
  const after = stillMeant(before, { isSameQuestion: true, cards: ['bang-8D'], excess: 0 })
  expect(after).toEqual(before)
})

test('a card that was played, or paid for a heal, is lifted no longer', () => {
  const before = chosen({ lifted: 'bang-8D', isAiming: true, target: 2 })
  expect(stillMeant(before, { isSameQuestion: true, cards: ['duel-QD'], excess: 0 })).toEqual(
    NOTHING_CHOSEN,
  )
})

test('another question wipes a choice, but not a heal that was begun', () => {
  const before = chosen({ lifted: 'bang-8D', healing: ['missed-10C', 'beer-6H'] })
  expect(stillMeant(before, { isSameQuestion: false, cards: HAND, excess: 0 })).toEqual(
    chosen({ healing: ['missed-10C'] }),
  )
})

test.each([
  { excess: 2, going: ['bang-8D', 'duel-QD'] },
  { excess: 1, going: ['bang-8D'] },
  { excess: 0, going: null },
])('of the cards that were to go, $excess still have to: $going', ({ excess, going }) => {
  const before = chosen({ going: ['beer-6H', 'bang-8D', 'duel-QD'] })
  expect(stillMeant(before, { isSameQuestion: true, cards: HAND, excess }).going).toEqual(going)
})
