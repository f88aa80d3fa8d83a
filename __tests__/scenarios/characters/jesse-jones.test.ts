import { aTable } from '../../support/table'

const jesse = (life: number) => aTable('SORO').played(null, 'jesse-jones').life(10, life).turn(1)

test.each([
  { life: 4, beers: 'b g g d d', after: 6 },
  { life: 5, beers: 'b g g d d', after: 6 },
  { life: 1, beers: 'b g g d d', after: 3 },
  { life: 3, beers: 'b b g g d', after: 7 },
  { life: 4, beers: 'b b g g d', after: 8 },
  { life: 4, beers: 'b b b g g', after: 9 },
  { life: 9, beers: 'b g g d d', after: 9 },
])('life $life, $beers all for himself: $after', ({ life, beers, after }) => {
  const table = jesse(life).build().keeps(beers)
  table.drinks(...[...beers].filter((letter) => letter === 'b').map(() => 1))
  expect(table.state.life[1]).toBe(after)
})

test('each beer is told with what it really gave', () => {
  const table = jesse(4).build().keeps('b b b g g').drinks(1, 1, 1)
  expect(table).toMention(
    '1 gains 2 (beer by 1) from die 0, now 6',
    '1 gains 2 (beer by 1) from die 1, now 8',
    '1 gains 1 (beer by 1) from die 2, now 9',
  )
})

test('as Sheriff: 4 and three beers are 10 of 11', () => {
  const table = aTable('SORO')
    .played('jesse-jones')
    .life(4)
    .build()
    .keeps('b b b g g')
    .drinks(0, 0, 0)
  expect(table).toHaveLife([10, 8, 8, 8])
})

test('a beer for somebody else first does not change the test, and gives one', () => {
  const table = jesse(4).life(7, 4).build().keeps('b b b g g').drinks(0, 1, 1)
  expect(table).toHaveLife([8, 8, 8, 8])
})

test('his dynamite’s wound comes before the test', () => {
  expect(jesse(5).build().rolls('d d d b g').drinks(1).state.life[1]).toBe(6)
})

test('by the German timing it comes after', () => {
  const table = jesse(5).with({ dynamiteTiming: 'after' }).build().rolls('d d d b g').drinks(1)
  expect(table.state.life[1]).toBe(5)
})

test('beers from others give one', () => {
  const table = jesse(2).turn(0).build().keeps('b b g g d').drinks(1, 1)
  expect(table).toHaveLife([10, 4, 8, 8])
})

test('beers from others give one, however thirsty the giver', () => {
  const table = jesse(2).life(3, 2).turn(0).build().keeps('b b g g d').drinks(1, 1)
  expect(table).toHaveLife([3, 4, 8, 8])
})

test('Sid’s gift gives one', () => {
  const table = jesse(2).played('sid-ketchum', 'jesse-jones').turn(0).build().gives(1)
  expect(table).toHaveLife([10, 3, 8, 8])
})

test('El Gringo’s attack before the beers brings him below', () => {
  const table = aTable('SORO')
    .played('el-gringo', 'jesse-jones')
    .life(9, 6)
    .arrows(2, 1, 5)
    .turn(1)
    .build()
  table.keeps('1 b b g g').aims(0)
  expect(table).toHaveLife([6, 4, 3, 8])
  expect(table.drinks(1, 1)).toHaveLife([6, 8, 3, 8])
})

describe('jesseThreshold: perBeer', () => {
  const perBeer = { jesseThreshold: 'perBeer' } as const

  test.each([
    { life: 4, after: 7 },
    { life: 3, after: 6 },
    { life: 2, after: 6 },
    { life: 5, after: 7 },
  ])('life $life and two beers: $after', ({ life, after }) => {
    const table = jesse(life).with(perBeer).build().keeps('b b g g d').drinks(1, 1)
    expect(table.state.life[1]).toBe(after)
  })
})

test('once, at 3 and three beers: all double though above four in between', () => {
  expect(jesse(3).build().keeps('b b b g g').drinks(1, 1, 1).state.life[1]).toBe(9)
})
