import { aTable } from '../../support/table'

const suzy = (life: number) => aTable('SORO').played('suzy-lafayette').life(life)

test('a final result without bull’s eyes gives her two at the end of her turn', () => {
  const table = suzy(5).arrows(2).build().keeps('g g g b d').drinks(0)
  expect(table).toHaveLife([8, 7, 7, 7])
  expect(table).toMention(
    '0 returns 2 (gatling by 0)',
    '0 gains 2 (ability by 0), now 8',
    'turn of 1, round 1',
  )
})

test.each([
  ['1 g g d d', 1],
  ['2 g g d d', 2],
])('%s: nothing', (faces, target) => {
  expect(suzy(5).build().keeps(faces).aims(target).state.life[0]).toBe(5)
})

test('a bull’s eye that was rerolled away does not count', () => {
  expect(suzy(5).build().rolls('1 g g d d').keeps('g', [0]).state.life[0]).toBe(7)
})

test('never above her start value', () => {
  const table = suzy(9).build().keeps('g g d d a')
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table).toMention('0 gains 1 (ability by 0), now 10')
  expect(
    suzy(10)
      .build()
      .keeps('g g d d a')
      .story.filter((line) => line.includes('gains')),
  ).toEqual([])
})

test('a bust does not matter: one lost, two gained', () => {
  const table = suzy(5).build().rolls('d d d g g')
  expect(table).toHaveLife([6, 8, 8, 8])
  expect(table).toMention('0 loses 1 (dynamite), 4 left', '0 gains 2 (ability by 0), now 6')
})

test('a bust that kills her does', () => {
  const table = aTable('SORO')
    .played(null, 'suzy-lafayette')
    .life(10, 1)
    .turn(1)
    .build()
    .rolls('d d d g g')
  expect(table).toHaveLife([10, 0, 8, 8])
})

test('by the German timing the wound comes before her bonus, and may kill', () => {
  const after = { dynamiteTiming: 'after' } as const
  expect(suzy(5).with(after).build().rolls('d d d g g')).toHaveLife([6, 8, 8, 8])
  const doomed = aTable('SORO').played(null, 'suzy-lafayette').life(10, 1).turn(1).with(after)
  expect(doomed.build().rolls('d d d g g')).toHaveLife([10, 0, 8, 8])
})

test('killed by an attack of her roll she gains nothing', () => {
  const table = aTable('SORO')
    .played(null, 'suzy-lafayette')
    .life(10, 2)
    .arrows(4, 4)
    .turn(1)
    .build()
  expect(table.rolls('a d d g g')).toHaveLife([6, 0, 8, 8])
})

test('on others’ turns she gains nothing', () => {
  expect(suzy(5).turn(1).build().keeps('d d g g a')).toHaveLife([5, 8, 8, 8])
})
