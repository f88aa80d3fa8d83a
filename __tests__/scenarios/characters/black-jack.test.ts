import { aTable } from '../../support/table'

const blackJack = () => aTable('SORO').played('black-jack')

test('no dynamite is locked for him', () => {
  const table = blackJack().build().rolls('d d 1 b g')
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 2, rerollable: [0, 1, 2, 3, 4] })
  table.rolls('b g', [0, 1]).stops().aims(1).drinks(0, 0)
  expect(table).toHaveLife([10, 7, 8, 8])
})

test('three showing bust him like anyone', () => {
  const table = blackJack().build().rolls('d d d b g')
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toMention('0 ends with d d d b g, bust', '0 explodes')
  expect(table).toBeAskedFor('drink', 0)
})

test('two kept and a third among others: bust', () => {
  const table = blackJack().build().rolls('d d 1 b g').rolls('d g', [3, 4])
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toBeAskedFor('aim', 0)
})

test('rerolled dynamite no longer counts: two rerolled and one new is one', () => {
  const table = blackJack().build().rolls('d d 1 b g').rolls('d b', [0, 1]).rolls('d g', [2, 3])
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toMention('0 ends with d b d g g')
})

test('two rerolled that fall as dynamite again, with a third: bust', () => {
  const table = blackJack().build().rolls('d d 1 b g').rolls('d d d', [0, 1, 2])
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toMention('0 ends with d d d b g, bust')
})

test('no extra roll', () => {
  const table = blackJack().build().rolls('d d 1 b g').rolls('d', [0]).rolls('d', [0]).aims(1)
  expect(table).toBeAskedFor('drink', 0)
})

test('for another roller at his table dynamite is locked', () => {
  const table = blackJack().turn(1).build().rolls('d d 1 b g')
  expect(table).toRefuse({ type: 'roll', dice: [0] }, /dynamite is locked/)
})
