import { rngFromSeed } from '@/core/rng'
import { cards } from '@/games/cards'
import { aCardTable } from '../../../support/cards-table'

test('Vulture Sam the Sheriff takes the cards of a Deputy, then discards everything', () => {
  const table = aCardTable('SOROD')
    .is(0, 'vulture-sam')
    .life(4, 1)
    .hand(0, 'bang-AS', 'beer-7H')
    .hand(4, 'missed-2S')
    .inFrontOf(4, 'scope-AS')
    .inFrontOf(0, 'barrel-QS')
    .build()
    .plays('bang-AS', 4)
    .passes(2)
  expect(table).toHold(0)
  expect(table).toLieBefore(0)
  expect(table).toHaveDiscards('bang-AS', 'barrel-QS', 'scope-AS', 'missed-2S', 'beer-7H')
})

test('a Dynamite is nobody’s deed: no reward', () => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .life(1, 2)
    .inFrontOf(1, 'dynamite-2H')
    .pile('missed-2S')
    .build()
  expect(table.state.alive).toEqual([true, false, true, true])
  expect(table.state.hands.map(({ length }) => length)).toEqual([0, 0, 2, 0])
})

test('an Outlaw’s elimination pays whoever it was, a Renegade’s nobody', () => {
  const outlaw = aCardTable('SORO').turnOf(3).life(2, 4).hand(3, 'duel-JS').life(1, 1).build()
  outlaw.plays('duel-JS', 1).passes()
  expect(outlaw.state.hands.map(({ length }) => length)).toEqual([0, 0, 0, 3])
  const renegade = aCardTable('SORO').hand(0, 'duel-JS').life(2, 1).build()
  renegade.plays('duel-JS', 2).passes()
  expect(renegade.state.hands.map(({ length }) => length)).toEqual([0, 0, 0, 0])
})

test('once the win has been looked for, nothing of the fall is left to do', () => {
  const table = aCardTable('SORO').life(1, 1).hand(0, 'bang-AS').build()
  table.plays('bang-AS', 1).passes()
  expect(table.state.queue).toEqual([{ do: 'turn', stage: 'play', rank: 0, hasFallen: false }])
})

test('only a Sheriff pays for a Deputy', () => {
  const table = aCardTable('SORD')
    .turnOf(2)
    .hand(2, 'bang-AS', 'beer-6H')
    .inFrontOf(2, 'scope-AS')
    .life(3, 1)
    .build()
  expect(table.plays('bang-AS', 3).passes()).toHold(2, 'beer-6H')
  expect(table).toLieBefore(2, 'scope-AS')
})

test('nobody falls on a table whose roles are sealed', () => {
  const { state } = aCardTable('SORO').hand(0, 'bang-AS').life(1, 1).build().plays('bang-AS', 1)
  const view = cards.viewFor(state, 0)
  expect(() => cards.step(view, { type: 'pass' }, rngFromSeed(1))).toThrow(
    'the rules need a whole table',
  )
})

describe('the loser of their own Duel', () => {
  const suicide = (duelCredit: 'nobody' | 'opponent') =>
    aCardTable('SORO')
      .turnOf(1)
      .life(1, 1)
      .hand(1, 'duel-JS')
      .hand(3, 'bang-2D')
      .with({ duelCredit })
      .build()
      .plays('duel-JS', 3)
      .shows('bang-2D')
      .passes()

  test('was eliminated by nobody', () => {
    expect(suicide('nobody')).toHold(3)
    expect(suicide('nobody')).toAsk(2, 'play')
  })

  test('or by the opponent, who is paid', () => {
    expect(suicide('opponent').state.hands[3]).toHaveLength(3)
  })
})

test('the last breath: Beers until life is 1, asked with any card, in vain if they are too few', () => {
  const saved = aCardTable('SORO').life(1, 1).hand(0, 'bang-AS').hand(1, 'beer-6H').build()
  saved.plays('bang-AS', 1).passes()
  expect(saved).toAsk(1, 'last-breath', { needs: 1 })
  expect(saved.shows('beer-6H')).toLiveWith([5, 1, 4, 4])

  const lost = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .life(1, 2)
    .hand(1, 'beer-6H')
    .inFrontOf(1, 'dynamite-2H')
    .pile('missed-2S')
    .build()
  expect(lost).toAsk(1, 'last-breath', { needs: 2 })
  lost.shows('beer-6H')
  expect(lost.state.alive[1]).toBe(false)
})

test('with three left a Beer still saves, and is told as an answer', () => {
  const table = aCardTable('SORO').dead(3).life(1, 1).hand(0, 'bang-AS').hand(1, 'beer-6H').build()
  table.plays('bang-AS', 1).passes().shows('beer-6H')
  expect(table).toLiveWith([5, 1, 4, 0])
  expect(table.events).toContainEqual({
    type: 'cardShown',
    seat: 1,
    card: 'beer-6H',
    kind: 'last-breath',
  })
})

test('an empty hand is not asked, and with two left nobody is', () => {
  const empty = aCardTable('SORO').life(1, 1).hand(0, 'bang-AS').build()
  expect(empty.plays('bang-AS', 1).passes().state.alive[1]).toBe(false)
  const two = aCardTable('SORO').dead(1, 3).life(0, 1).turnOf(2).hand(2, 'bang-AS')
  two.hand(0, 'beer-6H')
  expect(two.build().plays('bang-AS', 0).passes()).toBeWonFor('renegade', [2])
})

describe('the win check', () => {
  const gatling = (winCheck: 'card' | 'death', letters = 'SRD') =>
    aCardTable(`${letters}O`)
      .dead(3)
      .turnOf(1)
      .life(0, 1)
      .life(2, 1)
      .hand(1, 'gatling-10H')
      .with({ winCheck })
      .build()
      .plays('gatling-10H')

  test('once a card is settled the order of deaths does not matter', () => {
    const table = gatling('card').passes(2)
    expect(table).toBeWonFor('renegade', [1])
    expect(table).toHaveDiscards('gatling-10H')
  })

  test.each([
    ['card', 'renegade', [0]],
    ['death', 'outlaws', [3]],
  ] as const)('the Sheriff first, then the last other: by %s it is won for the %s', (...row) => {
    const [winCheck, side, seats] = row
    const table = aCardTable('RSDO')
      .dead(3)
      .life(1, 1)
      .life(2, 1)
      .hand(0, 'gatling-10H')
      .with({ winCheck })
      .build()
      .plays('gatling-10H')
      .passes(winCheck === 'card' ? 2 : 1)
    expect(table).toBeWonFor(side, [...seats])
  })

  test('at each death the game stops, and the card is discarded', () => {
    const table = aCardTable('SORD')
      .dead(1)
      .turnOf(2)
      .life(0, 1)
      .life(3, 1)
      .hand(2, 'gatling-10H')
      .with({ winCheck: 'death' })
      .build()
      .plays('gatling-10H')
      .passes(2)
    expect(table).toBeWonFor('renegade', [2])
    const sheriffFirst = aCardTable('RDOS')
      .dead(2)
      .life(3, 1)
      .life(1, 1)
      .turnOf(1)
      .life(1, 4)
      .hand(1, 'gatling-10H')
      .with({ winCheck: 'death' })
      .build()
      .plays('gatling-10H')
      .passes()
    expect(sheriffFirst).toBeWonFor('outlaws', [2])
    expect(sheriffFirst).toHaveDiscards('gatling-10H')
    expect(sheriffFirst.state.life).toEqual([4, 4, 0, 0])
  })

  test('the Sheriff dead with a Deputy alive is the Outlaws’ win, also if none of them lives', () => {
    const table = aCardTable('SRDO').dead(3).turnOf(1).life(0, 1).hand(1, 'bang-AS').build()
    expect(table.plays('bang-AS', 0).passes()).toBeWonFor('outlaws', [3])
  })
})
