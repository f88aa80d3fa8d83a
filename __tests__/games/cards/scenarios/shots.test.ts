import { aCardTable } from '../../../support/cards-table'

test('a shot that nobody answers costs a life point', () => {
  const table = aCardTable('SORO').hand(0, 'bang-AS').build().plays('bang-AS', 1)
  expect(table).toAsk(1, 'defend', { from: 0, card: 'bang-AS', needs: 1 })
  expect(table.passes()).toLiveWith([5, 3, 4, 4])
  expect(table).toHaveDiscards('bang-AS')
})

test('one shot a turn, a Volcanic played after it allows more, and losing it ends that', () => {
  const table = aCardTable('SORO')
    .hand(0, 'bang-AS', 'bang-2D', 'bang-3D', 'volcanic-10S', 'schofield-KS')
    .build()
    .plays('bang-AS', 1)
    .passes()
  expect(table).toForbid({ type: 'play', card: 'bang-2D', target: 1 }, /one bang a turn/)
  table.plays('volcanic-10S').plays('bang-2D', 1).passes()
  table.plays('schofield-KS')
  expect(table).toForbid({ type: 'play', card: 'bang-3D', target: 1 }, /one bang a turn/)
  expect(table).toHaveDiscards('volcanic-10S', 'bang-2D', 'bang-AS')
})

test('a replaced weapon is discarded before the new one lies', () => {
  const table = aCardTable('SORO')
    .hand(0, 'winchester-8S')
    .inFrontOf(0, 'barrel-QS', 'remington-KC', 'scope-AS')
    .build()
    .plays('winchester-8S')
  expect(table).toLieBefore(0, 'barrel-QS', 'scope-AS', 'winchester-8S')
  expect(table).toHaveDiscards('remington-KC')
})

test('a blue card that is no weapon leaves the weapon where it lies', () => {
  const table = aCardTable('SORO').hand(0, 'barrel-QS').inFrontOf(0, 'remington-KC').build()
  expect(table.plays('barrel-QS')).toLieBefore(0, 'remington-KC', 'barrel-QS')
})

describe('distance', () => {
  const shot = { type: 'play', card: 'bang-AS', target: 2 } as const

  test('a Mustang before the target, Paul Regret, a Scope before the shooter, Rose Doolan', () => {
    const far = () => aCardTable('SOROD').hand(0, 'bang-AS').inFrontOf(0, 'schofield-KS')
    expect(far().build()).toAllow(shot)
    expect(far().inFrontOf(2, 'mustang-8H').build()).toForbid(shot, /distance 3, the reach is 2/)
    expect(far().is(2, 'paul-regret').build()).toForbid(shot, /distance 3, the reach is 2/)
    expect(far().is(2, 'paul-regret').is(0, 'rose-doolan').build()).toAllow(shot)
    const both = far().is(2, 'paul-regret').inFrontOf(2, 'mustang-8H').is(0, 'rose-doolan')
    expect(both.build()).toForbid(shot, /distance 3/)
    expect(both.inFrontOf(0, 'schofield-KS', 'scope-AS').build()).toAllow(shot)
  })

  test('the fallen are not counted', () => {
    const table = aCardTable('SOROD').hand(0, 'bang-AS').dead(1).build()
    expect(table).toAllow(shot)
    expect(table).toForbid({ ...shot, target: 3 }, /distance 2, the reach is 1/)
    expect(table).toForbid({ ...shot, target: 1 }, /not in the game/)
  })
})

test('Slab against a Barrel and one Missed!: a heart and a card are two', () => {
  const table = aCardTable('SORO')
    .is(0, 'slab-the-killer')
    .hand(0, 'bang-AS')
    .inFrontOf(1, 'barrel-QS')
    .hand(1, 'missed-2S')
    .pile('beer-6H')
    .build()
    .plays('bang-AS', 1)
  expect(table).toAsk(1, 'defend', { needs: 2 })
  expect(table.turnsForBarrel()).toAsk(1, 'defend', { needs: 1 })
  expect(table).toForbid({ type: 'barrel' }, /'barrel' is not possible/)
  expect(table.shows('missed-2S')).toLiveWith([5, 4, 4, 4])
  expect(table).toHaveDiscards('bang-AS', 'missed-2S', 'beer-6H')
})

test('Jourdonnais with a Barrel cancels a shot of Slab with two hearts', () => {
  const table = aCardTable('SORO')
    .is(0, 'slab-the-killer')
    .is(1, 'jourdonnais')
    .hand(0, 'bang-AS')
    .inFrontOf(1, 'barrel-QS')
    .pile('beer-6H', 'beer-7H')
    .build()
    .plays('bang-AS', 1)
    .turnsAsJourdonnais()
    .turnsForBarrel()
  expect(table).toLiveWith([5, 4, 4, 4])
  expect(table).toAsk(0, 'play')
})

test('a Barrel helps whatever else lies there', () => {
  const table = aCardTable('SORO')
    .hand(0, 'bang-AS')
    .inFrontOf(1, 'scope-AS', 'barrel-QS', 'volcanic-10S')
    .pile('beer-6H')
    .build()
    .plays('bang-AS', 1)
  expect(table.turnsForBarrel()).toLiveWith([5, 4, 4, 4])
  expect(table).toAsk(0, 'play')
})

test('Jourdonnais without a Barrel has his own only', () => {
  const table = aCardTable('SORO').is(1, 'jourdonnais').hand(0, 'bang-AS').build()
  table.plays('bang-AS', 1)
  expect(table).toAllow({ type: 'jourdonnais' })
  expect(table).toForbid({ type: 'barrel' }, /not possible now/)
})

test("Slab's Gatling needs one Missed! like anybody's", () => {
  const table = aCardTable('SORO').is(0, 'slab-the-killer').hand(0, 'gatling-10H').build()
  expect(table.plays('gatling-10H')).toAsk(1, 'defend', { needs: 1 })
})

test('Calamity Janet shows a BANG! as a Missed!, and it does not count as her shot', () => {
  const table = aCardTable('SORO')
    .is(1, 'calamity-janet')
    .hand(0, 'bang-AS')
    .hand(1, 'bang-2D', 'missed-2S')
    .build()
    .plays('bang-AS', 1)
    .shows('bang-2D')
  expect(table).toLiveWith([5, 4, 4, 4])
})

test('to Calamity Janet too a Beer is no Missed! and no BANG!', () => {
  const shot = aCardTable('SORO')
    .is(1, 'calamity-janet')
    .hand(0, 'bang-AS', 'indians-KD')
    .hand(1, 'beer-6H')
    .build()
    .plays('bang-AS', 1)
  expect(shot).toForbid({ type: 'respond', card: 'beer-6H' }, /no answer/)
  expect(shot.passes().plays('indians-KD')).toForbid(
    { type: 'respond', card: 'beer-6H' },
    /no answer/,
  )
})

test('Willy shoots as often as he likes, within reach', () => {
  const table = aCardTable('SOROD').is(0, 'willy-the-kid').hand(0, 'bang-AS', 'bang-2D').build()
  table.plays('bang-AS', 1).passes().plays('bang-2D', 1).passes()
  expect(table).toLiveWith([5, 2, 4, 4, 4])
  expect(table.state.shots).toBe(2)
})

test('a Gatling asks clockwise and leaves out the fallen', () => {
  const table = aCardTable('SOROD').turnOf(2).dead(4).hand(2, 'gatling-10H').build()
  expect(table.plays('gatling-10H')).toAsk(3, 'defend')
  expect(table.passes()).toAsk(0, 'defend')
  expect(table.passes()).toAsk(1, 'defend')
  expect(table.passes()).toAsk(2, 'play')
  expect(table).toLiveWith([4, 3, 4, 3, 0])
})

test('a Gatling that eliminates one of three leaves the next victim without Beer', () => {
  const table = aCardTable('SORO')
    .turnOf(2)
    .dead(1)
    .life(3, 1)
    .life(0, 1)
    .hand(2, 'gatling-10H')
    .hand(0, 'beer-6H')
    .build()
    .plays('gatling-10H')
    .passes(2)
  expect(table).toBeWonFor('renegade', [2])
})

test('a Duel goes to and fro until one gives up; Janet mixes both kinds', () => {
  const table = aCardTable('SORO')
    .is(0, 'calamity-janet')
    .hand(0, 'duel-JS', 'missed-2S')
    .hand(1, 'bang-2D', 'bang-3D')
    .build()
    .plays('duel-JS', 1)
    .shows('bang-2D', 'missed-2S')
  expect(table).toAsk(1, 'duel', { from: 0, card: 'duel-JS' })
  table.shows('bang-3D').passes()
  expect(table).toLiveWith([4, 4, 4, 4])
  expect(table).toHaveDiscards('duel-JS', 'bang-3D', 'missed-2S', 'bang-2D')
})

test('Indians! ask for a BANG!; a Missed! helps only Janet', () => {
  const table = aCardTable('SORO')
    .is(2, 'calamity-janet')
    .hand(0, 'indians-KD')
    .hand(1, 'missed-2S')
    .hand(2, 'missed-3S')
    .build()
    .plays('indians-KD')
  expect(table).toForbid({ type: 'respond', card: 'missed-2S' }, /no answer here/)
  table.passes().shows('missed-3S').passes()
  expect(table).toLiveWith([5, 3, 4, 3])
})
