import { aTable } from '../../support/table'
import type { CharacterId } from '@/games/dice'

/** The roller at seat 0, Bart at seat 1. */
const against = (roller: CharacterId) => aTable('SORO').played(roller, 'bart-cassidy')

describe('Slab the Killer shoots Bart', () => {
  test('the doubled die is two points: two arrows', () => {
    const table = against('slab-the-killer').build().keeps('1 b d g g').doubles(1)
    expect(table).toBeAskedFor('dodge', 1, { cause: 'shots', points: 2 })
    expect(table.takesArrow()).toBeAskedFor('dodge', 1, { points: 1 })
    expect(table.takesArrow()).toHaveLife([10, 8, 8, 8])
    expect(table).toHaveArrows([0, 2, 0, 0], 7)
  })

  test('one of each', () => {
    const table = against('slab-the-killer')
      .build()
      .keeps('1 b d g g')
      .doubles(1)
      .takesArrow()
      .takesHit()
    expect(table).toHaveLife([10, 7, 8, 8])
    expect(table).toHaveArrows([0, 1, 0, 0], 8)
  })

  test('none', () => {
    const table = against('slab-the-killer')
      .build()
      .keeps('1 b d g g')
      .doubles(1)
      .takesHit()
      .takesHit()
    expect(table).toHaveLife([10, 6, 8, 8])
  })

  test('pile 2: one at most', () => {
    const table = against('slab-the-killer')
      .arrows(3, 4)
      .build()
      .keeps('1 b d g g')
      .doubles(1)
      .takesArrow()
    expect(table).toHaveLife([10, 7, 8, 8])
    expect(table).toHaveArrows([3, 5, 0, 0], 1)
  })
})

test('Willy’s gatling with two faces: Bart takes an arrow, Willy’s own come back to the pile later', () => {
  const table = against('willy-the-kid').arrows(3, 4).build().keeps('g g d d b').drinks(0)
  expect(table).toBeAskedFor('dodge', 1, { cause: 'gatling', points: 1 })
  table.listen().takesArrow()
  expect(table).toMention('1 takes an arrow (dodge), pile 1', '0 returns 3 (gatling by 0)')
  expect(table).toHaveLife([10, 8, 7, 7])
  expect(table).toHaveArrows([0, 5, 0, 0], 4)
})

test('Willy’s gatling with a pile of one: Bart cannot, though Willy is about to drop his', () => {
  const table = against('willy-the-kid').arrows(4, 4).build().keeps('g g d d b').drinks(0)
  expect(table).toHaveLife([10, 7, 7, 7])
  expect(table).toHaveArrows([0, 4, 0, 0], 5)
})

test('Kit’s gatling: Bart takes an arrow, and Kit may take it off him at once', () => {
  const table = against('kit-carlson').arrows(2, 0, 1).build().keeps('g g g d d').takesArrow()
  expect(table).toHaveArrows([0, 1, 1, 0], 7)
  expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1, 2] })
  expect(table.clears(1, 2)).toHaveArrows([0, 0, 0, 0], 9)
  expect(table).toHaveLife([9, 8, 7, 7])
  expect(table).toBeTurnOf(1)
})

test('Kit with one face fires nothing: Bart is not asked', () => {
  expect(against('kit-carlson').arrows(0, 2).build().keeps('g d d b b').drinks(0, 0)).toBeAskedFor(
    'clear',
    0,
  )
})

test('Rose and Janet reach him from afar; he dodges the same', () => {
  const rose = aTable('SOOORD').played('rose-doolan', null, null, 'bart-cassidy').build()
  expect(rose.keeps('2 b b g g').aims(3).takesArrow()).toHaveArrows([0, 0, 0, 1, 0, 0], 8)
  const janet = aTable('SOOORD').played('calamity-janet', null, 'bart-cassidy').build()
  expect(janet.keeps('1 b b g g').aims(2).takesArrow()).toHaveArrows([0, 0, 1, 0, 0, 0], 8)
})

test('Black Jack busts, then shoots: Bart dodges', () => {
  const table = against('black-jack').build().rolls('d d d 1 b').aims(1).takesArrow()
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toHaveArrows([0, 1, 0, 0], 8)
})

test('Lucky Duke’s fourth roll makes one more point to dodge', () => {
  const table = against('lucky-duke')
    .build()
    .rolls('1 b b g g')
    .rolls('1', [1])
    .rolls('1', [2])
    .rolls('1', [3])
  expect(table.aims(1, 1, 1, 1)).toBeAskedFor('dodge', 1, { points: 4 })
})

describe('a replaced point is not a lost one', () => {
  test('Vulture Sam gains nothing from a Bart who dodged death', () => {
    const table = aTable('SORO').played(null, 'bart-cassidy', 'vulture-sam').life(10, 1, 4).build()
    table.keeps('1 b b g g').aims(1).takesArrow()
    expect(table).toHaveLife([10, 1, 4, 8])
  })

  test('but from one who did not', () => {
    const table = aTable('SORO').played(null, 'bart-cassidy', 'vulture-sam').life(10, 1, 4).build()
    table.keeps('1 b b g g').aims(1).takesHit()
    expect(table).toHaveLife([10, 0, 6, 8])
  })

  test('El Gringo hit by the same batch strikes back after Bart’s arrow; the pile is one shorter', () => {
    const table = aTable('SORO')
      .played(null, 'bart-cassidy', null, 'el-gringo')
      .arrows(4, 2)
      .build()
    table.keeps('1 1 b g g').aims(1, 3).takesArrow()
    expect(table).toHaveArrows([5, 3, 0, 0], 1)
    expect(table).toHaveLife([10, 8, 8, 6])
  })

  test('Bart leaves one in the pile and El Gringo’s arrow takes it: attack', () => {
    const table = aTable('SORO')
      .played(null, 'bart-cassidy', null, 'el-gringo')
      .arrows(4, 3)
      .build()
    table.keeps('1 1 b g g').aims(1, 3).takesArrow()
    expect(table).toHaveLife([5, 4, 8, 6])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toBeAskedFor('drink', 0)
  })

  test('Pedro, wounded in the same batch, sheds after Bart has taken; the pile was measured before', () => {
    const table = aTable('SORO')
      .played(null, 'bart-cassidy', null, 'pedro-ramirez')
      .arrows(2, 2, 0, 4)
      .build()
    table.keeps('1 1 b g g').aims(1, 3)
    expect(table).toHaveLife([10, 7, 8, 7])
    expect(table).toBeAskedFor('shed', 3, { points: 1 })
    expect(table.dropsArrow()).toHaveArrows([2, 2, 0, 3], 2)
  })
})

test('Bart rolls and hits El Gringo: he cannot refuse the arrow, and suffers the attack', () => {
  const table = aTable('SORO').played('bart-cassidy', 'el-gringo').arrows(4, 2, 2).build()
  table.keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([5, 4, 6, 8])
  expect(table).toBeAskedFor('drink', 0)
})

test('Paul’s gatling: Bart dodges it, Paul is not asked for anything on Bart’s', () => {
  const paul = aTable('SORO')
    .played('paul-regret', 'bart-cassidy')
    .build()
    .keeps('g g g d d')
    .takesArrow()
  expect(paul).toHaveLife([11, 8, 7, 7])
  const bart = aTable('SORO').played('bart-cassidy', 'paul-regret').build().keeps('g g g d d')
  expect(bart).toHaveLife([10, 9, 7, 7])
})

test('Jesse gives Bart a beer after shooting him: one point', () => {
  const table = aTable('SORO').played('jesse-jones', 'bart-cassidy').life(3, 4).build()
  expect(table.keeps('1 b g g d').aims(1).takesHit().drinks(1)).toHaveLife([3, 4, 8, 8])
})

test('Sid can give Bart life before shooting him', () => {
  const table = aTable('SORO').played('sid-ketchum', 'bart-cassidy').life(10, 1).build().gives(1)
  expect(table.keeps('1 b g g d').aims(1).takesHit()).toHaveLife([10, 1, 8, 8])
})

test('Suzy’s bonus does not follow when she shot Bart, dodged or not', () => {
  const table = aTable('SORO').played('suzy-lafayette', 'bart-cassidy').life(5).build()
  expect(table.keeps('1 g g d d').aims(1).takesArrow()).toHaveLife([5, 8, 8, 8])
})
