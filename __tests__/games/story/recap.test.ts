import { retell } from '@/games/dice/story'
import { aTable, type TableInPlay } from '../../support/table'

/** Plays on from a table and looks back on what was played. */
function lookBack(table: TableInPlay, play: (table: TableInPlay) => void) {
  const start = table.state
  play(table.listen())
  return retell(start, table.events)
}

test('life is written down at the deal and after every turn', () => {
  const { turns, life } = lookBack(aTable('SOOR').life(6, 5, 4, 3).build(), (table) => {
    table.keeps('1 g g d d').aims(1).keeps('b g g d d').drinks(1).keeps('g g d d 1').aims(3)
  })
  expect(turns).toBe(4)
  expect(life).toEqual([
    [6, 6, 6, 6, 6],
    [5, 4, 5, 5, 5],
    [4, 4, 4, 4, 4],
    [3, 3, 3, 2, 2],
  ])
})

test('the Sheriff falls by the second of three shots', () => {
  const { falls, ending } = lookBack(aTable('SOOR').life(1).turn(1).build(), (table) => {
    table.keeps('1 1 1 d d').aims(2, 0, 0)
  })
  expect(falls).toEqual([
    { seat: 0, role: 'sheriff', turn: 1, cause: 'shots', by: 1, shot: { number: 2, of: 3 } },
  ])
  expect(ending?.winner.side).toBe('outlaws')
  expect(ending?.fall).toBe(falls[0])
})

test('a point that was dodged for an arrow puts the deadly shot one later', () => {
  const table = aTable('SOOR').played('bart-cassidy').life(1).turn(1).build()
  const { falls } = lookBack(table, (at) => {
    at.keeps('1 1 d d g').aims(0, 0).takesArrow().takesHit()
  })
  expect(falls[0]?.shot).toEqual({ number: 2, of: 2 })
})

test('a shot doubled by a beer counts as one shot', () => {
  const table = aTable('SOOR').seat(1, { character: 'slab-the-killer' }).life(2).turn(1).build()
  const { falls } = lookBack(table, (at) => {
    at.keeps('1 1 b d d').aims(2).doubles(0)
  })
  expect(falls[0]?.shot).toEqual({ number: 2, of: 2 })
})

test('the law wins by the fall of the last villain', () => {
  const { ending } = lookBack(aTable('SOOR').life(8, 1).dead(2, 3).build(), (table) => {
    table.keeps('1 d d g b').aims(1)
  })
  expect(ending).toMatchObject({
    winner: { side: 'law', seats: [0] },
    fall: { seat: 1, role: 'outlaw', by: 0, shot: { number: 1, of: 1 } },
  })
})

test('the gatling ends it: no shot is named', () => {
  const { ending } = lookBack(aTable('SOOR').life(1).turn(3).build(), (table) => {
    table.keeps('g g g d d')
  })
  expect(ending?.fall).toMatchObject({ seat: 0, cause: 'gatling', by: 3, shot: null })
})

test('dynamite ends it: nobody did it', () => {
  const { ending, tallies } = lookBack(aTable('SOOR').life(1).build(), (table) => {
    table.keeps('d d d g g')
  })
  expect(ending?.fall).toMatchObject({ seat: 0, cause: 'dynamite', by: null })
  expect(tallies[0]).toMatchObject({ dynamites: 1, lost: 1, lostToFate: 1 })
})

test('the attack ends it: the taker of the last arrow is no author', () => {
  const { ending, tallies } = lookBack(
    aTable('SOOR').life(2).arrows(2, 3, 1, 2).turn(1).build(),
    (table) => void table.keeps('a g g d d'),
  )
  expect(ending?.fall).toMatchObject({ seat: 0, cause: 'attack', by: null })
  expect(tallies[1]).toMatchObject({ attacks: 1, arrows: 1, kills: 0, dealt: 0 })
})

test('the Renegade is left alone after the Sheriff', () => {
  const { ending } = lookBack(aTable('SOOR').life(1).dead(1, 2).turn(3).build(), (table) => {
    table.keeps('1 d d g b').aims(0)
  })
  expect(ending).toMatchObject({ winner: { side: 'renegade', seats: [3] }, fall: { seat: 0 } })
})

describe('three players', () => {
  test('the hunter wins by the fall of his prey', () => {
    const { ending } = lookBack(aTable('DOR').life(8, 8, 1).build(), (table) => {
      table.keeps('1 d d g b').aims(2)
    })
    expect(ending).toMatchObject({
      winner: { side: 'hunter', seats: [0] },
      fall: { seat: 2, role: 'renegade', by: 0 },
    })
  })

  test('the survivor wins by the last fall', () => {
    const { ending } = lookBack(aTable('DOR').life(8, 1).dead(2).build(), (table) => {
      table.keeps('1 d d g b').aims(1)
    })
    expect(ending).toMatchObject({ winner: { side: 'survivor', seats: [0] }, fall: { seat: 1 } })
  })

  test('all fall together: a draw', () => {
    const table = aTable('DOR').life(3, 3, 2).arrows(3, 3, 2).build()
    const { ending, falls } = lookBack(table, (at) => void at.rolls('a g g d d'))
    expect(ending?.winner.side).toBe('draw')
    expect(falls).toHaveLength(3)
    expect(ending?.fall).toMatchObject({ cause: 'attack' })
  })

  test('all fall together and the house rule names the Outlaw: no fall decided it', () => {
    const table = aTable('DOR').life(3, 3, 2).arrows(3, 3, 2).with({ threeAllDead: 'outlaw' })
    const { ending } = lookBack(table.build(), (at) => void at.rolls('a g g d d'))
    expect(ending).toMatchObject({ winner: { side: 'outlaws', seats: [1] }, fall: null })
  })
})

test('a match that goes on has no ending', () => {
  const { ending } = lookBack(aTable('SOOR').build(), (table) => void table.rolls('1 d d g b'))
  expect(ending).toBeNull()
})

test('a beer counts for who drank it and who bought it, a wasted one for nobody', () => {
  const { tallies } = lookBack(aTable('SOOR').life(5, 5, 8, 8).build(), (table) => {
    table.keeps('b b b d d').drinks(0, 1, 2)
  })
  expect(tallies.map(({ drunk, treated }) => [drunk, treated])).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
    [0, 0],
  ])
})
