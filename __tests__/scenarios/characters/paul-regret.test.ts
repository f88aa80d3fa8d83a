import { aTable } from '../../support/table'

const paul = () => aTable('SORO').played(null, 'paul-regret')

test('the gatling does not hurt him', () => {
  const table = paul().arrows(2, 2).build().keeps('g g g d d')
  expect(table).toHaveLife([10, 9, 7, 7])
  expect(table).toHaveArrows([0, 2, 0, 0], 7)
  expect(table.story.filter((line) => line.startsWith('1 '))).toEqual([])
})

test('not even with one life point and five faces', () => {
  expect(paul().life(10, 1).build().keeps('g g g g g')).toHaveLife([10, 1, 7, 7])
})

test('bull’s eyes do', () => {
  expect(paul().build().keeps('1 1 g g g').aims(1, 1)).toHaveLife([10, 7, 7, 7])
})

test('Indians do', () => {
  expect(paul().arrows(4, 4).build().rolls('a b b g g')).toHaveLife([5, 5, 8, 8])
})

test('dynamite does', () => {
  expect(paul().turn(1).build().rolls('d d d b b')).toHaveLife([10, 8, 8, 8])
})

test('his own gatling hurts the others', () => {
  expect(paul().arrows(0, 2).turn(1).build().keeps('g g g d d')).toHaveLife([9, 9, 7, 7])
})

test('alone against him a gatling still makes the roller drop his arrows', () => {
  const table = paul().dead(2, 3).arrows(3).build().keeps('g g g d d')
  expect(table).toHaveLife([10, 9, 0, 0])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
})
