import { dice } from '@/games/dice'
import { aTable } from '../support/table'

test('the fallen show their role and give their arrows back', () => {
  const table = aTable('SORO').life(10, 1).arrows(1, 3).build().keeps('1 b b g g')
  expect(dice.viewFor(table.state, null).roles).toEqual(['sheriff', 'hidden', 'hidden', 'hidden'])
  table.aims(1)
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table.state.alive).toEqual([true, false, true, true])
  expect(dice.viewFor(table.state, null).roles).toEqual(['sheriff', 'outlaw', 'hidden', 'hidden'])
})

test('a seat sees its own role, the Sheriff’s and those of the fallen', () => {
  const { state } = aTable('SOROD').dead(3).build()
  expect(dice.viewFor(state, 2).roles).toEqual([
    'sheriff',
    'hidden',
    'renegade',
    'outlaw',
    'hidden',
  ])
  expect(dice.viewFor(state, 0).roles).toEqual(['sheriff', 'hidden', 'hidden', 'outlaw', 'hidden'])
  expect({ ...dice.viewFor(state, 0), roles: state.roles }).toEqual(state)
})

test('three players play with open roles', () => {
  const { state } = aTable('DOR').build()
  expect(dice.viewFor(state, null).roles).toEqual(['deputy', 'outlaw', 'renegade'])
})

test('a view can be played on like the table itself', () => {
  const { state } = aTable('SOROD').build().rolls('1 2 b g g')
  expect(dice.legal(dice.viewFor(state, null))).toEqual(dice.legal(state))
})

test('the dead are skipped', () => {
  const table = aTable('SORO').life(10, 1).build().keeps('1 b b g g').aims(1).drinks(0, 0)
  expect(table).toBeTurnOf(2)
})

test('the turn after a roller who fell is that of the next living player', () => {
  const table = aTable('SOROD').dead(2).life(10, 1, 0).turn(1).build().rolls('d d d 1 b')
  expect(table).toBeTurnOf(3)
  expect(table).toBeAskedFor('roll', 3, { rollsLeft: 3, rerollable: [0, 1, 2, 3, 4] })
})

test('the roller falls together with the next player: the one after him rolls', () => {
  const table = aTable('SOROD').life(10, 2, 3).arrows(0, 1, 3, 4).turn(1).build().rolls('a b b g g')
  expect(table).toHaveLife([10, 0, 0, 4, 8])
  expect(table).toBeTurnOf(3)
  expect(table).toMention(
    '1 falls (attack): outlaw, nobody special',
    '2 falls (attack): renegade, nobody special',
    'turn of 3, round 1',
  )
})

test('the last seat falls on its own turn: play comes round to the first', () => {
  const table = aTable('SORO').life(10, 8, 8, 1).turn(3).build().rolls('d d d 1 b')
  expect(table).toBeTurnOf(0)
})

test('an eliminated player drops nothing of the others’ game: the roller goes on', () => {
  const table = aTable('SOROD').life(10, 1, 8, 8, 8).build().keeps('1 2 b g g').aims(1, 2)
  expect(table).toBeAskedFor('drink', 0, { die: 2, targets: [0, 2, 3, 4] })
})
