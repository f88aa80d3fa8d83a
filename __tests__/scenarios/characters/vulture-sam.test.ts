import { aTable } from '../../support/table'

const sam = (life: number) =>
  aTable('SOROD').played(null, null, null, 'vulture-sam').seat(3, { life })

test('gains two when another player is shot, on anybody’s turn', () => {
  const table = sam(4).life(10, 1).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([10, 0, 8, 6, 8])
  expect(table).toMention(
    '1 falls (shots by 0): outlaw, nobody special',
    '3 gains 2 (ability by 3), now 6',
  )
})

test('on his own turn', () => {
  expect(sam(4).life(10, 1).turn(3).build().keeps('2 b b g g').aims(1)).toHaveLife([10, 0, 8, 6, 8])
})

test('by the gatling: two for each, after his own wound', () => {
  const table = sam(4).life(10, 1, 1).build().keeps('g g g d d')
  expect(table).toHaveLife([10, 0, 0, 7, 7])
  expect(table).toMention('3 loses 1 (gatling by 0), 3 left', '3 gains 4 (ability by 3), now 7')
})

test('by an attack: from one life point to five', () => {
  const table = sam(1).life(10, 2, 2).arrows(0, 4, 4).build().rolls('a b b g g')
  expect(table).toHaveLife([9, 0, 0, 5, 8])
})

test('by dynamite', () => {
  expect(sam(4).life(10, 1).turn(1).build().rolls('d d d b b')).toHaveLife([10, 0, 8, 6, 8])
})

test('never above his start value; full he gains nothing', () => {
  expect(sam(8).life(10, 1).build().keeps('1 b b g g').aims(1)).toHaveLife([10, 0, 8, 9, 8])
  const full = sam(9).life(10, 1).build().keeps('1 b b g g').aims(1)
  expect(full.story.filter((line) => line.includes('gains'))).toEqual([])
})

test('not if he falls in the same batch', () => {
  const table = sam(1).life(10, 1).arrows(0, 4, 0, 4).build().rolls('a b b g g')
  expect(table).toHaveLife([9, 0, 8, 0, 8])
  expect(table.story.filter((line) => line.includes('gains'))).toEqual([])
})

test('nothing for his own elimination', () => {
  const table = sam(1).build().keeps('2 b b g g').aims(3)
  expect(table).toHaveLife([10, 8, 8, 0, 8])
})

test('two batches of a turn: two each', () => {
  const table = sam(4).life(10, 1, 1).build().keeps('1 g g g d').aims(1)
  expect(table).toHaveLife([10, 0, 0, 7, 7])
  expect(table).toMention(
    '3 gains 2 (ability by 3), now 6',
    '3 loses 1 (gatling by 0), 5 left',
    '3 gains 2 (ability by 3), now 7',
  )
})

test('as Sheriff he may have eleven', () => {
  const table = aTable('SORO').played('vulture-sam').life(10, 1).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([11, 0, 8, 8])
})
