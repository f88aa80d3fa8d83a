import { aTable } from '../../support/table'

const jourdonnais = (arrows: number) =>
  aTable('SORO')
    .played(null, 'jourdonnais')
    .arrows(8 - arrows, arrows)

test.each([1, 2, 5])('with %i arrows an attack costs him one, all arrows go back', (arrows) => {
  const table = jourdonnais(arrows).build().rolls('a b b g g')
  expect(table).toHaveLife([10 - (9 - arrows), 6, 8, 8])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toMention('1 loses 1 (attack), 6 left', `1 returns ${arrows} (attack)`)
})

test('without arrows it costs him nothing', () => {
  expect(jourdonnais(0).build().rolls('a b b g g')).toHaveLife([1, 7, 8, 8])
})

test('his own last arrow: one, then he takes the rest', () => {
  const table = jourdonnais(4).turn(1).build().rolls('a a a b b')
  expect(table).toHaveLife([6, 6, 8, 8])
  expect(table).toHaveArrows([0, 2, 0, 0], 7)
})

test('with one life point he falls to it', () => {
  const table = jourdonnais(4).life(10, 1).build().rolls('a b b g g')
  expect(table).toHaveLife([5, 0, 8, 8])
})

test('shots, gatling and dynamite hurt him as anyone', () => {
  const table = aTable('SORO').played(null, 'jourdonnais').build().keeps('1 1 g g g').aims(1, 1)
  expect(table).toHaveLife([10, 4, 7, 7])
  expect(aTable('SORO').played(null, 'jourdonnais').turn(1).build().rolls('d d d g g')).toHaveLife([
    10, 6, 8, 8,
  ])
})
