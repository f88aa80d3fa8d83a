import { aTable, type TableInPlay } from '../support/table'

/** An attack by seat 0's arrow in which those named fall: each holds an arrow and has one life point, seat 0 holds the rest. */
function attack(
  roles: string,
  doomed: readonly number[],
  dead: readonly number[] = [],
): TableInPlay {
  const table = aTable(roles).dead(...dead)
  for (const seat of doomed) table.seat(seat, { life: 1, arrows: 1 })
  const others = doomed.filter((seat) => seat !== 0).length
  return table
    .seat(0, { arrows: 8 - others })
    .build()
    .rolls('a d d b g')
}

test('the Sheriff is shot: the Outlaws win, the fallen among them too', () => {
  const table = aTable('SOROD').life(1, 0).turn(4).build().keeps('1 d d b g').aims(0)
  expect(table).toBeWonBy('outlaws', [1, 3])
  expect(table.story.at(-1)).toBe('outlaws wins: 1 3')
})

test('the Sheriff is shot by the Renegade while others live: the Outlaws win', () => {
  const table = aTable('SORO').life(1, 0, 8, 8).turn(2).build().keeps('1 d d b g').aims(0)
  expect(table).toBeWonBy('outlaws', [1, 3])
})

test('the Sheriff falls while only a Deputy and the Renegade live: the Outlaws win though all dead', () => {
  const table = aTable('SOROD')
    .dead(1, 3)
    .life(1, 0, 8, 0, 8)
    .turn(2)
    .build()
    .keeps('1 d d b g')
    .aims(0)
  expect(table).toBeWonBy('outlaws', [1, 3])
})

test('the Sheriff falls and only a Deputy is left: the Outlaws win', () => {
  const table = aTable('SOROD').dead(1, 2, 3).life(1, 0, 0, 0, 8)
  expect(table.build()).toBeWonBy('law', [0, 4])
  const both = attack('SOROD', [0, 2], [1, 3])
  expect(both).toBeWonBy('outlaws', [1, 3])
})

test('Sheriff and Renegade are the last two, and the Renegade shoots: the Renegade wins alone', () => {
  const table = aTable('SOROD')
    .dead(1, 3, 4)
    .life(1, 0, 8, 0, 0)
    .turn(2)
    .build()
    .keeps('1 d d b g')
    .aims(0)
  expect(table).toBeWonBy('renegade', [2])
})

test('the last villain falls: Sheriff and Deputies win, the fallen Deputies too', () => {
  const table = aTable('SOOORDD')
    .dead(1, 2, 5, 4)
    .life(10, 0, 0, 1)
    .build()
    .keeps('2 d d b g')
    .aims(3)
  expect(table).toBeWonBy('law', [0, 5, 6])
})

test('the Renegade falls while an Outlaw lives: the game goes on', () => {
  const table = aTable('SORO').dead(1).life(10, 0, 1).build().keeps('1 d d b g').aims(2)
  expect(table.state.winner).toBeNull()
  expect(table).toBeAskedFor('drink', 0)
})

test('the Outlaws fall while a Renegade lives: the game goes on', () => {
  const table = aTable('SORO').dead(1).life(10, 0, 8, 1).build().keeps('1 d d b g').aims(3)
  expect(table.state.winner).toBeNull()
})

test('Deputies fall, nothing is won', () => {
  expect(attack('SOROD', [4]).state.winner).toBeNull()
})

test('Sheriff and last villain fall in one attack: the Outlaws win', () => {
  expect(attack('SORO', [0, 3], [1, 2])).toBeWonBy('outlaws', [1, 3])
})

test('everybody falls in one attack: the Outlaws win', () => {
  expect(attack('SORO', [0, 1, 2, 3])).toBeWonBy('outlaws', [1, 3])
})

test('Sheriff and Renegade, the last two, fall together: the Outlaws win', () => {
  expect(attack('SORO', [0, 2], [1, 3])).toBeWonBy('outlaws', [1, 3])
})

test('the Sheriff and everybody but one Renegade fall in one batch: the Renegade wins', () => {
  const table = attack('SORO', [0, 1, 3])
  expect(table).toHaveLife([0, 0, 8, 0])
  expect(table).toBeWonBy('renegade', [2])
})

test('the Sheriff and everybody but one Outlaw fall in one batch: the Outlaws win', () => {
  expect(attack('SORO', [0, 1, 2])).toBeWonBy('outlaws', [1, 3])
})

test('all Outlaws and the Renegade fall in one attack, the Sheriff lives: the law wins', () => {
  expect(attack('SOROD', [1, 2, 3])).toBeWonBy('law', [0, 4])
})

test('the win ends the turn: beers and gatling are not resolved', () => {
  const table = aTable('SORO').dead(1, 2).life(10, 0, 0, 1).build().keeps('1 b g g g').aims(3)
  expect(table).toBeWonBy('law', [0])
  expect(table.story.at(-1)).toBe('law wins: 0')
})

describe('eight players, two Renegades', () => {
  const roles = 'SOOORRDD'

  test('the Sheriff falls while both live: the Outlaws win', () => {
    const table = aTable(roles).dead(1, 2, 3, 6, 7).life(1, 0, 0, 0).turn(4).build()
    expect(table.keeps('1 d d b g').aims(0)).toBeWonBy('outlaws', [1, 2, 3])
  })

  test('one of them is the only one left and wins; the other does not', () => {
    const table = aTable(roles).dead(1, 2, 3, 4, 6, 7).life(1, 0, 0, 0, 0).turn(5).build()
    expect(table.keeps('1 d d b g').aims(0)).toBeWonBy('renegade', [5])
  })

  test('the Sheriff and one Renegade fall together, the other is left and wins', () => {
    const table = attack(roles, [0, 5], [1, 2, 3, 6, 7])
    expect(table).toBeWonBy('renegade', [4])
  })

  test('one Renegade falls, the Outlaws are dead: the law has not won yet', () => {
    const table = aTable(roles)
      .dead(1, 2, 3)
      .life(10, 0, 0, 0, 1)
      .build()
      .keeps('2 d d b g')
      .aims(5)
    expect(table.state.winner).toBeNull()
    const alone = aTable(roles)
      .dead(1, 2, 3, 7)
      .life(10, 0, 0, 0, 1)
      .build()
      .keeps('1 d d b g')
      .aims(4)
    expect(alone.state.winner).toBeNull()
  })

  test('both fall, the Outlaws are dead: the law wins', () => {
    const table = aTable(roles)
      .dead(1, 2, 3, 6, 7)
      .life(10, 0, 0, 0, 1, 1)
      .build()
      .keeps('1 1 d b g')
      .aims(4, 5)
    expect(table).toBeWonBy('law', [0, 6, 7])
  })
})

test('a position whose game is over says who has won', () => {
  expect(aTable('SORO').dead(0, 1, 3).turn(2).build()).toBeWonBy('renegade', [2])
  expect(aTable('SORO').dead(0).turn(1).build()).toBeWonBy('outlaws', [1, 3])
  expect(aTable('SOROD').dead(1, 2, 3).build()).toBeWonBy('law', [0, 4])
  expect(aTable('SORO').dead(0, 1, 2, 3).build()).toBeWonBy('outlaws', [1, 3])
})
