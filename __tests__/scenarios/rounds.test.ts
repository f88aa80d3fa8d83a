import { aTable, type TableInPlay } from '../support/table'

/** A turn in which nothing changes at the table. */
const idle = (table: TableInPlay): TableInPlay => table.keeps('d d g g b').drinks(0)

test('a round ends as play comes back to the seat that began', () => {
  const table = aTable('SORO').turn(2).build()
  const seen = Array.from({ length: 9 }, () => {
    const { turn, round } = table.state
    idle(table)
    return `${turn}:${round}`
  })
  expect(seen).toEqual(['2:1', '3:1', '0:1', '1:1', '2:2', '3:2', '0:2', '1:2', '2:3'])
})

test('the seat that began has fallen: passing it still begins a round', () => {
  const table = aTable('SORO').life(10, 1).turn(1).build().rolls('d d d b 1')
  expect(table).toBeTurnOf(2, 1)
  idle(table)
  expect(idle(table)).toBeTurnOf(0, 1)
  expect(idle(table)).toBeTurnOf(2, 2)
})

test('two alive: each comes once a round', () => {
  const table = aTable('SORO').dead(1, 3).turn(2).build()
  expect(idle(table)).toBeTurnOf(0, 1)
  expect(idle(table)).toBeTurnOf(2, 2)
  expect(idle(table)).toBeTurnOf(0, 2)
})

test('the seat that began falls in its last neighbour’s turn: the next living one begins the round', () => {
  const table = aTable('SOROD').life(10, 8, 1).turn(2).build()
  idle(idle(idle(table)))
  expect(idle(table)).toBeTurnOf(1, 1)
  table.keeps('1 b d d g').aims(2)
  expect(table.drinks(1)).toBeTurnOf(3, 2)
})
