import { aTable } from '../support/table'

// Deputy at 0, Outlaw at 1, Renegade at 2: 0 hunts 2, 2 hunts 1, 1 hunts 0.

test('the Deputy starts, nobody has more than printed, every bull’s eye reaches both', () => {
  const table = aTable('DOR').build().keeps('1 2 d d b')
  expect(table).toHaveLife([8, 8, 8])
  expect(table).toBeAskedFor('aim', 0, { targets: [1, 2] })
  expect(table.aims(1)).toBeAskedFor('aim', 0, { targets: [1, 2] })
})

const HUNT = [
  { hunter: 0, prey: 2 },
  { hunter: 2, prey: 1 },
  { hunter: 1, prey: 0 },
]

describe.each(HUNT)('seat $hunter hunts seat $prey', ({ hunter, prey }) => {
  const third = 3 - hunter - prey

  test('and wins the moment their shot takes the last point', () => {
    const table = aTable('DOR').turn(hunter).seat(prey, { life: 1 }).build()
    table.keeps('1 b b g g').aims(prey)
    expect(table).toBeWonBy('hunter', [hunter])
    expect(table.story.at(-1)).toBe(`hunter wins: ${hunter}`)
  })

  test('and wins by the gatling', () => {
    const table = aTable('DOR').turn(hunter).seat(prey, { life: 1 }).build().keeps('g g g d d')
    expect(table).toBeWonBy('hunter', [hunter])
  })

  test('and wins though the third falls in the same batch', () => {
    const table = aTable('DOR')
      .turn(hunter)
      .seat(prey, { life: 1 })
      .seat(third, { life: 1 })
      .build()
    expect(table.keeps('g g g d d')).toBeWonBy('hunter', [hunter])
  })

  test('if they kill the third instead, the two left play for the last man standing', () => {
    const table = aTable('DOR').turn(hunter).seat(third, { life: 1 }).build()
    table.keeps('1 b b g d').aims(third)
    expect(table.state.winner).toBeNull()
    expect(table.state.lastManStanding).toBe(true)
    const survivors = [hunter, prey].sort((a, b) => a - b)
    expect(table).toMention(`last man standing: ${survivors.join(' ')}`)
    expect(table).toBeAskedFor('drink', hunter, { targets: survivors })
  })
})

test('last man standing: whoever is left wins as survivor, their own prey or not', () => {
  const deputy = aTable('DOR').dead(1).life(8, 0, 1).build()
  expect(deputy.state.lastManStanding).toBe(true)
  expect(deputy.keeps('1 b b g g').aims(2)).toBeWonBy('survivor', [0])
  expect(deputy).toMention('2 falls (shots by 0): renegade, nobody special', 'survivor wins: 0')
  const renegade = aTable('DOR').dead(1).life(1, 0, 8).turn(2).build()
  expect(renegade.keeps('1 b b g g').aims(0)).toBeWonBy('survivor', [2])
})

test('last man standing begins only once', () => {
  const table = aTable('DOR').dead(1).life(8, 0, 1).build().keeps('1 b b g g').aims(2)
  expect(table.story.filter((line) => line.startsWith('last man'))).toEqual([])
})

test('last man standing: a roller who is blown up leaves the other as survivor', () => {
  const table = aTable('DOR').dead(2).life(1, 8).build().rolls('d d d b b')
  expect(table).toBeWonBy('survivor', [1])
})

test('prey that dies of its own dynamite is nobody’s kill', () => {
  const table = aTable('DOR').life(8, 8, 1).turn(2).build().rolls('d d d b b')
  expect(table.state.winner).toBeNull()
  expect(table.state.lastManStanding).toBe(true)
  expect(table).toMention(
    '2 falls (dynamite): renegade, nobody special',
    'last man standing: 0 1',
    'turn of 0, round 1',
  )
})

test('a prey that dies in an attack by the hunter’s arrow is nobody’s kill', () => {
  const table = aTable('DOR').life(8, 8, 2).arrows(2, 3, 3).build().rolls('a b b g g')
  expect(table).toHaveLife([5, 5, 0])
  expect(table.state.winner).toBeNull()
  expect(table.state.lastManStanding).toBe(true)
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 2 })
})

test('an attack that leaves a single survivor: the survivor wins', () => {
  const table = aTable('DOR').life(8, 1, 1).arrows(4, 2, 2).build().rolls('a b b g g')
  expect(table).toBeWonBy('survivor', [0])
})

test('the roller falls with another: the one left wins', () => {
  const table = aTable('DOR').life(1, 8, 1).arrows(2, 3, 3).build().rolls('a b b g g')
  expect(table).toBeWonBy('survivor', [1])
})

test('all three fall: a draw without winners', () => {
  const table = aTable('DOR').life(1, 1, 1).arrows(2, 3, 3).build().rolls('a b b g g')
  expect(table).toBeWonBy('draw', [])
  expect(table.story.at(-1)).toBe('draw wins:')
})

test('the last two fall together: a draw', () => {
  const table = aTable('DOR').dead(1).life(1, 0, 1).arrows(4, 0, 4).build().rolls('a b b g g')
  expect(table).toBeWonBy('draw', [])
})

describe('threeAllDead: outlaw', () => {
  test('all three fall: the Outlaw wins', () => {
    const table = aTable('DOR')
      .life(1, 1, 1)
      .arrows(2, 3, 3)
      .with({ threeAllDead: 'outlaw' })
      .build()
    expect(table.rolls('a b b g g')).toBeWonBy('outlaws', [1])
  })

  test('a single survivor wins all the same', () => {
    const table = aTable('DOR')
      .life(8, 1, 1)
      .arrows(4, 2, 2)
      .with({ threeAllDead: 'outlaw' })
      .build()
    expect(table.rolls('a b b g g')).toBeWonBy('survivor', [0])
  })
})

describe('threeIndianCredit: taker', () => {
  const taker = { threeIndianCredit: 'taker' } as const

  test('the prey falls in an attack by the hunter’s arrow: the hunter wins', () => {
    const table = aTable('DOR').life(8, 8, 2).arrows(2, 3, 3).with(taker).build().rolls('a b b g g')
    expect(table).toBeWonBy('hunter', [0])
    expect(table).toMention(
      '2 loses 2 (attack), 0 left',
      '2 falls (attack): renegade, nobody special',
    )
  })

  test('the third falls instead: last man standing', () => {
    const table = aTable('DOR').life(8, 2, 8).arrows(2, 3, 3).with(taker).build().rolls('a b b g g')
    expect(table.state.winner).toBeNull()
    expect(table.state.lastManStanding).toBe(true)
  })

  test('prey and third fall: the hunter wins', () => {
    const table = aTable('DOR').life(8, 1, 1).arrows(2, 3, 3).with(taker).build().rolls('a b b g g')
    expect(table).toBeWonBy('hunter', [0])
  })

  test('the taker falls with their prey: the one left is the survivor', () => {
    const table = aTable('DOR').life(1, 8, 1).arrows(2, 3, 3).with(taker).build().rolls('a b b g g')
    expect(table).toBeWonBy('survivor', [1])
  })

  test('all three fall: a draw', () => {
    const table = aTable('DOR').life(1, 1, 1).arrows(2, 3, 3).with(taker).build().rolls('a b b g g')
    expect(table).toBeWonBy('draw', [])
  })

  test('dynamite stays nobody’s', () => {
    const table = aTable('DOR').life(8, 8, 1).turn(2).with(taker).build().rolls('d d d b b')
    expect(table.state.lastManStanding).toBe(true)
  })

  test('the arrow of El Gringo counts as the roller’s', () => {
    const table = aTable('DOR')
      .played(null, 'el-gringo')
      .life(8, 7, 1)
      .arrows(4, 2, 2)
      .with(taker)
      .build()
    table.keeps('1 b b g g').aims(1)
    expect(table).toBeWonBy('hunter', [0])
  })

  test('with four players nothing changes', () => {
    const table = aTable('SORO')
      .life(10, 8, 2)
      .arrows(2, 3, 3)
      .with(taker)
      .build()
      .rolls('a b b g g')
    expect(table.state.winner).toBeNull()
    expect(table.state.lastManStanding).toBe(false)
  })
})

test('a point that Bart replaced by an arrow kills nobody', () => {
  const table = aTable('DOR').played(null, null, 'bart-cassidy').life(8, 8, 1).build()
  table.keeps('1 b b g g').aims(2).takesArrow()
  expect(table).toHaveLife([8, 8, 1])
  expect(table.state.winner).toBeNull()
})

test('a finished game of three is recognised in a position', () => {
  expect(aTable('DOR').dead(0, 1).turn(2).build()).toBeWonBy('survivor', [2])
  expect(aTable('DOR').dead(0, 1, 2).build()).toBeWonBy('draw', [])
  expect(aTable('DOR').dead(0, 1, 2).with({ threeAllDead: 'outlaw' }).build()).toBeWonBy(
    'outlaws',
    [1],
  )
})

test('the two left play on by turns, each round counted', () => {
  const table = aTable('DOR').dead(1).build().keeps('b b d d g').drinks(0, 0)
  expect(table).toBeTurnOf(2, 1)
  expect(table.keeps('b b d d g').drinks(2, 2)).toBeTurnOf(0, 2)
})
