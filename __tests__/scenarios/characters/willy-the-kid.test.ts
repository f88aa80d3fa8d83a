import { aTable } from '../../support/table'

const willy = () => aTable('SORO').played('willy-the-kid').arrows(2, 1)

test.each(['g g d d a', 'g g g d d', 'g g g g d', 'g g g g g'])('%s fires, once', (faces) => {
  const table = willy().build().keeps(faces)
  expect(table).toHaveLife([10, 7, 7, 7])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
  const count = [...faces].filter((letter) => letter === 'g').length
  expect(table).toMention(`0 fires the gatling with ${count}`, 'turn of 1, round 1')
})

test('one does not', () => {
  const table = willy().build().keeps('g b d d a').drinks(0)
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toHaveArrows([3, 1, 0, 0], 5)
})

test('others at his table need three', () => {
  expect(willy().turn(1).build().keeps('g g d d a')).toHaveLife([10, 8, 8, 8])
})

test('he himself suffers others’ gatling', () => {
  expect(willy().turn(1).build().keeps('g g g d d')).toHaveLife([9, 8, 7, 7])
})
