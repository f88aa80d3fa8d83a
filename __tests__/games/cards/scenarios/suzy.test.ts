import { aCardTable } from '../../../support/cards-table'

const suzy = () => aCardTable('SORO').is(0, 'suzy-lafayette').pile('bang-2D', 'bang-3D', 'bang-4D')
const victim = () => aCardTable('SORO').is(1, 'suzy-lafayette').pile('bang-2D', 'bang-3D')

test('a Stagecoach as last card gives two cards, immediately three', () => {
  const after = suzy().hand(0, 'stagecoach-9S').build().plays('stagecoach-9S')
  expect(after).toHold(0, 'bang-2D', 'bang-3D')
  const atOnce = suzy().hand(0, 'stagecoach-9S').with({ suzyTiming: 'immediate' }).build()
  expect(atOnce.plays('stagecoach-9S')).toHold(0, 'bang-2D', 'bang-3D', 'bang-4D')
})

test('in a Duel she draws once, when it is over', () => {
  const table = suzy().hand(0, 'duel-JS', 'bang-AS').hand(1, 'bang-5D').build().plays('duel-JS', 1)
  table.shows('bang-5D', 'bang-AS')
  expect(table).toHold(0)
  expect(table.passes()).toHold(0, 'bang-2D')
})

test('against Slab she draws after the first Missed!, and may use what she drew', () => {
  const table = aCardTable('SORO')
    .is(0, 'slab-the-killer')
    .is(1, 'suzy-lafayette')
    .hand(0, 'bang-AS')
    .hand(1, 'missed-2S')
    .pile('missed-3S', 'bang-2D')
    .build()
    .plays('bang-AS', 1)
    .shows('missed-2S')
  expect(table).toHold(1, 'missed-3S')
  expect(table.shows('missed-3S')).toLiveWith([5, 4, 4, 4])
  expect(table).toHold(1, 'bang-2D')
})

test('El Gringo reaches into her empty hand: she draws, he takes it, after the card she draws again', () => {
  const table = suzy().is(1, 'el-gringo').hand(0, 'bang-AS').build().plays('bang-AS', 1).passes()
  expect(table).toHold(1, 'bang-2D')
  expect(table).toHold(0, 'bang-3D')
})

test('under her Gatling the hand stays empty until it is settled', () => {
  const table = suzy().is(1, 'el-gringo').hand(0, 'gatling-10H').build().plays('gatling-10H')
  table.passes()
  expect(table).toHold(1, 'bang-2D')
  expect(table).toHold(0)
  table.passes(2)
  expect(table).toHold(0, 'bang-3D')
})

test('after her last Missed! against a Gatling the hand stays empty until it is settled', () => {
  const table = aCardTable('SORO')
    .is(1, 'suzy-lafayette')
    .hand(0, 'gatling-10H')
    .hand(1, 'missed-2S')
    .build()
    .plays('gatling-10H')
    .shows('missed-2S')
  expect(table).toHold(1)
  expect(table.passes(2).state.hands[1]).toHaveLength(1)
})

test('robbed of her last card she draws after the card, by option before it is discarded', () => {
  const after = victim().hand(0, 'cat-balou-KH').hand(1, 'beer-6H').build()
  expect(after.plays('cat-balou-KH', 1, 'hand')).toHold(1, 'bang-2D')
  const order = (timing: 'after' | 'immediate') => {
    const table = victim().hand(0, 'cat-balou-KH').hand(1, 'beer-6H').with({ suzyTiming: timing })
    const played = table.build().plays('cat-balou-KH', 1, 'hand')
    return played.events.flatMap(({ type }) =>
      type === 'cardDrawn' || type === 'cardSettled' ? [type] : [],
    )
  }
  expect(order('after')).toEqual(['cardSettled', 'cardDrawn'])
  expect(order('immediate')).toEqual(['cardDrawn', 'cardSettled'])
})

test('with Jesse she draws before his second card', () => {
  const table = victim().fresh().is(0, 'jesse-jones').hand(1, 'beer-6H').build().draws(1)
  expect(table).toHold(1, 'bang-2D')
  expect(table).toHold(0, 'beer-6H', 'bang-3D')
})

test('a hand used up against the Dynamite is filled before the Jail is looked at', () => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .is(1, 'suzy-lafayette')
    .life(1, 3)
    .hand(1, 'beer-6H')
    .inFrontOf(1, 'dynamite-2H', 'jail-10S')
    .pile('missed-2S', 'bang-2D', 'beer-7H', 'bang-3D', 'bang-4D')
    .build()
    .shows('beer-6H')
  expect(table).toHold(1, 'bang-2D', 'bang-3D', 'bang-4D')
  expect(table).toHaveDiscards('jail-10S', 'beer-7H', 'beer-6H', 'dynamite-2H', 'missed-2S')
})

test('after the penalty she draws one', () => {
  const table = aCardTable('SORD')
    .is(0, 'suzy-lafayette')
    .life(3, 1)
    .hand(0, 'bang-AS', 'beer-6H')
    .pile('bang-2D')
    .build()
    .plays('bang-AS', 3)
    .passes()
  expect(table).toHold(0, 'bang-2D')
})

test('a heal of Sid is no occasion for her check', () => {
  const table = aCardTable('SORO')
    .is(1, 'suzy-lafayette')
    .is(3, 'sid-ketchum')
    .life(3, 2)
    .hand(3, 'bang-4C', 'bang-5C')
    .bare()
    .build()
    .heals('bang-4C', 'bang-5C', 3)
  expect(table).toHold(1)
  expect(table.ends().state.hands[1]).not.toHaveLength(0)
})
