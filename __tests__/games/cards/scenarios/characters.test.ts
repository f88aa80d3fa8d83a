import { aCardTable, type CardTable } from '../../../support/cards-table'

test('Bart Cassidy draws three for a Dynamite, and only once he has survived it', () => {
  const table = aCardTable('SORO')
    .fresh()
    .is(0, 'bart-cassidy')
    .inFrontOf(0, 'dynamite-2H')
    .pile('missed-2S', 'bang-2D', 'bang-3D', 'bang-4D', 'bang-5D', 'bang-6D')
    .build()
  expect(table).toHold(0, 'bang-2D', 'bang-3D', 'bang-4D', 'bang-5D', 'bang-6D')
})

test('El Gringo takes nothing for his own Duel, a Dynamite, or an empty hand', () => {
  const own = aCardTable('SORO').is(0, 'el-gringo').hand(0, 'duel-JS').hand(1, 'bang-2D', 'beer-6H')
  expect(own.build().plays('duel-JS', 1).shows('bang-2D').passes()).toHold(1, 'beer-6H')
  const credited = own.with({ duelCredit: 'opponent' }).build()
  expect(credited.plays('duel-JS', 1).shows('bang-2D').passes()).toHold(0, 'beer-6H')
  const empty = aCardTable('SORO').is(1, 'el-gringo').hand(0, 'bang-AS').build()
  expect(empty.plays('bang-AS', 1).passes()).toHold(1)
})

test('El Gringo takes his card in the middle of a Gatling', () => {
  const table = aCardTable('SORO').is(1, 'el-gringo').hand(0, 'gatling-10H', 'beer-6H').build()
  table.plays('gatling-10H').passes()
  expect(table).toHold(1, 'beer-6H')
  expect(table).toAsk(2, 'defend')
})

test('Black Jack shows his second card to all; black gives no third', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .is(0, 'black-jack')
    .pile('bang-2D', 'missed-3S')
    .build()
  table.ends()
  expect(table).toHold(0, 'bang-2D', 'missed-3S')
  const shown = table.events.filter((event) => event.type === 'cardDrawn' && event.isShown)
  expect(shown).toMatchObject([{ seat: 0, card: 'missed-3S' }])
})

test('Jesse Jones may draw from the pile; nobody’s hand, no question', () => {
  const asked = aCardTable('SORO').fresh().is(0, 'jesse-jones').hand(2, 'beer-6H').pile('bang-2D')
  expect(asked.build()).toAsk(0, 'draw')
  expect(asked.build().draws(2).state.hands[0]).toHaveLength(2)
  expect(asked.pile('bang-2D', 'bang-3D').build().draws('pile')).toHold(0, 'bang-2D', 'bang-3D')
  expect(aCardTable('SORO').fresh().is(0, 'jesse-jones').build()).toAsk(0, 'play')
  const rich = aCardTable('SORO').fresh().is(0, 'jesse-jones').hand(0, 'beer-6H').build()
  expect(rich).toAsk(0, 'play')
  expect(rich.state.hands[0]).toHaveLength(3)
})

test('Kit Carlson with fewer than three cards draws as anybody does', () => {
  const table = aCardTable('SORO')
    .fresh()
    .is(0, 'kit-carlson')
    .bare()
    .pile('bang-2D')
    .discarded('beer-6H')
    .build()
  expect(table).toAsk(0, 'play')
  expect(table).toHold(0, 'bang-2D', 'beer-6H')
})

test('Kit Carlson: the shuffled discards go under what is left of the pile', () => {
  const table = aCardTable('SORO')
    .fresh()
    .is(0, 'kit-carlson')
    .bare()
    .pile('bang-2D', 'bang-3D')
    .discarded('beer-6H')
    .build()
  expect(table).toAsk(0, 'keep', { cards: ['bang-2D', 'bang-3D', 'beer-6H'] })
  expect(table.putsBack('bang-2D')).toHold(0, 'bang-3D', 'beer-6H')
  expect(table).toHavePileTop('bang-2D')
})

test('Pedro Ramirez is not asked while nothing is discarded', () => {
  expect(aCardTable('SORO').fresh().is(0, 'pedro-ramirez').build()).toAsk(0, 'play')
})

test('Lucky Duke may still show a Missed! after two cards that are no hearts', () => {
  const table = aCardTable('SORO')
    .is(1, 'lucky-duke')
    .hand(0, 'bang-AS')
    .hand(1, 'missed-2S')
    .inFrontOf(1, 'barrel-QS')
    .pile('bang-2D', 'bang-3D')
    .build()
    .plays('bang-AS', 1)
    .turnsForBarrel()
    .chooses('bang-2D')
  expect(table).toAsk(1, 'defend', { needs: 1 })
  expect(table.shows('missed-2S')).toLiveWith([5, 4, 4, 4])
})

test('two deaths in one Gatling, Sam the second: he inherits, then loses everything', () => {
  const table = aCardTable('SOROD')
    .is(2, 'vulture-sam')
    .life(1, 1)
    .life(2, 1)
    .hand(0, 'gatling-10H')
    .hand(1, 'beer-6H')
    .inFrontOf(1, 'mustang-8H')
    .build()
    .plays('gatling-10H')
    .passes(2)
  expect(table).toHold(2, 'beer-6H', 'mustang-8H')
  table.passes(2)
  expect(table).toHaveDiscards('mustang-8H', 'beer-6H')
})

describe('Sid Ketchum', () => {
  const sid = () => aCardTable('SORO').is(1, 'sid-ketchum').life(1, 2)

  test('interjects while another is shot at, and the question stays open', () => {
    const table = sid().hand(0, 'bang-AS').hand(1, 'bang-2D', 'bang-3D').build().plays('bang-AS', 3)
    expect(table).toAllow({ type: 'heal', seat: 1, discard: ['bang-2D', 'bang-3D'] })
    table.heals('bang-3D', 'bang-2D', 1)
    expect(table).toAsk(3, 'defend')
    expect(table).toLiveWith([5, 3, 4, 4])
    expect(table).toHaveDiscards('bang-3D', 'bang-2D')
  })

  test('opens no question anew, but phase 3 and the last breath', () => {
    const questions = (table: CardTable) =>
      table.events.filter(({ type }) => type === 'decisionOpened').length
    const healer = () => sid().turnOf(1).hand(1, 'bang-2D', 'bang-3D', 'bang-4D', 'beer-6H')
    expect(questions(healer().build().heals('bang-2D', 'bang-3D'))).toBe(0)
    expect(
      questions(sid().hand(1, 'bang-2D', 'bang-3D').build().heals('bang-2D', 'bang-3D', 1)),
    ).toBe(0)
    const full = healer().life(1, 1).build().ends()
    expect(questions(full)).toBe(1)
    full.heals('bang-2D', 'bang-3D')
    expect(full).toAsk(2, 'play')
    const others = sid()
      .life(0, 1)
      .hand(0, 'beer-6H', 'beer-7H')
      .hand(1, 'bang-2D', 'bang-3D')
      .build()
      .ends()
    expect(questions(others.heals('bang-2D', 'bang-3D', 1))).toBe(1)
    expect(others).toAsk(0, 'discard')
  })

  test('not at the maximum, not with one card, not with the cards of another', () => {
    const heal = { type: 'heal', seat: 1, discard: ['bang-2D', 'bang-3D'] } as const
    expect(sid().life(1, 4).hand(1, 'bang-2D', 'bang-3D').build()).toForbid(heal, /may not heal/)
    expect(sid().hand(1, 'bang-2D').build()).toForbid(heal, /may not heal/)
    expect(sid().hand(1, 'bang-2D', 'bang-4D').build()).toForbid(heal, /does not hold bang-3D/)
    const twice = { type: 'heal', seat: 1, discard: ['bang-2D', 'bang-2D'] } as const
    expect(sid().hand(1, 'bang-2D', 'bang-3D').build()).toForbid(twice, /two different/)
  })

  test('mixes Beers and discards at the last breath', () => {
    const table = sid()
      .fresh()
      .turnOf(1)
      .hand(1, 'beer-6H', 'bang-2D', 'bang-3D')
      .inFrontOf(1, 'dynamite-2H')
      .pile('missed-2S')
      .build()
    expect(table).toAsk(1, 'last-breath', { needs: 2 })
    table.heals('bang-2D', 'bang-3D')
    expect(table).toAsk(1, 'last-breath', { needs: 1 })
    expect(table.shows('beer-6H').state.life[1]).toBe(1)
  })

  test('with two left only discards help, by option not even they', () => {
    const duel = () =>
      aCardTable('SORO').is(0, 'sid-ketchum').dead(1, 3).life(0, 1).turnOf(2).hand(2, 'bang-AS')
    const asked = duel().hand(0, 'beer-6H', 'bang-2D').build().plays('bang-AS', 0).passes()
    expect(asked).toAsk(0, 'last-breath')
    expect(asked).toForbid({ type: 'respond', card: 'beer-6H' }, /no answer here/)
    expect(asked.heals('beer-6H', 'bang-2D')).toLiveWith([1, 0, 4, 0])
    const dead = duel().hand(0, 'beer-6H', 'bang-2D').with({ sidWithTwo: false }).build()
    expect(dead.plays('bang-AS', 0).passes()).toBeWonFor('renegade', [2])
  })

  test('a heal in phase 3 ends it when the hand fits', () => {
    const table = sid().turnOf(1).hand(1, 'bang-2D', 'bang-3D', 'bang-4D', 'bang-5D').build().ends()
    expect(table).toAsk(1, 'discard')
    table.heals('bang-2D', 'bang-3D')
    expect(table).toAsk(2, 'play')
    expect(table).toHold(1, 'bang-4D', 'bang-5D')
  })

  test('by option heals only in his own play and at his last breath', () => {
    const strict = sid()
      .turnOf(1)
      .hand(1, 'bang-2D', 'bang-3D', 'bang-4D')
      .with({ sidTiming: 'beer' })
    const heal = { type: 'heal', discard: ['bang-2D', 'bang-3D'] } as const
    expect(strict.build()).toAllow(heal)
    expect(strict.build().ends()).toForbid(heal, /only when playing cards/)
    expect(strict.turnOf(0).build()).toForbid({ ...heal, seat: 1 }, /only when playing cards/)
    const dying = strict.life(1, 1).hand(0, 'bang-AS').build().plays('bang-AS', 1).passes()
    expect(dying).toAsk(1, 'last-breath')
    expect(dying).toAllow(heal)
  })

  test('by option may not heal with two left, but with three', () => {
    const may = () =>
      sid().turnOf(1).hand(1, 'bang-2D', 'bang-3D').with({ sidWithTwo: false }).dead(3)
    const heal = { type: 'heal', discard: ['bang-2D', 'bang-3D'] } as const
    expect(may().build()).toAllow(heal)
    expect(may().dead(2).build()).toForbid(heal, /may not heal/)
  })

  test('what he discards may shrink the question to another: Jesse and an empty hand', () => {
    const table = aCardTable('SORO')
      .fresh()
      .is(0, 'jesse-jones')
      .is(1, 'sid-ketchum')
      .life(1, 2)
      .hand(1, 'bang-2D', 'bang-3D')
      .build()
    expect(table).toAllow({ type: 'draw', from: 1 })
    table.heals('bang-2D', 'bang-3D', 1)
    expect(table).toAsk(0, 'draw')
    expect(table).toForbid({ type: 'draw', from: 1 }, /hand of seat 1/)
  })
})
