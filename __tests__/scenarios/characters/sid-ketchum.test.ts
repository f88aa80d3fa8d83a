import { aTable } from '../../support/table'

const sid = () => aTable('SOROD').played(null, 'sid-ketchum').turn(1)

test('before his first roll he gives a life point to anybody living', () => {
  const table = sid().life(7, 8).dead(3).build()
  expect(table).toBeAskedFor('gift', 1, { targets: [0, 1, 2, 4] })
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 1, 2, 3, 4] },
    /^'roll' does not answer the open 'gift' decision; seat 1 may give/,
  )
  expect(table.gives(0)).toTell(['0 gains 1 (gift by 1), now 8'])
  expect(table).toBeAskedFor('roll', 1, { rollsLeft: 3, rerollable: [0, 1, 2, 3, 4] })
})

test('himself', () => {
  expect(sid().life(10, 3).build().gives(1)).toHaveLife([10, 4, 8, 8, 8])
})

test('a full player may be named', () => {
  const table = sid().build().gives(2)
  expect(table).toHaveLife([10, 8, 8, 8, 8])
  expect(table).toTell(['2 gains 0 (gift by 1), now 8'])
})

test('every turn of his, and nobody else’s', () => {
  const table = aTable('SORO').played(null, null, null, 'sid-ketchum').turn(2).build()
  expect(table).toBeAskedFor('roll', 2)
  table.keeps('d d g g b').drinks(2)
  expect(table).toBeAskedFor('gift', 3)
  table.gives(3).keeps('d d g g b').drinks(3)
  expect(table).toBeAskedFor('roll', 0)
})

test('on the very first turn of the game, as Sheriff', () => {
  expect(aTable('SORO').played('sid-ketchum').build()).toBeAskedFor('gift', 0, {
    targets: [0, 1, 2, 3],
  })
})

test('the gift can save him from an attack of the same turn', () => {
  const table = sid().life(10, 1).arrows(4, 0, 4).build().gives(1).rolls('a b b g g')
  expect(table).toHaveLife([6, 1, 4, 8, 8])
  expect(table).toBeAskedFor('roll', 1)
})

test('the gift of somebody else’s turn never comes', () => {
  expect(sid().turn(0).build()).toBeAskedFor('roll', 0)
})
