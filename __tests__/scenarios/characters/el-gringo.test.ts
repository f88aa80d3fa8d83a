import { aTable } from '../../support/table'

const gringo = (life = 7) => aTable('SORO').played(null, 'el-gringo').life(10, life)

test('whoever shoots him takes an arrow', () => {
  const table = gringo().build().keeps('1 d d g g').aims(1)
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toMention(
    '1 loses 1 (shots by 0), 6 left',
    '0 takes an arrow (ability by 1), pile 8',
    'turn of 1, round 1',
  )
})

test('one arrow for several hits of one batch', () => {
  const table = gringo().build().keeps('1 1 1 1 1').aims(1, 1, 1, 1, 3)
  expect(table).toHaveLife([10, 3, 8, 7])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
})

test('even for his last life point', () => {
  const table = gringo(1).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([10, 0, 8, 8])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toMention(
    '1 falls (shots by 0): outlaw, el-gringo',
    '0 takes an arrow (ability by 1), pile 8',
  )
})

test('a gatling: the shooter drops his arrows, then takes one', () => {
  const table = gringo().arrows(3).build().keeps('g g g d d')
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toMention('0 returns 3 (gatling by 0)', '0 takes an arrow (ability by 1), pile 8')
})

test('shots and gatling in one turn: two arrows, the first of which is dropped', () => {
  const table = gringo().build().keeps('1 g g g d').aims(1)
  expect(table).toHaveLife([10, 5, 7, 7])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toMention(
    '0 takes an arrow (ability by 1), pile 8',
    '0 fires the gatling with 3',
    '0 returns 1 (gatling by 0)',
    '0 takes an arrow (ability by 1), pile 8',
  )
})

test('nothing for a shot at somebody else', () => {
  expect(gringo().build().keeps('1 d d g g').aims(3)).toHaveArrows([0, 0, 0, 0], 9)
})

test('nothing for an attack that somebody’s roll started', () => {
  const table = gringo().arrows(3, 3, 2).build().rolls('a b b g g')
  expect(table).toHaveLife([6, 4, 6, 8])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
})

test('nothing for his own dynamite, shots or gatling', () => {
  const busted = gringo().turn(1).build().rolls('d d d g g')
  expect(busted).toHaveArrows([0, 0, 0, 0], 9)
  const shooting = gringo().turn(1).build().keeps('1 g g g d').aims(2)
  expect(shooting).toHaveLife([9, 7, 6, 7])
  expect(shooting).toHaveArrows([0, 0, 0, 0], 9)
})

describe('his arrow is the last of the pile', () => {
  test('attack at once, on the roller’s turn, who goes on if he lives', () => {
    const table = gringo().arrows(2, 4, 2).build().keeps('1 b b g g').aims(1)
    expect(table).toHaveLife([7, 2, 6, 8])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toMention(
      '1 loses 1 (shots by 0), 6 left',
      '0 takes an arrow (ability by 1), pile 0',
      'attack by the arrow of 0: 3 4 2 0',
    )
    expect(table).toBeAskedFor('drink', 0, { die: 1 })
  })

  test('the roller falls: his beers and his gatling are lost', () => {
    const table = gringo().life(10, 7, 2).arrows(2, 2, 4).turn(2).build().keeps('1 b g g g').aims(1)
    expect(table).toHaveLife([8, 4, 0, 8])
    expect(table).toBeTurnOf(3)
  })

  test('after a gatling: there are nine in the pile but for what others hold', () => {
    const table = gringo().arrows(0, 4, 4).build().keeps('g g g d d')
    expect(table).toHaveLife([9, 2, 3, 7])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toBeTurnOf(1)
  })

  test('after a gatling: the roller falls to it', () => {
    const table = gringo().life(10, 7, 1).arrows(4, 4, 0).turn(2).build().keeps('g g g d d')
    expect(table).toHaveLife([5, 2, 0, 7])
    expect(table).toBeTurnOf(3)
  })

  test('the attack ends the game', () => {
    const table = gringo().life(1).arrows(2, 2, 4).build().keeps('1 b g g g').aims(1)
    expect(table).toBeWonBy('outlaws', [1, 3])
  })
})

describe('gringoGatling: before', () => {
  const before = { gringoGatling: 'before' } as const

  test('the shooter takes, then drops: he ends with none', () => {
    const table = gringo().arrows(3).with(before).build().keeps('g g g d d')
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toMention('0 takes an arrow (ability by 1), pile 5', '0 returns 4 (gatling by 0)')
  })

  test('the arrow taken before may be the last: attack with all he holds', () => {
    const table = gringo().arrows(4, 4).with(before).build().keeps('g g g d d')
    expect(table).toHaveLife([5, 2, 7, 7])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table.story).not.toContain('0 returns 5 (gatling by 0)')
  })

  test('the roller falls to it: nothing left to drop', () => {
    const table = gringo()
      .life(10, 7, 3)
      .arrows(2, 2, 4)
      .turn(2)
      .with(before)
      .build()
      .keeps('g g g d d')
    expect(table).toHaveLife([7, 4, 0, 7])
    expect(table).toBeTurnOf(3)
  })

  test('shots are not concerned', () => {
    expect(gringo().with(before).build().keeps('1 d d g g').aims(1)).toHaveArrows([1, 0, 0, 0], 8)
  })
})

describe('gringoGranularity: turn', () => {
  const turn = { gringoGranularity: 'turn' } as const

  test('shots and gatling: one arrow in all, which the gatling drops', () => {
    const table = gringo().with(turn).build().keeps('1 g g g d').aims(1)
    expect(table).toHaveLife([10, 5, 7, 7])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
  })

  test('the gatling alone gives one', () => {
    expect(gringo().with(turn).build().keeps('g g g d d')).toHaveArrows([1, 0, 0, 0], 8)
  })

  test('and on the next turn again', () => {
    const table = gringo().with(turn).build().keeps('1 d d g g').aims(1)
    table.keeps('d d b g g').drinks(0).keeps('1 d d g g').aims(1)
    expect(table).toHaveArrows([1, 0, 1, 0], 7)
  })
})

describe('gringoGranularity: life', () => {
  const life = { gringoGranularity: 'life' } as const

  test('the table remembers once that he struck, and forgets it with the turn', () => {
    const table = gringo().with(life).build().keeps('1 1 b g g').aims(1, 1)
    expect(table.state.used).toEqual([1])
    expect(table.drinks(0).state.used).toEqual([])
  })

  test('one arrow for each point lost', () => {
    const table = gringo().with(life).build().keeps('1 1 1 g g').aims(1, 1, 1)
    expect(table).toHaveArrows([3, 0, 0, 0], 6)
  })

  test('for each point really lost', () => {
    const table = gringo(2).with(life).build().keeps('1 1 1 1 g').aims(1, 1, 1, 1)
    expect(table).toHaveArrows([2, 0, 0, 0], 7)
  })

  test('an attack in between: the rest comes from the refilled pile', () => {
    const table = gringo().arrows(2, 3, 2).with(life).build().keeps('1 1 1 g g').aims(1, 1, 1)
    expect(table).toHaveLife([6, 1, 6, 8])
    expect(table).toHaveArrows([1, 0, 0, 0], 8)
  })

  test('shots and gatling: each for itself', () => {
    const table = gringo().with(life).build().keeps('1 1 g g g').aims(1, 1)
    expect(table).toHaveArrows([1, 0, 0, 0], 8)
    expect(table).toMention('0 returns 2 (gatling by 0)', '0 takes an arrow (ability by 1), pile 8')
  })
})
