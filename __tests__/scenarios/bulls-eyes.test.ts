import { aTable } from '../support/table'

test('every bull’s eye gets a target, lowest die first, before anybody is hurt', () => {
  const table = aTable('SOROD').build().keeps('1 b 2 g 1')
  expect(table).toBeAskedFor('aim', 0, { die: 0, face: 'one', targets: [1, 4], canDouble: false })
  expect(table.aims(1)).toBeAskedFor('aim', 0, {
    die: 2,
    face: 'two',
    targets: [2, 3],
    canDouble: false,
  })
  expect(table.aims(3)).toBeAskedFor('aim', 0, {
    die: 4,
    face: 'one',
    targets: [1, 4],
    canDouble: false,
  })
  expect(table).toHaveLife([10, 8, 8, 8, 8])
  expect(table.state.marks).toEqual([0, 1, 0, 1, 0])
  table.listen().aims(1)
  expect(table).toHaveLife([10, 6, 8, 7, 8])
  expect(table.state.marks).toEqual([0, 0, 0, 0, 0])
  expect(table).toTell([
    '0 aims die 4 (1) at 1, 1 away',
    '0 fires 0 2 0 1 0',
    '1 loses 2 (shots by 0), 6 left',
    '3 loses 1 (shots by 0), 7 left',
  ])
})

test('more hits than life are allowed', () => {
  const table = aTable('SORO').life(10, 2).build().keeps('1 1 1 1 b').aims(1, 1, 1, 1)
  expect(table).toHaveLife([10, 0, 8, 8])
  expect(table).toMention('0 fires 0 4 0 0', '1 loses 2 (shots by 0), 0 left')
})

test('a player whom one die will kill still holds their place for the others', () => {
  const table = aTable('SOROD').life(10, 1).build().keeps('1 1 2 2 b').aims(1, 1)
  expect(table).toBeAskedFor('aim', 0, { die: 2, targets: [2, 3] })
  expect(table.aims(2, 3)).toHaveLife([10, 0, 7, 7, 8])
})

test('two fall together', () => {
  const table = aTable('SOROD').life(10, 1, 8, 8, 1).build().keeps('1 1 b g g').aims(1, 4)
  expect(table).toHaveLife([10, 0, 8, 8, 0])
  expect(table).toMention(
    '0 fires 0 1 0 0 1',
    '1 loses 1 (shots by 0), 0 left',
    '4 loses 1 (shots by 0), 0 left',
    '1 falls (shots by 0): outlaw, nobody special',
    '4 falls (shots by 0): deputy, nobody special',
  )
})

test('the fallen are named from the roller on, clockwise', () => {
  const table = aTable('SOROD').life(10, 1, 8, 1, 8).turn(2).build().keeps('1 1 b g g').aims(1, 3)
  expect(table).toMention('1 loses 1 (shots by 2), 0 left', '3 loses 1 (shots by 2), 0 left')
  expect(table).toMention(
    '3 falls (shots by 2): outlaw, nobody special',
    '1 falls (shots by 2): outlaw, nobody special',
  )
})

test('out of reach: oneself, anybody at another distance, the dead, seats that are not there', () => {
  const table = aTable('SOROD').dead(3).build().keeps('1 2 b g g')
  const says = /seat 0 may aim die 0 at seat 1 or 4/
  for (const target of [0, 2, 3, 7, -1])
    expect(table).toRefuse({ type: 'aim', die: 0, target }, says)
  expect(table).toRefuse(
    { type: 'aim', die: 0, target: 3 },
    /^seat 3 is no legal target; every bull's eye needs a target/,
  )
})

test('dice are asked in order; another die is refused', () => {
  const table = aTable('SOROD').build().keeps('1 2 b g g')
  expect(table).toRefuse(
    { type: 'aim', die: 1, target: 2 },
    /^die 1 is not asked; .*aim die 0 at seat 1 or 4$/,
  )
})

test('a hit that nobody can double is refused doubled', () => {
  const table = aTable('SOROD').build().keeps('1 2 b g g')
  expect(table).toRefuse(
    { type: 'aim', die: 0, target: 1, double: true },
    /^this hit cannot be doubled; /,
  )
  expect(table.plays({ type: 'aim', die: 0, target: 1, double: false })).toBeAskedFor('aim', 0, {
    die: 1,
  })
})

test('no bull’s eye may be skipped', () => {
  const table = aTable('SORO').build().keeps('1 b b g g')
  expect(table).toRefuse({ type: 'drink', die: 1, target: 0 }, /every bull's eye needs a target/)
})

test('with two alive every bull’s eye hits the other', () => {
  const table = aTable('SORO').dead(1, 3).build().keeps('2 2 2 1 1').aims(2, 2, 2, 2, 2)
  expect(table).toHaveLife([10, 0, 3, 0])
})

test('no bull’s eye, no shots', () => {
  const table = aTable('SORO').build().keeps('b g g d d').drinks(0)
  expect(table.story).not.toContain('0 fires 0 0 0 0')
})
