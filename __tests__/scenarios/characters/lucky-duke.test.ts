import { aTable } from '../../support/table'

test('four rolls in all', () => {
  const table = aTable('SORO').played('lucky-duke').build()
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 4 })
  expect(table.rolls('1 b b g g')).toBeAskedFor('roll', 0, { rollsLeft: 3 })
  expect(table.rolls('1', [0])).toBeAskedFor('roll', 0, { rollsLeft: 2 })
  expect(table.rolls('1', [0])).toBeAskedFor('roll', 0, { rollsLeft: 1 })
  expect(table.rolls('2', [0])).toBeAskedFor('aim', 0, { face: 'two' })
  expect(table).toMention('0 rolls #4 dice 0: 2 -> 2 b b g g')
})

test('he may stop earlier', () => {
  expect(aTable('SORO').played('lucky-duke').build().rolls('1 b b g g').stops()).toBeAskedFor(
    'aim',
    0,
  )
})

test('dynamite is locked for him and three end his rolling', () => {
  const table = aTable('SORO').played('lucky-duke').build().rolls('d d b g g')
  expect(table).toRefuse({ type: 'roll', dice: [0] }, /dynamite is locked/)
  expect(table.rolls('b', [2]).rolls('g', [2]).rolls('d', [2])).toHaveLife([9, 8, 8, 8])
})

test('arrows of the fourth roll count', () => {
  const table = aTable('SORO').played('lucky-duke').build()
  table.rolls('a b b g g').rolls('a', [0]).rolls('a', [0]).rolls('a', [0])
  expect(table).toHaveArrows([4, 0, 0, 0], 5)
})

test('others at his table have three', () => {
  expect(aTable('SORO').played('lucky-duke').turn(1).build()).toBeAskedFor('roll', 1, {
    rollsLeft: 3,
  })
})
