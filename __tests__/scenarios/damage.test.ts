import { dice } from '@/games/dice'
import { aTable } from '../support/table'

/** The steps of a batch in their order (rules §6), with everybody at the table whom it concerns. */
test('a gatling batch: dodge, wounds, shed, eliminations, spoils, drop, strike back', () => {
  const table = aTable('SOOORDRD')
    .played(null, 'bart-cassidy', 'pedro-ramirez', 'vulture-sam', 'el-gringo', 'paul-regret')
    .life(10, 4, 4, 4, 4, 4, 1, 1)
    .arrows(2, 0, 2, 0, 0, 0, 1, 0)
    .build()
    .keeps('g g g d d')
  expect(table).toBeAskedFor('dodge', 1, { cause: 'gatling', points: 1 })
  expect(table).toHaveLife([10, 4, 4, 4, 4, 4, 1, 1])
  expect(table.listen().takesArrow()).toBeAskedFor('shed', 2, { points: 1 })
  expect(table).toHaveLife([10, 4, 3, 3, 3, 4, 0, 0])
  table.dropsArrow()
  expect(table).toTell([
    '1 takes an arrow (dodge), pile 3',
    '2 loses 1 (gatling by 0), 3 left',
    '3 loses 1 (gatling by 0), 3 left',
    '4 loses 1 (gatling by 0), 3 left',
    '6 loses 1 (gatling by 0), 0 left',
    '7 loses 1 (gatling by 0), 0 left',
    '2 returns 1 (shed by 2)',
    '6 falls (gatling by 0): renegade, nobody special',
    '7 falls (gatling by 0): deputy, nobody special',
    '3 gains 4 (ability by 3), now 7',
    '0 returns 2 (gatling by 0)',
    '0 takes an arrow (ability by 4), pile 6',
    'turn of 1, round 1',
  ])
  expect(table).toHaveLife([10, 4, 3, 7, 3, 4, 0, 0])
  expect(table).toHaveArrows([1, 1, 1, 0, 0, 0, 0, 0], 6)
})

test('a shots batch: dodge, wounds, shed, eliminations, spoils, strike back', () => {
  const table = aTable('SOROD')
    .played('rose-doolan', 'bart-cassidy', 'pedro-ramirez', 'el-gringo', 'vulture-sam')
    .life(11, 3, 3, 1, 3)
    .arrows(0, 0, 1, 2, 0)
    .build()
    .keeps('1 1 2 2 1')
    .aims(1, 2, 3, 3, 4)
  expect(table.listen().takesHit().dropsArrow()).toTell([
    '1 declines to dodge',
    '1 loses 1 (shots by 0), 2 left',
    '2 loses 1 (shots by 0), 2 left',
    '3 loses 1 (shots by 0), 0 left',
    '4 loses 1 (shots by 0), 2 left',
    '2 returns 1 (shed by 2)',
    '3 falls (shots by 0): outlaw, el-gringo',
    '4 gains 2 (ability by 4), now 4',
    '0 takes an arrow (ability by 3), pile 8',
    'turn of 1, round 1',
  ])
})

test('an attack batch: caps, wounds, all arrows back, eliminations, spoils; nobody dodges, sheds or strikes back', () => {
  const table = aTable('SOOORD')
    .played(null, 'bart-cassidy', 'pedro-ramirez', 'jourdonnais', 'el-gringo', 'vulture-sam')
    .life(10, 1, 5, 5, 5, 4)
    .arrows(0, 1, 1, 3, 2, 1)
    .build()
    .rolls('a b g d d')
  expect(table).toTell([
    '0 rolls #1 dice 01234: a b g d d -> a b g d d',
    '0 takes an arrow (roll), pile 0',
    'attack by the arrow of 0: 1 1 1 3 2 1',
    '0 loses 1 (attack), 9 left',
    '1 loses 1 (attack), 0 left',
    '2 loses 1 (attack), 4 left',
    '3 loses 1 (attack), 4 left',
    '4 loses 2 (attack), 3 left',
    '5 loses 1 (attack), 3 left',
    '0 returns 1 (attack)',
    '1 returns 1 (attack)',
    '2 returns 1 (attack)',
    '3 returns 3 (attack)',
    '4 returns 2 (attack)',
    '5 returns 1 (attack)',
    '1 falls (attack): outlaw, bart-cassidy',
    '5 gains 2 (ability by 5), now 5',
  ])
})

test('a batch that ends the game stops after the win check: nobody strikes back', () => {
  const table = aTable('SORO')
    .played(null, null, null, 'el-gringo')
    .life(1, 8, 8, 7)
    .turn(2)
    .build()
    .keeps('1 2 b g g')
    .aims(3, 0)
  expect(table).toBeWonBy('outlaws', [1, 3])
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table.story.at(-1)).toBe('outlaws wins: 1 3')
})

test('spoils come before the win check', () => {
  const table = aTable('SORO')
    .played(null, 'vulture-sam')
    .life(1, 4)
    .turn(2)
    .build()
    .keeps('2 b g g d')
    .aims(0)
  expect(table).toMention(
    '0 falls (shots by 2): sheriff, nobody special',
    '1 gains 2 (ability by 1), now 6',
    'outlaws wins: 1 3',
  )
})

test('a game that is over has no decision and refuses everything', () => {
  const table = aTable('SORO').life(1).turn(1).build().keeps('1 b b g g').aims(0)
  expect(table.state.decision).toBeNull()
  expect(dice.legal(table.state)).toEqual([])
  expect(dice.refuse(table.state, { type: 'stop' })).toEqual({
    code: 'game-over',
    message: 'the game is over',
  })
})
