import { aTable } from '../support/table'

test('an arrow is taken for each arrow just rolled, at once', () => {
  const table = aTable('SORO').build().rolls('a a b g d')
  expect(table).toHaveArrows([2, 0, 0, 0], 7)
  expect(table.state.used).toEqual([])
  expect(table).toTell([
    '0 rolls #1 dice 01234: a a b g d -> a a b g d',
    '0 takes an arrow (roll), pile 8',
    '0 takes an arrow (roll), pile 7',
  ])
})

test('kept arrow dice give nothing again; a reroll that shows an arrow gives a new one', () => {
  const table = aTable('SORO').build().rolls('a a b g d')
  expect(table.rolls('b', [3])).toHaveArrows([2, 0, 0, 0], 7)
  expect(table.rolls('a g', [0, 1])).toHaveArrows([3, 0, 0, 0], 6)
  expect(table.drinks(0, 0)).toHaveArrows([3, 0, 0, 0], 6)
})

test('the last arrow starts the attack: everybody loses as many points as he holds arrows', () => {
  const table = aTable('SORO').arrows(2, 4, 0, 2).build().rolls('a b b g d')
  expect(table).toHaveLife([7, 4, 8, 6])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toTell([
    '0 rolls #1 dice 01234: a b b g d -> a b b g d',
    '0 takes an arrow (roll), pile 0',
    'attack by the arrow of 0: 3 4 0 2',
    '0 loses 3 (attack), 7 left',
    '1 loses 4 (attack), 4 left',
    '3 loses 2 (attack), 6 left',
    '0 returns 3 (attack)',
    '1 returns 4 (attack)',
    '3 returns 2 (attack)',
  ])
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 2, rerollable: [0, 1, 2, 3] })
})

test('the rest of the arrows come from the refilled pile and stay', () => {
  const table = aTable('SORO').arrows(1, 4, 2).build().rolls('a a a a a')
  expect(table).toHaveLife([7, 4, 6, 8])
  expect(table).toHaveArrows([3, 0, 0, 0], 6)
})

test('an attack in the middle of the second roll', () => {
  const table = aTable('SORO').arrows(0, 5, 1).build().rolls('a b b g d').rolls('a a', [1, 2])
  expect(table).toHaveLife([7, 3, 7, 8])
  expect(table.rolls('a', [0])).toHaveArrows([1, 0, 0, 0], 8)
})

test('an attack on each of two rolls', () => {
  const table = aTable('SORO').arrows(4, 4).build().rolls('a a a a a')
  expect(table).toHaveLife([5, 4, 8, 8])
  table.rolls('a a a a a', [0, 1, 2, 3, 4])
  expect(table).toHaveLife([0, 4, 8, 8])
  expect(table).toBeWonBy('outlaws', [1, 3])
})

test('the pile of one between two rollers: the next roller’s arrow is the last', () => {
  const table = aTable('SORO').arrows(3, 2, 2).build().rolls('a g g d b').stops().drinks(0)
  expect(table).toHaveArrows([4, 2, 2, 0], 1)
  expect(table.rolls('a a g d b')).toHaveLife([6, 5, 6, 8])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('a roller who falls to their own arrow loses the rest of the turn, and takes no more arrows', () => {
  const table = aTable('SORO').life(10, 8, 2).arrows(0, 4, 4).turn(2).build().rolls('a a a 1 b')
  expect(table).toHaveLife([10, 4, 0, 8])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toTell([
    '2 rolls #1 dice 01234: a a a 1 b -> a a a 1 b',
    '2 takes an arrow (roll), pile 0',
    'attack by the arrow of 2: 0 4 5 0',
    '1 loses 4 (attack), 4 left',
    '2 loses 2 (attack), 0 left',
    '1 returns 4 (attack)',
    '2 returns 5 (attack)',
    '2 falls (attack): renegade, nobody special',
    'turn of 3, round 1',
  ])
  expect(table).toBeTurnOf(3)
})

test('the roller falls with three dynamites showing: no explosion follows', () => {
  const table = aTable('SORO').life(10, 8, 1).arrows(0, 4, 4).turn(2).build().rolls('a d d d b')
  expect(table.story).not.toContain('2 explodes')
  expect(table).toBeTurnOf(3)
})

test('several fall together; their arrows are back in the pile before the roller goes on taking', () => {
  const table = aTable('SOROD')
    .life(10, 3, 2, 8, 8)
    .arrows(1, 3, 2, 0, 2)
    .build()
    .rolls('a a a b g')
  expect(table).toHaveLife([8, 0, 0, 8, 6])
  expect(table).toHaveArrows([2, 0, 0, 0, 0], 7)
  expect(table).toMention(
    '1 loses 3 (attack), 0 left',
    '2 loses 2 (attack), 0 left',
    '4 loses 2 (attack), 6 left',
    '4 returns 2 (attack)',
    '1 falls (attack): outlaw, nobody special',
    '2 falls (attack): renegade, nobody special',
    '0 takes an arrow (roll), pile 8',
    '0 takes an arrow (roll), pile 7',
  )
})

test('more arrows than life: only what is there is lost', () => {
  const table = aTable('SORO').life(10, 8, 1).arrows(0, 0, 8).build().rolls('a b b g d')
  expect(table).toMention('2 loses 1 (attack), 0 left', '2 returns 8 (attack)')
  expect(table).toHaveLife([9, 8, 0, 8])
})

test('the attack of the last roll comes before anything is resolved', () => {
  const table = aTable('SORO')
    .life(10, 2)
    .arrows(3, 2, 3)
    .build()
    .rolls('1 b g d d')
    .rolls('g', [2])
    .rolls('a', [1])
  expect(table).toHaveLife([6, 0, 5, 8])
  expect(table).toBeAskedFor('aim', 0, { die: 0, targets: [2, 3] })
})

test('a mid-roll attack that ends the game ends everything', () => {
  const table = aTable('SORO').life(2, 8, 8, 8).arrows(2, 3, 3).build().rolls('a a 1 b g')
  expect(table).toBeWonBy('outlaws', [1, 3])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table.story.at(-1)).toBe('outlaws wins: 1 3')
})
