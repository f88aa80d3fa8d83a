import { dice, type DiceState } from '@/games/dice'
import { aTable } from '../support/table'

const legalCount = (state: DiceState): number => dice.legal(state).length

test('the first roll takes all five dice; stopping before it is refused', () => {
  const table = aTable('SORO').build()
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 3, rerollable: [0, 1, 2, 3, 4] })
  expect(table).toRefuse(
    { type: 'stop' },
    /first roll must be made; seat 0 rolls dice 0, 1, 2, 3, 4/,
  )
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 1] },
    /first roll takes all five dice; seat 0 rolls dice 0, 1, 2, 3, 4/,
  )
  expect(table).toRefuse({ type: 'roll', dice: [] }, /first roll takes all five dice/)
})

test('three rolls, then the result stands', () => {
  const table = aTable('SORO').build()
  expect(table.rolls('1 b g 2 d')).toBeAskedFor('roll', 0, {
    rollsLeft: 2,
    rerollable: [0, 1, 2, 3],
  })
  expect(table.rolls('g g', [0, 3])).toBeAskedFor('roll', 0, {
    rollsLeft: 1,
    rerollable: [0, 1, 2, 3],
  })
  expect(table.rolls('b', [2])).toBeAskedFor('drink', 0, { die: 1 })
  expect(table.drinks(0, 0)).toBeTurnOf(1)
  expect(table).toTell([
    '0 rolls #1 dice 01234: 1 b g 2 d -> 1 b g 2 d',
    '0 rolls #2 dice 03: g g -> g b g g d',
    '0 rolls #3 dice 2: b -> g b b g d',
    '0 ends with g b b g d',
    '0 gains 0 (beer by 0) from die 1, now 10',
    '0 gains 0 (beer by 0) from die 2, now 10',
    'turn of 1, round 1',
  ])
})

test('a die kept from the first roll may be rolled again after the second', () => {
  const table = aTable('SORO')
    .build()
    .rolls('1 b b g g')
    .rolls('g', [0])
    .rolls('1 1', [0, 1])
    .aims(1, 1)
  expect(table).toHaveLife([10, 6, 8, 8])
})

test('dynamite is locked for the rest of the turn, also through the second roll', () => {
  const table = aTable('SORO').build().rolls('d 1 b g g')
  expect(table).toRefuse(
    { type: 'roll', dice: [0] },
    /^dynamite is locked; seat 0 may roll any of dice 1, 2, 3, 4, or stop$/,
  )
  expect(table).toRefuse({ type: 'roll', dice: [0, 1] }, /^dynamite is locked/)
  table.rolls('d', [4])
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 1, rerollable: [1, 2, 3] })
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 4] },
    /^dynamite is locked; seat 0 may roll any of dice 1, 2, 3, or stop$/,
  )
})

test('arrow dice may be rolled again', () => {
  expect(aTable('SORO').build().rolls('a a d g g')).toBeAskedFor('roll', 0, {
    rerollable: [0, 1, 3, 4],
  })
})

test('an empty set is no roll: one stops', () => {
  const table = aTable('SORO').build().rolls('b b b g g')
  expect(table).toRefuse(
    { type: 'roll', dice: [] },
    /at least one die; seat 0 may roll any of dice 0, 1, 2, 3, 4, or stop/,
  )
  expect(table.stops().drinks(1, 1, 1)).toBeTurnOf(1)
})

test('every choice of the dice that are not locked is legal, and stopping', () => {
  const choices = (faces: string): number => {
    const { state } = aTable('SORO').build().rolls(faces)
    return state.decision ? legalCount(state) : 0
  }
  expect(choices('1 b g 2 a')).toBe(32)
  expect(choices('1 b d 2 a')).toBe(16)
  expect(choices('d b d 2 a')).toBe(8)
})

test('dice are named once each, lowest first, and faces fit them', () => {
  const table = aTable('SORO').build().rolls('b b b g g')
  expect(table).toRefuse({ type: 'roll', dice: [1, 1] }, /named once each, lowest first/)
  expect(table).toRefuse({ type: 'roll', dice: [2, 1] }, /named once each, lowest first/)
  expect(table).toRefuse(
    { type: 'roll', dice: [5] },
    /there is no die 5; seat 0 may roll any of dice 0, 1, 2, 3, 4/,
  )
  expect(table).toRefuse({ type: 'roll', dice: [-1] }, /there is no die -1/)
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 1], faces: ['beer'] },
    /1 faces were given for 2 dice/,
  )
  expect(table).toRefuse(
    { type: 'roll', dice: [0], faces: ['beer', 'two'] },
    /2 faces were given for 1 dice/,
  )
})

test.each([[[0, 1, 2, 3, 5]], [[-1, 0, 1, 2, 3]], [[0, 0.5, 1, 2, 3]], [[1, 2, 3, 4, 9]]])(
  'a first roll of dice that are not there is refused: %p',
  (which) => {
    expect(aTable('SORO').build()).toRefuse({ type: 'roll', dice: which }, /no die/)
  },
)

test('the first roll is named lowest first too, with a face for each die', () => {
  const table = aTable('SORO').build()
  expect(table).toRefuse({ type: 'roll', dice: [4, 3, 2, 1, 0] }, /lowest first/)
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 1, 2, 3, 4], faces: ['one'] },
    /1 faces were given for 5 dice/,
  )
  expect(table).toRefuse(
    { type: 'roll', dice: [0, 1, 2, 3, 4], faces: [] },
    /0 faces were given for 5 dice/,
  )
})

test('after the last roll nothing more is rolled', () => {
  const table = aTable('SORO').build().rolls('1 b b g g').rolls('1', [0]).rolls('1', [0])
  expect(table).toRefuse(
    { type: 'roll', dice: [0] },
    /'roll' does not answer the open 'aim' decision/,
  )
  expect(table).toRefuse({ type: 'stop' }, /'stop' does not answer the open 'aim' decision/)
})

test('the next roller starts afresh: nothing is locked, three rolls', () => {
  const table = aTable('SORO').build().keeps('d d b g g').drinks(0)
  expect(table).toBeAskedFor('roll', 1, { rollsLeft: 3, rerollable: [0, 1, 2, 3, 4] })
})

test('two dynamites do nothing', () => {
  const table = aTable('SORO').build().keeps('d d g g b').drinks(0)
  expect(table).toHaveLife([10, 8, 8, 8])
  expect(table.story).not.toContain('0 explodes')
})
