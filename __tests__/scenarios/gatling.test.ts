import { aTable } from '../support/table'

test.each(['g g g d d', 'g g g g d', 'g g g g g'])(
  '%s costs everybody else one, once, and the roller drops his arrows',
  (faces) => {
    const table = aTable('SOROD').dead(3).arrows(3, 1).build().keeps(faces)
    expect(table).toHaveLife([10, 7, 7, 0, 7])
    expect(table).toHaveArrows([0, 1, 0, 0, 0], 8)
    expect(table).toBeTurnOf(1)
  },
)

test('in this order', () => {
  const table = aTable('SORO').life(10, 1).arrows(2, 1).build().keeps('g g g d a')
  expect(table).toTell([
    '0 rolls #1 dice 01234: g g g d a -> g g g d a',
    '0 takes an arrow (roll), pile 5',
    '0 ends with g g g d a',
    '0 fires the gatling with 3',
    '1 loses 1 (gatling by 0), 0 left',
    '2 loses 1 (gatling by 0), 7 left',
    '3 loses 1 (gatling by 0), 7 left',
    '1 falls (gatling by 0): outlaw, nobody special',
    '0 returns 3 (gatling by 0)',
    'turn of 2, round 1',
  ])
})

test('two do nothing', () => {
  const table = aTable('SORO').arrows(2).build().keeps('g g d d b').drinks(0)
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toHaveArrows([2, 0, 0, 0], 7)
})

test('a roller without arrows has none to drop', () => {
  const table = aTable('SORO').build().keeps('g g g d d')
  expect(table.story).toEqual([
    '0 rolls #1 dice 01234: g g g d d -> g g g d d',
    '0 ends with g g g d d',
    '0 fires the gatling with 3',
    '1 loses 1 (gatling by 0), 7 left',
    '2 loses 1 (gatling by 0), 7 left',
    '3 loses 1 (gatling by 0), 7 left',
    'turn of 1, round 1',
  ])
})

test('a gatling that ends the game leaves the roller their arrows: nothing else happens', () => {
  const table = aTable('SORO').life(1).arrows(0, 3).turn(1).build().keeps('g g g d d')
  expect(table).toBeWonBy('outlaws', [1, 3])
  expect(table).toHaveArrows([0, 3, 0, 0], 6)
})
