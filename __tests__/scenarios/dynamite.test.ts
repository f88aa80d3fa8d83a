import { aTable } from '../support/table'

test('three dynamites end the rolling, cost a life point, and the other dice are resolved', () => {
  const table = aTable('SORO').life(9).build().rolls('d d 1 b g').rolls('d', [4])
  expect(table).toHaveLife([8, 8, 8, 8])
  expect(table).toBeAskedFor('aim', 0, { die: 2 })
  table.aims(3).drinks(0)
  expect(table).toHaveLife([9, 8, 8, 7])
  expect(table).toTell([
    '0 rolls #1 dice 01234: d d 1 b g -> d d 1 b g',
    '0 rolls #2 dice 4: d -> d d 1 b d',
    '0 ends with d d 1 b d, bust',
    '0 explodes',
    '0 loses 1 (dynamite), 8 left',
    '0 aims die 2 (1) at 3, 1 away',
    '0 fires 0 0 0 1',
    '3 loses 1 (shots by 0), 7 left',
    '0 gains 1 (beer by 0) from die 3, now 9',
    'turn of 1, round 1',
  ])
})

test.each(['d d d d b', 'd d d d d'])('%s still costs only one', (faces) => {
  const table = aTable('SORO').build().rolls(faces)
  expect(table.state.life[0]).toBe(9)
})

test('the third dynamite of the last roll busts as well', () => {
  const table = aTable('SORO').build().rolls('d 1 b g g').rolls('d', [2]).rolls('d', [1])
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toBeTurnOf(1)
})

test('arrows of the roll that busts are taken first, the attack included', () => {
  const table = aTable('SORO').arrows(0, 4, 4).build().rolls('d d d a a').listen()
  expect(table).toHaveLife([10 - 1 - 1, 4, 4, 8])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
})

test('the roller falls to the dynamite: the other dice are not resolved, their arrows go back', () => {
  const table = aTable('SORO').life(10, 1).arrows(0, 2).turn(1).build().rolls('d d d 1 b')
  expect(table).toHaveLife([10, 0, 8, 8])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toTell([
    '1 rolls #1 dice 01234: d d d 1 b -> d d d 1 b',
    '1 ends with d d d 1 b, bust',
    '1 explodes',
    '1 loses 1 (dynamite), 0 left',
    '1 falls (dynamite): outlaw, nobody special',
    'turn of 2, round 1',
  ])
})

test('a Sheriff who is blown up loses the game', () => {
  expect(aTable('SORO').life(1).build().rolls('d d d 1 b')).toBeWonBy('outlaws', [1, 3])
})

test('the last villain who is blown up loses to the law', () => {
  const table = aTable('SOROD').dead(1, 2, 4).life(10, 0, 0, 1).turn(3).build().rolls('d d d 1 b')
  expect(table).toBeWonBy('law', [0, 4])
})

describe('dynamiteTiming: after', () => {
  const after = { dynamiteTiming: 'after' } as const

  test('the other dice come first, then the wound', () => {
    const table = aTable('SORO').life(1).with(after).build().rolls('d d d 1 b')
    expect(table).toHaveLife([1, 8, 8, 8])
    table.aims(1).drinks(0)
    expect(table).toHaveLife([1, 7, 8, 8])
    expect(table).toTell([
      '0 rolls #1 dice 01234: d d d 1 b -> d d d 1 b',
      '0 ends with d d d 1 b, bust',
      '0 aims die 3 (1) at 1, 1 away',
      '0 fires 0 1 0 0',
      '1 loses 1 (shots by 0), 7 left',
      '0 gains 1 (beer by 0) from die 4, now 2',
      '0 explodes',
      '0 loses 1 (dynamite), 1 left',
      'turn of 1, round 1',
    ])
  })

  test('the wound may be deadly after all', () => {
    const table = aTable('SORO').life(10, 1).turn(1).with(after).build().rolls('d d d 1 b').aims(2)
    expect(table).toHaveLife([10, 1, 7, 8])
    expect(table.drinks(2)).toHaveLife([10, 0, 8, 8])
    expect(table).toBeTurnOf(2)
  })

  test('no bust, no wound', () => {
    const table = aTable('SORO').with(after).build().keeps('d d b g g').drinks(1)
    expect(table).toHaveLife([10, 8, 8, 8])
  })

  test('a shot that ends the game comes before the wound', () => {
    const table = aTable('SORO')
      .life(1, 1, 1)
      .turn(1)
      .with(after)
      .build()
      .rolls('d d d 1 1')
      .aims(0, 0)
    expect(table).toBeWonBy('outlaws', [1, 3])
    expect(table).toHaveLife([0, 1, 1, 8])
  })

  test('a roller who fell meanwhile takes none', () => {
    const table = aTable('SORO')
      .played(null, 'el-gringo')
      .life(10, 7, 1)
      .arrows(4, 2, 2)
      .turn(2)
      .with(after)
      .build()
      .rolls('d d d 1 b')
      .aims(1)
    expect(table).toHaveLife([6, 4, 0, 8])
    expect(table.story).not.toContain('2 explodes')
    expect(table).toBeTurnOf(3)
  })
})
