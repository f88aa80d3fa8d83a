import { aTable } from '../../support/table'

const slab = () => aTable('SORO').played('slab-the-killer')

test('spends a beer to make one bull’s eye do two', () => {
  const table = slab().build().keeps('1 g b d d')
  expect(table).toBeAskedFor('aim', 0, { die: 0, targets: [1, 3], canDouble: true })
  table.doubles(1)
  expect(table).toHaveLife([10, 6, 8, 8])
  expect(table).toMention(
    '0 aims die 0 (1) at 1, 1 away, spending beer 2',
    '0 fires 0 2 0 0',
    '1 loses 2 (shots by 0), 6 left',
    'turn of 1, round 1',
  )
})

test('that beer heals nobody, the others heal as usual', () => {
  const table = slab().life(7).build().keeps('b 1 b g b').doubles(1)
  expect(table.state.spentBeer).toBe(0)
  expect(table).toBeAskedFor('drink', 0, { die: 2 })
  expect(table.drinks(0)).toBeAskedFor('drink', 0, { die: 4 })
  expect(table.drinks(0)).toHaveLife([9, 6, 8, 8])
  expect(table).toBeTurnOf(1)
})

test('once per turn', () => {
  const table = slab().build().keeps('1 1 b b g').doubles(1)
  expect(table).toBeAskedFor('aim', 0, { die: 1, canDouble: false })
  expect(table).toRefuse(
    { type: 'aim', die: 1, target: 1, double: true },
    /^this hit cannot be doubled; .*seat 1 or 3$/,
  )
  expect(table.aims(1)).toHaveLife([10, 5, 8, 8])
})

test('he may wait for a later die', () => {
  const table = slab().build().keeps('1 2 b g g').aims(1)
  expect(table).toBeAskedFor('aim', 0, { die: 1, targets: [2], canDouble: true })
  expect(table.doubles(2)).toHaveLife([10, 7, 6, 8])
})

test('or not do it at all', () => {
  const table = slab().life(9).build().keeps('1 b d g g').aims(1).drinks(0)
  expect(table).toHaveLife([10, 7, 8, 8])
})

test('no beer in the final result, no double', () => {
  const table = slab().build().rolls('1 b d g g').keeps('g', [1])
  expect(table).toBeAskedFor('aim', 0, { canDouble: false })
  expect(table).toRefuse({ type: 'aim', die: 0, target: 1, double: true }, /cannot be doubled/)
})

test('a 2 that is treated as a 1 may be doubled', () => {
  const table = slab().dead(1).build().keeps('2 b d g g').doubles(3)
  expect(table).toHaveLife([10, 0, 8, 6])
})

test('a bust does not prevent it', () => {
  const table = slab().build().rolls('d d d 1 b').doubles(3)
  expect(table).toHaveLife([9, 8, 8, 6])
  expect(table).toBeTurnOf(1)
})

test('a doubled target must be in reach all the same', () => {
  const table = slab().build().keeps('1 b d g g')
  expect(table).toRefuse(
    { type: 'aim', die: 0, target: 2, double: true },
    /^seat 2 is no legal target; .*seat 1 or 3, doubled or not$/,
  )
})

test('two turns later he may again', () => {
  const table = aTable('SORO')
    .played('slab-the-killer')
    .dead(1, 2)
    .build()
    .keeps('1 b d g g')
    .doubles(3)
  table.keeps('d d b g g').drinks(0).keeps('1 b d g g')
  expect(table).toBeAskedFor('aim', 0, { canDouble: true })
  expect(table.doubles(3)).toHaveLife([10, 0, 0, 4])
})

test('nobody else can', () => {
  expect(slab().turn(1).build().keeps('1 b d g g')).toBeAskedFor('aim', 1, { canDouble: false })
})
