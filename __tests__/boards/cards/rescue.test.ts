import { rescueFor } from '@/boards/cards/table/stage/rescue'

const three = { alive: [true, true, true, false] }
const two = { alive: [true, false, true, false] }

test('at the last breath Sid is told that two cards help, too', () => {
  expect(rescueFor(three, false)).toBe('text')
  expect(rescueFor(three, true)).toBe('textOrTwo')
})

test('with two players left a Beer helps nobody', () => {
  expect(rescueFor(two, true)).toBe('textTwo')
})
