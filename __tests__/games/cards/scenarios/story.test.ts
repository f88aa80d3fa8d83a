import { at } from '@/core/list'
import { drawsBySeat } from '@/games/cards/story/draws'
import { shotCounter } from '@/games/cards/story/shots'
import { count, emptyTally } from '@/games/cards/story/tally'
import { packOf } from '@/games/cards/rules/setup'
import { aCardTable, type CardTable } from '../../../support/cards-table'

/** What statistics will say of each seat. */
function tallied({ state, events }: CardTable) {
  const tallies = state.roles.map(emptyTally)
  const countShot = shotCounter(tallies)
  for (const event of events) {
    count(tallies, event)
    countShot(event)
  }
  return tallies
}

const drawsOf = ({ state, events }: CardTable) =>
  drawsBySeat(state.roles.length, events, packOf(state.options))

test('a shot is dodged or not, however often it asks', () => {
  const table = aCardTable('SORO')
    .is(0, 'slab-the-killer')
    .hand(0, 'bang-AS', 'bang-2D', 'volcanic-10S')
    .inFrontOf(1, 'barrel-QS')
    .hand(1, 'missed-2S', 'missed-3S', 'missed-4S')
    .pile('missed-5S')
    .build()
  // The Barrel fails, then two Missed! are enough; the second shot meets only one.
  table.plays('volcanic-10S').plays('bang-AS', 1).turnsForBarrel().shows('missed-2S', 'missed-3S')
  expect(tallied(table)[1]).toMatchObject({ aimed: 1, dodged: 1, missed: 2, lost: 0 })
  table.plays('bang-2D', 1).shows('missed-4S').passes()
  expect(tallied(table)[1]).toMatchObject({ aimed: 2, dodged: 1, lost: 1 })
  expect(tallied(table)[0]).toMatchObject({ played: 3, shots: 2, hits: 1, dealt: 1 })
})

test('a Gatling aims at everybody else; what the discards do first changes nothing', () => {
  for (const brownDiscard of ['before', 'after'] as const) {
    const table = aCardTable('SORO')
      .with({ brownDiscard })
      .hand(0, 'gatling-10H')
      .hand(2, 'missed-2S')
      .build()
      .plays('gatling-10H')
      .passes()
      .shows('missed-2S')
      .passes()
    const tallies = tallied(table)
    expect(tallies.map(({ aimed, dodged }) => [aimed, dodged])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 0],
    ])
    expect(tallies[0]).toMatchObject({ gatlings: 1, shots: 0, hits: 0, dealt: 2 })
  }
})

test('a Beer at the last breath saves a life; one drunk in time is only a Beer', () => {
  const table = aCardTable('SORO')
    .life(0, 4)
    .life(1, 1)
    .hand(0, 'beer-6H', 'bang-AS')
    .hand(1, 'beer-7H')
    .build()
    .plays('beer-6H')
    .plays('bang-AS', 1)
    .passes()
    .shows('beer-7H')
  expect(tallied(table).map(({ drunk, saved }) => [drunk, saved])).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

test('two Beers against a Dynamite save one life', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .life(0, 2)
    .hand(0, 'beer-6H', 'beer-7H')
    .inFrontOf(0, 'dynamite-2H')
    .pile('winchester-8S')
    .build()
    .ends()
    .shows('beer-6H', 'beer-7H')
  expect(tallied(table)[0]).toMatchObject({ drunk: 2, saved: 1, dynamites: 1 })
  expect(at(drawsOf(table), 0).dynamite).toMatchObject({ drawn: 1, came: 0 })
})

test('draw!s are counted beside the odds of a full deck, Lucky Duke beside those of two cards', () => {
  const shot = (duke: boolean) => {
    const table = aCardTable('SORO').hand(0, 'bang-AS').inFrontOf(1, 'barrel-QS')
    const loaded = table.pile('bang-KH', 'missed-5S')
    return (duke ? loaded.is(1, 'lucky-duke') : loaded).build().plays('bang-AS', 1)
  }
  expect(at(drawsOf(shot(false).turnsForBarrel()), 1).barrel).toEqual({
    drawn: 1,
    came: 1,
    expected: expect.closeTo(20 / 80, 6),
  })
  expect(at(drawsOf(shot(true).turnsForBarrel().chooses('bang-KH')), 1).barrel).toEqual({
    drawn: 1,
    came: 1,
    expected: expect.closeTo(1 - (60 * 59) / (80 * 79), 6),
  })
})
