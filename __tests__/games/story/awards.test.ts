import { awardsOf, type Tally } from '@/games/dice/story'
import { emptyTally } from '@/games/dice/story/tally'

const tallies = (...some: Partial<Tally>[]): Tally[] =>
  some.map((part) => ({ ...emptyTally(), ...part }))

test('each award goes to whoever has the most', () => {
  const awards = awardsOf(
    tallies({ dealt: 9 }, { treated: 5, dealt: 2 }, { drunk: 3 }, { arrows: 8, drunk: 1 }),
  )
  expect(awards).toEqual([
    { kind: 'marksman', seats: [0], amount: 9 },
    { kind: 'host', seats: [1], amount: 5 },
    { kind: 'drinker', seats: [2], amount: 3 },
    { kind: 'unlucky', seats: [3], amount: 8 },
  ])
})

test('a tie is broken by what is related, else two share it', () => {
  expect(awardsOf(tallies({ dealt: 4, kills: 1 }, { dealt: 4 }, {}))).toEqual([
    { kind: 'marksman', seats: [0], amount: 4 },
  ])
  expect(awardsOf(tallies({ arrows: 4 }, { arrows: 4 }, {}))).toEqual([
    { kind: 'unlucky', seats: [0, 1], amount: 4 },
  ])
})

test('what three have in common, or what is next to nothing, is no distinction', () => {
  expect(awardsOf(tallies({ dealt: 4 }, { dealt: 4 }, { dealt: 4 }))).toEqual([])
  expect(awardsOf(tallies({ dealt: 1, arrows: 2, drunk: 1 }, {}))).toEqual([])
})
