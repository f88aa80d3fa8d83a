import { aTable } from '../support/table'

/** Whom seat 0 (or the roller given) may aim a die at. */
interface Ring {
  readonly roles: string
  readonly dead: readonly number[]
  readonly roller: number
  readonly one: readonly number[]
  readonly two: readonly number[]
}

const RINGS: readonly Ring[] = [
  { roles: 'DOR', dead: [], roller: 0, one: [1, 2], two: [1, 2] },
  { roles: 'DOR', dead: [1], roller: 0, one: [2], two: [2] },
  { roles: 'SORO', dead: [], roller: 0, one: [1, 3], two: [2] },
  { roles: 'SORO', dead: [], roller: 3, one: [0, 2], two: [1] },
  { roles: 'SORO', dead: [2], roller: 0, one: [1, 3], two: [1, 3] },
  { roles: 'SORO', dead: [1, 2], roller: 0, one: [3], two: [3] },
  { roles: 'SORO', dead: [1, 2], roller: 3, one: [0], two: [0] },
  { roles: 'SOROD', dead: [], roller: 0, one: [1, 4], two: [2, 3] },
  { roles: 'SOROD', dead: [], roller: 4, one: [0, 3], two: [1, 2] },
  { roles: 'SOROD', dead: [1], roller: 0, one: [2, 4], two: [3] },
  { roles: 'SOROD', dead: [4], roller: 3, one: [0, 2], two: [1] },
  { roles: 'SOOORD', dead: [], roller: 2, one: [1, 3], two: [0, 4] },
  { roles: 'SOOORD', dead: [1], roller: 0, one: [2, 5], two: [3, 4] },
  { roles: 'SOOORDD', dead: [], roller: 6, one: [0, 5], two: [1, 4] },
  { roles: 'SOOORDD', dead: [1, 6], roller: 0, one: [2, 5], two: [3, 4] },
  { roles: 'SOOORRDD', dead: [], roller: 0, one: [1, 7], two: [2, 6] },
  { roles: 'SOOORRDD', dead: [1, 2, 6, 7], roller: 0, one: [3, 5], two: [4] },
  { roles: 'SOOORRDD', dead: [1, 7], roller: 0, one: [2, 6], two: [3, 5] },
]

test.each(RINGS)(
  '$roles without $dead: the 1 of seat $roller reaches $one, its 2 reaches $two',
  ({ roles, dead, roller, one, two }) => {
    const table = aTable(roles)
      .dead(...dead)
      .turn(roller)
      .build()
      .keeps('1 2 d d b')
    expect(table).toBeAskedFor('aim', roller, { die: 0, face: 'one', targets: one })
    const [first = -1] = one
    expect(table.aims(first)).toBeAskedFor('aim', roller, { die: 1, face: 'two', targets: two })
  },
)

test('a player who fell to an attack of the same roll no longer takes a place', () => {
  const table = aTable('SOROD').life(10, 2).arrows(3, 3, 2).build().keeps('a 1 2 d d')
  expect(table).toHaveLife([6, 0, 6, 8, 8])
  expect(table).toBeAskedFor('aim', 0, { die: 1, targets: [2, 4] })
  expect(table.aims(4)).toBeAskedFor('aim', 0, { die: 2, targets: [3] })
})

test('four alive of whom one falls to an attack of the roll: the 2 has become a 1', () => {
  const table = aTable('SORO').life(10, 2).arrows(3, 3, 2).build().keeps('a 2 b d d')
  expect(table).toBeAskedFor('aim', 0, { die: 1, targets: [2, 3] })
})

test('the number of living is looked at when the aiming begins: after the dynamite, before the shots', () => {
  const table = aTable('SOROD').life(10, 1).build().keeps('1 2 d d d').aims(1)
  expect(table).toBeAskedFor('aim', 0, { die: 1, targets: [2, 3] })
  expect(table.aims(2)).toHaveLife([9, 0, 7, 8, 8])
})

test('events say how far away the target sat, dead seats left out, the shorter way round', () => {
  const table = aTable('SOOORD').dead(1).build().keeps('1 1 2 2 d').aims(2, 5, 3, 4)
  expect(table).toMention(
    '0 aims die 0 (1) at 2, 1 away',
    '0 aims die 1 (1) at 5, 1 away',
    '0 aims die 2 (2) at 3, 2 away',
    '0 aims die 3 (2) at 4, 2 away',
  )
})

test('play goes to the left, over the dead, round the table', () => {
  const table = aTable('SOOORD').dead(1, 5).turn(4).build().keeps('d d b 2 g').aims(2)
  expect(table.drinks(4)).toBeTurnOf(0)
  expect(table.keeps('d d b b g').drinks(0, 0)).toBeTurnOf(2)
})
