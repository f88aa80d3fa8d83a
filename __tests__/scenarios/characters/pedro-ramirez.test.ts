import { aTable } from '../../support/table'

const pedro = (life: number, arrows: number) =>
  aTable('SORO').played(null, 'pedro-ramirez').life(10, life).arrows(0, arrows)

test('for each point lost he may give back an arrow; the life is still lost', () => {
  const table = pedro(5, 2).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([10, 4, 8, 8])
  expect(table).toBeAskedFor('shed', 1, { points: 1 })
  expect(table.listen().dropsArrow()).toTell(['1 returns 1 (shed by 1)'])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('or keep it', () => {
  const table = pedro(5, 2).build().keeps('1 b b g g').aims(1).listen().keepsArrow()
  expect(table).toTell(['1 declines to shed'])
  expect(table).toHaveArrows([0, 2, 0, 0], 7)
})

test('point by point', () => {
  const table = pedro(5, 3).build().keeps('1 1 1 g g').aims(1, 1, 1)
  expect(table).toBeAskedFor('shed', 1, { points: 3 })
  expect(table.dropsArrow()).toBeAskedFor('shed', 1, { points: 2 })
  expect(table.keepsArrow()).toBeAskedFor('shed', 1, { points: 1 })
  expect(table.dropsArrow()).toHaveArrows([0, 1, 0, 0], 8)
  expect(table).toBeTurnOf(1)
})

test('three wounds, two arrows: asked twice', () => {
  const table = pedro(5, 2).build().keeps('1 1 1 g g').aims(1, 1, 1).dropsArrow().dropsArrow()
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toBeTurnOf(1)
})

test('only while he holds an arrow', () => {
  expect(pedro(5, 0).build().keeps('1 b b g g').aims(1)).toBeAskedFor('drink', 0)
})

test('the gatling too', () => {
  const table = pedro(5, 2).build().keeps('g g g d d')
  expect(table).toBeAskedFor('shed', 1, { points: 1 })
  expect(table.dropsArrow()).toHaveArrows([0, 1, 0, 0], 8)
})

test('his own dynamite too', () => {
  const table = pedro(5, 2).turn(1).build().rolls('d d d 1 b')
  expect(table).toBeAskedFor('shed', 1, { points: 1 })
  expect(table).toHaveLife([10, 4, 8, 8])
  expect(table.dropsArrow()).toBeAskedFor('aim', 1)
})

test('not in an attack: all arrows go back anyway and the loss is fixed', () => {
  const table = pedro(8, 3).arrows(5, 3).build().rolls('a a b g g')
  expect(table).toHaveLife([4, 5, 8, 8])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toBeAskedFor('roll', 0)
})

test('falling he is not asked; his arrows go back', () => {
  const table = pedro(1, 3).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toBeAskedFor('drink', 0)
})

test('three hits on two life points: he falls, nothing is asked', () => {
  const table = pedro(2, 3).build().keeps('1 1 1 g g').aims(1, 1, 1)
  expect(table).toHaveLife([10, 0, 8, 8])
  expect(table).toBeTurnOf(2)
})

test('shots and gatling of one turn: asked after each', () => {
  const table = pedro(5, 2).build().keeps('1 g g g d').aims(1).dropsArrow()
  expect(table).toBeAskedFor('shed', 1, { points: 1 })
  expect(table.dropsArrow()).toHaveArrows([0, 0, 0, 0], 9)
})

test('nobody else sheds', () => {
  expect(pedro(5, 0).arrows(0, 0, 0, 3).build().keeps('1 b b g g').aims(3)).toBeAskedFor('drink', 0)
})
