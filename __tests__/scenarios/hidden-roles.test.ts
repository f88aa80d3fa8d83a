import type { SeenRole } from '@/games/dice'
import { aDeal, aTable } from '../support/table'

const sealedDeal = (seats: number) => ({
  seats,
  roles: Array.from({ length: seats }, (_, seat): SeenRole => (seat === 1 ? 'sheriff' : 'hidden')),
  characters: Array.from({ length: seats }, () => null),
})

test('a deal of sealed envelopes: the Sheriff starts with two more, everybody else is hidden', () => {
  const table = aDeal(sealedDeal(5))
  expect(table).toHaveLife([8, 10, 8, 8, 8])
  expect(table.state.roles).toEqual(['hidden', 'sheriff', 'hidden', 'hidden', 'hidden'])
  expect(table.state.roleCounts).toEqual({ sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 })
  expect(table).toBeTurnOf(1, 1)
})

test('a whole game with sealed roles: each envelope is opened as its owner falls, then the law wins', () => {
  const table = aDeal(sealedDeal(4)).keeps('1 1 1 1 1').aims(2, 2, 2, 2, 2)
  table.keeps('d d b g g').drinks(1).keeps('d d b g g').drinks(1).keeps('d d b g g').drinks(1)
  expect(table).toBeTurnOf(1, 2)
  table.listen().keeps('1 1 1 2 d').aims(2, 2, 2, 3)
  expect(table).toBeAskedFor('reveal', 2, { roles: ['outlaw', 'renegade'] })
  expect(table).toHaveLife([8, 10, 0, 7])
  expect(table.state.alive).toEqual([true, true, true, true])
  table.reveals('renegade')
  expect(table).toMention(
    '2 loses 3 (shots by 1), 0 left',
    '2 falls (shots by 1): renegade, nobody special',
    'turn of 3, round 2',
  )
  expect(table.state.roles).toEqual(['hidden', 'sheriff', 'renegade', 'hidden'])
})

test('roles that all lie open cannot be in an envelope; the Sheriff never is', () => {
  const table = aTable('SOROD').life(10, 1).dead(2).sealed().keeps('1 b b g g').aims(1)
  expect(table).toBeAskedFor('reveal', 1, { roles: ['deputy', 'outlaw'] })
  for (const role of ['renegade', 'sheriff'] as const)
    expect(table).toRefuse(
      { type: 'reveal', role },
      new RegExp(`^no sealed role can be ${role}; the role of seat 1 may be deputy or outlaw$`),
    )
  expect(table).toRefuse(
    { type: 'pass' },
    /^'pass' does not answer the open 'reveal' decision; the role of seat 1 may be deputy or outlaw$/,
  )
  expect(table.reveals('deputy').state.roles).toEqual([
    'sheriff',
    'deputy',
    'renegade',
    'hidden',
    'hidden',
  ])
})

test('the number of envelopes with a role is kept: the second Outlaw may fall, a third may not', () => {
  const table = aTable('SOROD')
    .life(10, 1, 1)
    .sealed()
    .keeps('1 2 b g g')
    .aims(1, 2)
    .reveals('outlaw')
  expect(table).toBeAskedFor('reveal', 2, { roles: ['deputy', 'outlaw', 'renegade'] })
  table.reveals('outlaw').drinks(0)
  expect(table).toBeTurnOf(3)
  table.keeps('d d b g g').drinks(3)
})

test('both Outlaws are out: only the others are left to be named', () => {
  const table = aTable('SOROD').life(10, 8, 1).dead(1, 3).sealed().keeps('1 2 b g g').aims(2)
  expect(table).toBeAskedFor('aim', 0, { die: 1, targets: [2, 4] })
  expect(table.aims(2)).toBeAskedFor('reveal', 2, { roles: ['deputy', 'renegade'] })
  expect(table.reveals('renegade')).toBeWonBy('law', [0, 4])
})

test('the roller’s side of it: asked from the roller on, clockwise, all before anything follows', () => {
  const table = aTable('SOROD')
    .played(null, null, null, null, 'vulture-sam')
    .life(10, 1, 8, 1, 4)
    .turn(2)
    .sealed()
    .keeps('1 1 b g g')
    .listen()
    .aims(1, 3)
  expect(table).toBeAskedFor('reveal', 3)
  expect(table.reveals('deputy')).toBeAskedFor('reveal', 1)
  table.reveals('outlaw')
  expect(table).toTell([
    '2 aims die 0 (1) at 1, 1 away',
    '2 aims die 1 (1) at 3, 1 away',
    '2 fires 0 1 0 1 0',
    '1 loses 1 (shots by 2), 0 left',
    '3 loses 1 (shots by 2), 0 left',
    '3 falls (shots by 2): deputy, nobody special',
    '1 falls (shots by 2): outlaw, nobody special',
    '4 gains 4 (ability by 4), now 8',
  ])
})

test('known and sealed fall in one attack; the arrows not yet taken come after the envelope', () => {
  const table = aTable('SOROD').life(10, 2, 8, 8, 8).arrows(1, 3, 3, 1).sealed().rolls('a a a b g')
  expect(table).toBeAskedFor('reveal', 1)
  expect(table).toHaveArrows([0, 0, 0, 0, 0], 9)
  table.reveals('outlaw')
  expect(table).toHaveArrows([2, 0, 0, 0, 0], 7)
  expect(table).toBeAskedFor('roll', 0, { rollsLeft: 2 })
})

test('the roller falls: their envelope is opened, then the next player rolls', () => {
  const table = aTable('SORO').life(10, 1).turn(1).sealed().rolls('d d d b 1')
  expect(table).toBeAskedFor('reveal', 1, { roles: ['outlaw', 'renegade'] })
  expect(table.reveals('outlaw')).toBeTurnOf(2)
})

test('El Gringo’s arrow is taken after his envelope is opened', () => {
  const table = aTable('SORO')
    .played(null, 'el-gringo')
    .life(10, 1)
    .sealed()
    .keeps('1 b b g g')
    .aims(1)
  expect(table).toHaveArrows([0, 0, 0, 0], 9)
  expect(table.reveals('outlaw')).toHaveArrows([1, 0, 0, 0], 8)
})

describe('wins follow from what is public', () => {
  test('the last villain is named: the law wins with everybody still sealed', () => {
    const table = aTable('SOOORDD').life(10, 1).dead(2, 3, 4).sealed().keeps('1 b b g g').aims(1)
    expect(table.reveals('outlaw')).toBeWonBy('law', [0, 5, 6])
  })

  test('the Renegade is named while an Outlaw is sealed: the game goes on', () => {
    const table = aTable('SORO')
      .life(10, 1)
      .dead(2)
      .sealed()
      .keeps('1 b b g g')
      .aims(1)
      .reveals('outlaw')
    expect(table.state.winner).toBeNull()
  })

  test('the Sheriff falls and one sealed player is left who can only be the Renegade', () => {
    const table = aTable('SORO').life(1).dead(1, 3).turn(2).sealed().keeps('1 b b g g').aims(0)
    expect(table).toBeWonBy('renegade', [2])
  })

  test('the Sheriff falls and one sealed player is left who cannot be: the Outlaws win', () => {
    const table = aTable('SORO').life(1).dead(1, 2).turn(3).sealed().keeps('1 b b g g').aims(0)
    expect(table.state.winner?.side).toBe('outlaws')
  })

  test('the Sheriff falls with a sealed player: the envelope is opened before the win is told', () => {
    const table = aTable('SORO').life(1, 8, 1).arrows(1, 3, 4).turn(1).sealed().rolls('a b b g g')
    expect(table).toBeAskedFor('reveal', 2)
    expect(table.state.winner).toBeNull()
    expect(table.reveals('renegade').state.winner?.side).toBe('outlaws')
  })

  test('of eight, one Renegade is named and one sealed player is left with the Sheriff down', () => {
    const table = aTable('SOOORRDD').life(1).dead(1, 2, 3, 4, 6, 7).turn(5).sealed()
    expect(table.keeps('1 b b g g').aims(0)).toBeWonBy('renegade', [5])
  })

  test('an Outlaw known by his fall is among the winners', () => {
    const table = aTable('SOROD').life(1).dead(1).turn(4).sealed().keeps('1 b b g g').aims(0)
    expect(table.state.winner?.side).toBe('outlaws')
    expect(table.state.winner?.seats).toContain(1)
  })
})
