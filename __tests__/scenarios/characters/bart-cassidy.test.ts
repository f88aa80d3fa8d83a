import { aTable } from '../../support/table'

const bart = (life = 8, arrows = 0) =>
  aTable('SORO').played(null, 'bart-cassidy').life(10, life).arrows(0, arrows)

test('takes an arrow instead of a point lost to a shot', () => {
  const table = bart().build().keeps('1 b b g g').aims(1)
  expect(table).toBeAskedFor('dodge', 1, { cause: 'shots', points: 1 })
  expect(table.listen().takesArrow()).toTell(['1 takes an arrow (dodge), pile 8'])
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('or takes the hit', () => {
  const table = bart().build().keeps('1 b b g g').aims(1).listen().takesHit()
  expect(table).toTell(['1 declines to dodge', '1 loses 1 (shots by 0), 7 left'])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
})

test('decides point by point', () => {
  const table = bart().build().keeps('1 1 1 g g').aims(1, 1, 1)
  expect(table).toBeAskedFor('dodge', 1, { points: 3 })
  expect(table.takesHit()).toBeAskedFor('dodge', 1, { points: 2 })
  expect(table.takesArrow()).toBeAskedFor('dodge', 1, { points: 1 })
  table.takesHit()
  expect(table).toHaveLife([10, 6, 8, 8])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('one with his last life point lives on arrows', () => {
  const table = bart(1).build().keeps('1 1 b g g').aims(1, 1).takesArrow().takesArrow()
  expect(table).toHaveLife([10, 1, 8, 8])
  expect(table).toHaveArrows([0, 2, 0, 0], 7)
})

test('falls if he takes more hits than he has life, also after an arrow; his arrows go back', () => {
  const table = bart(1).build().keeps('1 1 b g g').aims(1, 1).takesArrow().takesHit()
  expect(table).toHaveLife([10, 0, 8, 8])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
})

test('dodges the gatling', () => {
  const table = bart().build().keeps('g g g d d')
  expect(table).toBeAskedFor('dodge', 1, { cause: 'gatling', points: 1 })
  expect(table.takesArrow()).toHaveLife([10, 8, 7, 7])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('dodges shots and gatling of the same turn separately', () => {
  const table = bart().build().keeps('1 g g g d').aims(1).takesArrow()
  expect(table).toBeAskedFor('dodge', 1, { cause: 'gatling', points: 1 })
  expect(table.takesArrow()).toHaveArrows([0, 2, 0, 0], 7)
})

test('not an attack', () => {
  const table = bart(8, 4).arrows(4, 4).build().rolls('a b b g g')
  expect(table).toHaveLife([5, 4, 8, 8])
  expect(table).toBeAskedFor('roll', 0)
})

test('not his own dynamite', () => {
  const table = bart().turn(1).build().rolls('d d d g g')
  expect(table).toHaveLife([10, 7, 8, 8])
  expect(table).toBeTurnOf(2)
})

describe('never the last arrow of the pile', () => {
  test('pile 1: he is not even asked', () => {
    const table = bart(8, 4).arrows(4, 4).build().keeps('1 b b g g').aims(1)
    expect(table).toHaveLife([10, 7, 8, 8])
    expect(table).toHaveArrows([4, 4, 0, 0], 1)
    expect(table).toBeAskedFor('drink', 0)
  })

  test('pile 2, two points: at most one', () => {
    const table = bart(8, 3).arrows(4, 3).build().keeps('1 1 b g g').aims(1, 1)
    expect(table).toBeAskedFor('dodge', 1, { points: 2 })
    table.takesArrow()
    expect(table).toHaveLife([10, 7, 8, 8])
    expect(table).toHaveArrows([4, 4, 0, 0], 1)
    expect(table).toBeAskedFor('drink', 0)
  })

  test('pile 2, two points, the first taken: the second may still be dodged', () => {
    const table = bart(8, 3).arrows(4, 3).build().keeps('1 1 b g g').aims(1, 1).takesHit()
    expect(table).toBeAskedFor('dodge', 1, { points: 1 })
    expect(table.takesArrow()).toHaveLife([10, 7, 8, 8])
  })

  test('pile 3, three points: two', () => {
    const table = bart(8, 3)
      .arrows(3, 3)
      .build()
      .keeps('1 1 1 g g')
      .aims(1, 1, 1)
      .takesArrow()
      .takesArrow()
    expect(table).toHaveLife([10, 7, 8, 8])
    expect(table).toHaveArrows([3, 5, 0, 0], 1)
  })

  test('arrows of players who die in the same batch return only afterwards', () => {
    const table = bart(8, 4)
      .arrows(0, 4, 0, 4)
      .life(10, 8, 8, 1)
      .build()
      .keeps('1 1 b g g')
      .aims(1, 3)
    expect(table).toHaveLife([10, 7, 8, 0])
    expect(table).toHaveArrows([0, 4, 0, 0], 5)
  })

  test('arrows that the shooter drops after his gatling come too late', () => {
    const table = bart(8, 4).arrows(4, 4).build().keeps('g g g d d')
    expect(table).toHaveLife([10, 7, 7, 7])
    expect(table).toHaveArrows([0, 4, 0, 0], 5)
  })
})

test('as Sheriff he has ten', () => {
  expect(
    aTable('SORO').played('bart-cassidy').turn(1).build().keeps('1 b b g g').aims(0).takesHit(),
  ).toHaveLife([9, 8, 8, 8])
})

test('his own shots and gatling never ask him', () => {
  const table = bart().turn(1).build().keeps('1 g g g d').aims(2)
  expect(table).toHaveLife([9, 8, 6, 7])
  expect(table).toBeTurnOf(2)
})
