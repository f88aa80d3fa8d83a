import { aTable } from '../../support/table'

interface Ring {
  readonly roles: string
  readonly dead: readonly number[]
  readonly one: readonly number[]
  readonly two: readonly number[]
}

const reaches = ({ roles, dead, one, two }: Ring, roseWrap: boolean): void => {
  const table = aTable(roles)
    .played('rose-doolan')
    .dead(...dead)
    .with({ roseWrap })
    .build()
    .keeps('1 2 b g g')
  expect(table).toBeAskedFor('aim', 0, { face: 'one', targets: one })
  const [first = -1] = one
  expect(table.aims(first)).toBeAskedFor('aim', 0, { face: 'two', targets: two })
}

test.each<Ring>([
  { roles: 'SOOORRDD', dead: [], one: [1, 2, 6, 7], two: [2, 3, 5, 6] },
  { roles: 'SOOORDD', dead: [], one: [1, 2, 5, 6], two: [2, 3, 4, 5] },
  { roles: 'SOOORD', dead: [], one: [1, 2, 4, 5], two: [2, 3, 4] },
  { roles: 'SOROD', dead: [], one: [1, 2, 3, 4], two: [2, 3] },
  { roles: 'SORO', dead: [], one: [1, 2, 3], two: [1, 2, 3] },
  { roles: 'SOROD', dead: [2], one: [1, 3, 4], two: [1, 3, 4] },
  { roles: 'SORO', dead: [1], one: [2, 3], two: [2, 3] },
  { roles: 'SORO', dead: [1, 2], one: [3], two: [3] },
])('$roles without $dead: 1 reaches $one, 2 reaches $two', (ring) => reaches(ring, true))

describe('roseWrap: false, never beyond half of the living', () => {
  test.each<Ring>([
    { roles: 'SOOORRDD', dead: [], one: [1, 2, 6, 7], two: [2, 3, 5, 6] },
    { roles: 'SOOORDD', dead: [], one: [1, 2, 5, 6], two: [2, 3, 4, 5] },
    { roles: 'SOOORD', dead: [], one: [1, 2, 4, 5], two: [2, 3, 4] },
    { roles: 'SOROD', dead: [], one: [1, 2, 3, 4], two: [2, 3] },
    { roles: 'SORO', dead: [], one: [1, 2, 3], two: [2] },
    { roles: 'SORO', dead: [1], one: [2, 3], two: [2, 3] },
    { roles: 'SORO', dead: [1, 2], one: [3], two: [3] },
  ])('$roles without $dead: 1 reaches $one, 2 reaches $two', (ring) => reaches(ring, false))
})

test('she chooses per die; events tell how far', () => {
  const table = aTable('SOOORD').played('rose-doolan').build().keeps('1 1 2 2 b').aims(1, 2, 2, 3)
  expect(table).toHaveLife([11, 7, 6, 7, 8, 8])
  expect(table).toMention(
    '0 aims die 0 (1) at 1, 1 away',
    '0 aims die 1 (1) at 2, 2 away',
    '0 aims die 2 (2) at 2, 2 away',
    '0 aims die 3 (2) at 3, 3 away',
  )
})

test('three long steps round a table of four are one short step', () => {
  const table = aTable('SORO').played('rose-doolan').build().keeps('2 b b g g').aims(1)
  expect(table).toMention('0 aims die 0 (2) at 1, 1 away')
})

test('others shoot as always; her 1 does not reach three', () => {
  expect(aTable('SOOORD').played('rose-doolan').turn(1).build().keeps('1 b b g g')).toBeAskedFor(
    'aim',
    1,
    { targets: [0, 2] },
  )
  const table = aTable('SOOORD').played('rose-doolan').build().keeps('1 b b g g')
  expect(table).toRefuse({ type: 'aim', die: 0, target: 3 }, /no legal target/)
})
