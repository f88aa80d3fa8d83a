import { aTable } from '../../support/table'

const kit = (...arrows: number[]) =>
  aTable('SORO')
    .played('kit-carlson')
    .arrows(...arrows)

test('one gatling face removes one arrow from anybody, himself included', () => {
  const table = kit(2, 3).build().keeps('g d d b b').drinks(0, 0)
  expect(table).toBeAskedFor('clear', 0, { left: 1, targets: [0, 1] })
  table.listen().clears(1)
  expect(table).toTell(['1 returns 1 (cleared by 0)', 'turn of 1, round 1'])
  expect(table).toHaveArrows([2, 2, 0, 0], 5)
  expect(kit(2, 3).build().keeps('g d d b b').drinks(0, 0).clears(0)).toHaveArrows([1, 3, 0, 0], 5)
})

test('two faces: two removals, spread or not, nobody hurt', () => {
  const table = kit(2, 3).build().keeps('g g d d b').drinks(0)
  expect(table).toBeAskedFor('clear', 0, { left: 2 })
  expect(table.clears(1)).toBeAskedFor('clear', 0, { left: 1, targets: [0, 1] })
  expect(table.clears(0)).toHaveArrows([1, 2, 0, 0], 6)
  expect(table).toHaveLife([9, 8, 8, 8])
})

test('he may pass, face by face', () => {
  const table = kit(2, 3).build().keeps('g g d d b').drinks(0).listen().passes()
  expect(table).toBeAskedFor('clear', 0, { left: 1 })
  table.clears(1)
  expect(table).toTell(['0 declines to clear', '1 returns 1 (cleared by 0)', 'turn of 1, round 1'])
})

test('three fire: everybody else loses one, he drops all his own, then removes three', () => {
  const table = kit(2, 3, 2).build().keeps('g g g d d').listen()
  expect(table).toHaveArrows([0, 3, 2, 0], 4)
  expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1, 2] })
  expect(table.clears(1, 1, 2)).toHaveArrows([0, 1, 1, 0], 7)
  expect(table).toHaveLife([9, 7, 7, 7])
})

test.each([
  ['g g g g d', 4],
  ['g g g g g', 5],
])('%s: %i removals', (faces, count) => {
  const table = kit(0, 4, 4).build().keeps(faces)
  expect(table).toBeAskedFor('clear', 0, { left: count })
  for (let n = 0; n < count; n++) table.clears(n % 2 === 0 ? 1 : 2)
  expect(table).toBeTurnOf(1)
  expect(table.state.pile).toBe(1 + count)
})

test('he is asked only while anybody holds an arrow', () => {
  expect(kit().build().keeps('g d d b b').drinks(0, 0)).toBeTurnOf(1)
  const table = kit(0, 1).build().keeps('g g d d b').drinks(0).clears(1)
  expect(table).toBeTurnOf(1)
})

test('a gatling face rerolled away counts nothing', () => {
  expect(kit(0, 3).build().rolls('g d d b b').keeps('2', [0]).aims(2).drinks(0, 0)).toBeTurnOf(1)
})

test('the dead hold no arrows, those whom his gatling kills neither', () => {
  const table = kit(0, 3, 2).life(9, 1).build().keeps('g g g d d')
  expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [2] })
})

test('others with one or two gatling clear nothing', () => {
  expect(kit(0, 3).turn(1).build().keeps('g g d d b').drinks(0)).toBeTurnOf(2)
})

test('the removals come after the beers', () => {
  expect(kit(0, 3).build().keeps('g g d d b')).toBeAskedFor('drink', 0)
})

test('removals refill the pile and never start anything', () => {
  const table = kit(4, 4).build().keeps('g g d d b').drinks(0).listen().clears(0, 0)
  expect(table).toTell([
    '0 returns 1 (cleared by 0)',
    '0 returns 1 (cleared by 0)',
    'turn of 1, round 1',
  ])
})

describe('kitSpread: oneOther', () => {
  const oneOther = { kitSpread: 'oneOther' } as const

  test('once it fired, all come from the player named first', () => {
    const table = kit(1, 2, 3).with(oneOther).build().keeps('g g g d d')
    expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1, 2] })
    expect(table.clears(2)).toBeAskedFor('clear', 0, { left: 2, targets: [2] })
    expect(table).toRefuse(
      { type: 'clear-arrow', target: 1 },
      /no legal target; seat 0 may clear an arrow of seat 2, or pass/,
    )
    expect(table.clears(2, 2)).toHaveArrows([0, 2, 0, 0], 7)
    expect(table).toBeTurnOf(1)
  })

  test('when he has no more, that is all', () => {
    const table = kit(1, 1, 3).with(oneOther).build().keeps('g g g d d').clears(1)
    expect(table).toBeTurnOf(1)
    expect(table).toHaveArrows([0, 0, 3, 0], 6)
  })

  test('having passed he may still choose', () => {
    const table = kit(1, 2, 3).with(oneOther).build().keeps('g g g d d').passes()
    expect(table).toBeAskedFor('clear', 0, { left: 2, targets: [1, 2] })
    expect(table.clears(1, 1)).toHaveArrows([0, 0, 3, 0], 6)
  })

  test('with one or two faces, which do not fire, he may spread', () => {
    const table = kit(1, 2, 3).with(oneOther).build().keeps('g g d d b').drinks(0).clears(2)
    expect(table).toBeAskedFor('clear', 0, { left: 1, targets: [0, 1, 2] })
  })
})

test('as Sheriff he has nine, as anyone else seven', () => {
  expect(kit().build()).toHaveLife([9, 8, 8, 8])
  expect(aTable('SORO').played(null, 'kit-carlson').build()).toHaveLife([10, 7, 8, 8])
})
