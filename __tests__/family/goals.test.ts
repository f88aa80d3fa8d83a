import { isReached, starsOf, type Goal, type Ride } from '@/family/goals'
import type { Mark } from '@/family/reading'

const mark = (about: number, role: 'deputy' | 'outlaw' | 'renegade', turn: number): Mark => ({
  ...{ by: 0, about, turn, at: turn },
  says: { role, sureness: 'certain' },
})

/** A Sheriff's table of four that the law won in turn 12: seat 1 and 3 were Outlaws, seat 2 the Renegade. */
const RIDE: Ride = {
  own: 0,
  recap: {
    turns: 12,
    roles: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
    life: [
      [10, 4],
      [8, 0],
      [8, 0],
      [8, 0],
    ],
    falls: [
      { seat: 1, role: 'outlaw', turn: 6, by: 0 },
      { seat: 3, role: 'outlaw', turn: 9, by: 2 },
      { seat: 2, role: 'renegade', turn: 12, by: 0 },
    ],
    ending: { winner: { side: 'law', seats: [0] }, turn: 12, fall: null },
  },
  tally: { kills: 2 },
  marks: [mark(1, 'outlaw', 2), mark(2, 'renegade', 3), mark(3, 'outlaw', 5)],
}

const lost: Ride = {
  ...RIDE,
  recap: {
    ...RIDE.recap,
    ending: { winner: { side: 'outlaws', seats: [1, 3] }, turn: 12, fall: null },
  },
}

test.each<[string, Goal, boolean]>([
  ['the side won', { kind: 'win' }, true],
  ['four life points are left', { kind: 'life', least: 4 }, true],
  ['five are not', { kind: 'life', least: 5 }, false],
  ['two fell by the own hand', { kind: 'feat', feat: 'kills', least: 2 }, true],
  ['three did not', { kind: 'feat', feat: 'kills', least: 3 }, false],
  ['what a game does not count was not done', { kind: 'feat', feat: 'treated', least: 1 }, false],
  ['no Deputy fell', { kind: 'spare', role: 'deputy' }, true],
  ['others than the Sheriff fell', { kind: 'only', role: 'sheriff' }, false],
  ['every card was read when turn 6 began', { kind: 'read', turn: 6 }, true],
  ['one was not when turn 5 began', { kind: 'read', turn: 5 }, false],
  ['people were read well', { kind: 'reading', least: 70 }, true],
  ['nobody reads that well', { kind: 'reading', least: 100 }, false],
])('%s', (_, goal, isTrue) => expect(isReached(goal, RIDE)).toBe(isTrue))

it('whoever says nothing has read nobody', () => {
  const silent = { ...RIDE, marks: [] }
  expect(isReached({ kind: 'read', turn: 6 }, silent)).toBe(false)
  expect(isReached({ kind: 'reading', least: 1 }, silent)).toBe(false)
})

it('a star for each goal, and none without the first', () => {
  const goals = [
    { kind: 'win' },
    { kind: 'life', least: 4 },
    { kind: 'feat', feat: 'kills', least: 3 },
  ] as const
  expect(starsOf(goals, RIDE)).toBe(2)
  expect(starsOf([goals[0], goals[1], goals[1]], RIDE)).toBe(3)
  expect(starsOf(goals, lost)).toBe(0)
})
