import { NOTHING_CHOSEN, besidePlan, stillMeant, type Choice } from '@/boards/cards/table/choice'

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

describe('a plan', () => {
  const bang = { type: 'play', card: 'bang-8D', target: 1 } as const
  const other = { type: 'play', card: 'bang-9D', target: 1 } as const
  const gatling = { type: 'play', card: 'gatling-10H' } as const
  const legal = [bang, other, gatling, { type: 'end' }] as const

  test('each card is planned once, and one shot is enough where a turn has one', () => {
    expect(besidePlan(legal, [], true)).toBe(legal)
    expect(besidePlan(legal, [bang], false)).toEqual([gatling, { type: 'end' }])
    expect(besidePlan(legal, [bang], true)).toEqual([other, gatling, { type: 'end' }])
    expect(besidePlan(legal, [gatling], true)).toEqual([bang, other, { type: 'end' }])
  })

  test('it is forgotten once one of its cards is gone', () => {
    const choice = { ...NOTHING_CHOSEN, plan: [bang] }
    const kept = { isSameQuestion: true, excess: 0 }
    expect(stillMeant(choice, { ...kept, cards: ['bang-8D', 'beer-6H'] }).plan).toEqual([bang])
    expect(stillMeant(choice, { ...kept, cards: ['beer-6H'] }).plan).toEqual([])
  })

  test('it takes cards out of the hand, so fewer have to go', () => {
    const choice = { ...NOTHING_CHOSEN, plan: [bang], going: ['beer-6H', 'beer-7H'] as const }
    const cards = ['bang-8D', 'beer-6H', 'beer-7H'] as const
    expect(stillMeant(choice, { isSameQuestion: true, excess: 2, cards }).going).toEqual([
      'beer-6H',
    ])
  })
})
