import { awardsOf, type Tally } from '@/games/cards/story'
import { emptyTally } from '@/games/cards/story/tally'

const tally = (counts: Partial<Tally>): Tally => ({ ...emptyTally(), ...counts })

test('cards: each award goes to whoever has the most', () => {
  const awards = awardsOf([
    tally({ dealt: 5, missed: 1 }),
    tally({ dealt: 2, stolen: 3, missed: 4 }),
    tally({ drunk: 2, stolen: 2 }),
  ])
  expect(awards).toEqual([
    { kind: 'marksman', seats: [0], amount: 5 },
    { kind: 'thief', seats: [1], amount: 3 },
    { kind: 'elusive', seats: [1], amount: 4 },
    { kind: 'drinker', seats: [2], amount: 2 },
  ])
})

test('cards: a tie is broken by what is related, and one beer is no distinction', () => {
  const awards = awardsOf([tally({ dealt: 3 }), tally({ dealt: 3, kills: 1 }), tally({ drunk: 1 })])
  expect(awards).toEqual([{ kind: 'marksman', seats: [1], amount: 3 }])
})
