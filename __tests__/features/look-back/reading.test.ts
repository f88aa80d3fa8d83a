import { readingsBeside } from '@/features/look-back/reading-lines'
import type { TurnBeliefs } from '@/features/look-back/belief-lines'
import type { Mark } from '@/family/reading'
import type { Role } from '@/family/roles'

const roles: readonly Role[] = ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw']
const recap = { roles, turns: 4, falls: [{ seat: 1, role: 'outlaw' as const, turn: 2, by: 0 }] }

/** A bot that knows nothing but the counts until turn 3, and everything from then on. */
const turns: readonly TurnBeliefs[] = [1, 2, 3, 4].map((turn) => {
  const even = [0, 0.25, 0.5, 0.25] as const
  const beliefs = roles.map(() =>
    roles.map((role) =>
      turn < 3
        ? even
        : ([
            Number(role === 'sheriff'),
            Number(role === 'deputy'),
            Number(role === 'outlaw'),
            Number(role === 'renegade'),
          ] as const),
    ),
  )
  return { turn, seat: 0, alive: roles.map(() => true), beliefs }
})

const mark = (about: number, role: 'deputy' | 'outlaw' | 'renegade', turn: number): Mark => ({
  by: 0,
  about,
  says: { role, sureness: 'certain' },
  turn,
  at: turn,
})

const marks = [mark(1, 'outlaw', 1), mark(2, 'deputy', 1), mark(3, 'outlaw', 1)]

test('one’s reading stands beside that of a bot in the same seat, turn by turn', () => {
  const told = readingsBeside({ marks, turns, recap }, 0)
  expect(told?.turns).toEqual([1, 2, 3, 4])
  expect(told?.bot.byTurn.slice(2)).toEqual([100, 100])
  expect(told?.own.byTurn[0]).toBe(told?.counting.byTurn[0])
  expect(told?.own.byTurn[1]).not.toBe(told?.counting.byTurn[1])
  expect(told?.own.byTurn[3]).toBeLessThan(100)
})

test('of every card it is told since when each knew it, or that they did not', () => {
  const told = readingsBeside({ marks, turns, recap }, 0)
  const since = told?.roles.map(({ seat, own, bot }) => [seat, own, bot])
  expect(since).toEqual([
    [1, 2, null],
    [2, 2, 3],
    [3, null, 3],
    [4, null, 3],
  ])
})

test('without chips of one’s own there is nothing to compare', () => {
  expect(readingsBeside({ marks: [], turns, recap }, 0)).toBeNull()
  expect(readingsBeside({ marks, turns, recap }, 2)).toBeNull()
})
