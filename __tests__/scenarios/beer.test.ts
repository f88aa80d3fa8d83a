import { aTable } from '../support/table'

test('a living player for every beer, lowest die first, one after another', () => {
  const table = aTable('SORO').life(5, 6, 7, 8).build().keeps('b g b g b')
  expect(table).toBeAskedFor('drink', 0, { die: 0, targets: [0, 1, 2, 3] })
  expect(table.drinks(1)).toHaveLife([5, 7, 7, 8])
  expect(table).toBeAskedFor('drink', 0, { die: 2, targets: [0, 1, 2, 3] })
  expect(table.drinks(0)).toBeAskedFor('drink', 0, { die: 4, targets: [0, 1, 2, 3] })
  expect(table.drinks(0)).toHaveLife([7, 7, 7, 8])
  expect(table).toMention(
    '1 gains 1 (beer by 0) from die 0, now 7',
    '0 gains 1 (beer by 0) from die 2, now 6',
    '0 gains 1 (beer by 0) from die 4, now 7',
    'turn of 1, round 1',
  )
})

test('never above the start value; a beer may be wasted on a full player', () => {
  const table = aTable('SORO').life(9).build().keeps('b b b g g').drinks(0, 0, 3)
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toMention(
    '0 gains 1 (beer by 0) from die 0, now 10',
    '0 gains 0 (beer by 0) from die 1, now 10',
    '3 gains 0 (beer by 0) from die 2, now 8',
  )
})

test('the eliminated cannot drink, and no beer may be kept', () => {
  const table = aTable('SORO').dead(1).build().keeps('g b b g d')
  expect(table).toBeAskedFor('drink', 0, { targets: [0, 2, 3] })
  expect(table).toRefuse(
    { type: 'drink', die: 1, target: 1 },
    /^seat 1 is no legal target; seat 0 may give the beer of die 1 to seat 0 or 2 or 3$/,
  )
  expect(table).toRefuse(
    { type: 'drink', die: 2, target: 0 },
    /^die 2 is not asked; seat 0 may give the beer of die 1/,
  )
  expect(table).toRefuse({ type: 'drink', die: 1, target: 9 }, /^seat 9 is no legal target/)
  expect(table).toRefuse({ type: 'stop' }, /^'stop' does not answer the open 'drink' decision/)
})

test('somebody shot dead on this turn cannot be given a beer', () => {
  const table = aTable('SOROD').life(10, 1).build().keeps('1 b g g d').aims(1)
  expect(table).toBeAskedFor('drink', 0, { die: 1, targets: [0, 2, 3, 4] })
})

test('beers come after the shots and before the gatling', () => {
  const table = aTable('SORO').life(10, 2, 8, 8).build().keeps('1 b g g g').aims(1)
  expect(table).toHaveLife([10, 1, 8, 8])
  expect(table.drinks(1)).toHaveLife([10, 1, 7, 7])
  expect(table).toMention(
    '1 loses 1 (shots by 0), 1 left',
    '1 gains 1 (beer by 0) from die 1, now 2',
    '0 fires the gatling with 3',
    '1 loses 1 (gatling by 0), 1 left',
  )
})
