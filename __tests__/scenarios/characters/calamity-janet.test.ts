import { aTable } from '../../support/table'

test('each of her bull’s eyes reaches one or two places', () => {
  const table = aTable('SOOORD').played('calamity-janet').build().keeps('1 2 b g g')
  expect(table).toBeAskedFor('aim', 0, { die: 0, face: 'one', targets: [1, 2, 4, 5] })
  expect(table.aims(2)).toBeAskedFor('aim', 0, { die: 1, face: 'two', targets: [1, 2, 4, 5] })
  table.aims(5)
  expect(table).toMention('0 aims die 0 (1) at 2, 2 away', '0 aims die 1 (2) at 5, 1 away')
  expect(table).toHaveLife([10, 8, 7, 8, 8, 7])
})

test('not three', () => {
  const table = aTable('SOOORD').played('calamity-janet').build().keeps('2 b b g g')
  expect(table).toRefuse(
    { type: 'aim', die: 0, target: 3 },
    /seat 3 is no legal target; .* seat 1 or 2 or 4 or 5/,
  )
})

test('four alive: everybody', () => {
  expect(aTable('SORO').played('calamity-janet').build().keeps('1 b b g g')).toBeAskedFor(
    'aim',
    0,
    { targets: [1, 2, 3] },
  )
})

test.each([
  [[1], [2, 3]],
  [[1, 2], [3]],
])('three or two alive (dead: %p): conversion is meaningless', (dead, targets) => {
  const table = aTable('SORO')
    .played('calamity-janet')
    .dead(...dead)
    .build()
    .keeps('1 2 b g g')
  expect(table).toBeAskedFor('aim', 0, { face: 'one', targets })
  expect(table.aims(3)).toBeAskedFor('aim', 0, { face: 'two', targets })
})

test('others at her table shoot as always', () => {
  expect(aTable('SOROD').played('calamity-janet').turn(1).build().keeps('1 b b g g')).toBeAskedFor(
    'aim',
    1,
    { targets: [0, 2] },
  )
})
