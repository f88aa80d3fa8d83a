import { discarded, drawn, facts, played, settled } from '../../../support/cards-facts'
import { aCardTable } from '../../../support/cards-table'

test('a shot that eliminates an Outlaw is told from the card to the reward', () => {
  const table = aCardTable('SORO')
    .hand(0, 'bang-AS')
    .life(1, 1)
    .hand(1, 'bang-2D')
    .inFrontOf(1, 'barrel-QS')
    .pile('missed-2S', 'bang-3D', 'bang-4D', 'bang-5D')
    .build()
  table.plays('bang-AS', 1).turnsForBarrel().passes().passes()
  expect(facts(table)).toEqual([
    played(0, 'bang-AS', 'bang', { target: 1, shots: 1 }),
    {
      type: 'cardsTurned',
      seat: 1,
      for: 'barrel',
      cause: 'barrel',
      cards: ['missed-2S'],
      counted: 'missed-2S',
      isMet: false,
    },
    { type: 'turnedDiscarded', seat: 1, cards: ['missed-2S'] },
    { type: 'passed', seat: 1, kind: 'defend' },
    { type: 'lifeLost', seat: 1, amount: 1, by: 0, cause: 'bang', life: 0 },
    { type: 'passed', seat: 1, kind: 'last-breath' },
    { type: 'eliminated', seat: 1, role: 'outlaw', character: null, by: 0, cause: 'bang' },
    {
      type: 'cardsLost',
      seat: 1,
      hand: ['bang-2D'],
      inPlay: ['barrel-QS'],
      cause: 'eliminated',
    },
    drawn(0, 'bang-3D', 'reward'),
    drawn(0, 'bang-4D', 'reward'),
    drawn(0, 'bang-5D', 'reward'),
    settled('bang-AS'),
  ])
})

test.each([
  ['their own', 'jourdonnais', { type: 'jourdonnais' }],
  ['the card', 'barrel', { type: 'barrel' }],
] as const)('a draw! against a shot says which barrel it is for: %s', (_, cause, dodge) => {
  const table = aCardTable('SORO')
    .is(1, 'jourdonnais')
    .hand(0, 'bang-AS')
    .inFrontOf(1, 'barrel-QS')
    .build()
    .plays('bang-AS', 1)
    .does(dodge)
  expect(facts(table)[1]).toMatchObject({ type: 'cardsTurned', for: 'barrel', cause })
})

test('a penalty, an inheritance, and who won', () => {
  const penalty = aCardTable('SORD')
    .hand(0, 'duel-JS', 'beer-6H')
    .inFrontOf(0, 'scope-AS')
    .life(3, 1)
    .build()
    .plays('duel-JS', 3)
    .passes()
  expect(facts(penalty).slice(-3)).toEqual([
    { type: 'cardsLost', seat: 3, hand: [], inPlay: [], cause: 'eliminated' },
    { type: 'cardsLost', seat: 0, hand: ['beer-6H'], inPlay: ['scope-AS'], cause: 'penalty' },
    settled('duel-JS'),
  ])
  const heir = aCardTable('SORO')
    .is(2, 'vulture-sam')
    .hand(0, 'indians-KD')
    .life(1, 1)
    .hand(1, 'missed-2S')
    .inFrontOf(1, 'scope-AS')
    .build()
    .plays('indians-KD')
    .passes(2)
  expect(facts(heir)).toContainEqual({
    type: 'cardsInherited',
    seat: 2,
    from: 1,
    hand: ['missed-2S'],
    inPlay: ['scope-AS'],
  })
  expect(facts(heir)).toContainEqual({
    type: 'lifeLost',
    seat: 1,
    amount: 1,
    by: 0,
    cause: 'indians',
    life: 0,
  })
  const end = aCardTable('SORO').dead(1, 3).life(2, 1).hand(0, 'gatling-10H').build()
  end.plays('gatling-10H').passes()
  expect(facts(end).slice(-2)).toEqual([
    settled('gatling-10H'),
    { type: 'gameEnded', winner: { side: 'law', seats: [0] } },
  ])
})

test('cards that are drawn, stolen, thrown and laid say why', () => {
  const table = aCardTable('SORO')
    .hand(0, 'stagecoach-9S', 'panic-JH', 'cat-balou-KH', 'volcanic-10S', 'jail-10S', 'beer-6H')
    .life(0, 4)
    .inFrontOf(0, 'schofield-KS')
    .hand(1, 'missed-2S')
    .inFrontOf(3, 'mustang-8H')
    .pile('bang-2D', 'bang-3D')
    .build()
    .plays('stagecoach-9S')
    .plays('panic-JH', 1, 'hand')
    .plays('cat-balou-KH', 3, 'mustang-8H')
    .plays('volcanic-10S')
    .plays('jail-10S', 1)
    .plays('beer-6H')
  expect(facts(table)).toEqual([
    played(0, 'stagecoach-9S', 'stagecoach'),
    drawn(0, 'bang-2D', 'stagecoach'),
    drawn(0, 'bang-3D', 'stagecoach'),
    settled('stagecoach-9S'),
    played(0, 'panic-JH', 'panic', { target: 1, take: 'hand' }),
    { type: 'cardTaken', seat: 0, from: 1, card: 'missed-2S', zone: 'hand', cause: 'panic' },
    settled('panic-JH'),
    played(0, 'cat-balou-KH', 'cat-balou', { target: 3, take: 'mustang-8H' }),
    discarded(3, 'mustang-8H', 'cat-balou', { zone: 'in-play', by: 0 }),
    settled('cat-balou-KH'),
    played(0, 'volcanic-10S', 'volcanic'),
    discarded(0, 'schofield-KS', 'replaced', { zone: 'in-play' }),
    { type: 'cardLaid', seat: 0, by: 0, card: 'volcanic-10S' },
    played(0, 'jail-10S', 'jail', { target: 1 }),
    { type: 'cardLaid', seat: 1, by: 0, card: 'jail-10S' },
    played(0, 'beer-6H', 'beer'),
    { type: 'lifeGained', seat: 0, amount: 1, by: 0, cause: 'beer', life: 5 },
    settled('beer-6H'),
  ])
})

test('wells fargo, saloon and the hand limit say why', () => {
  const table = aCardTable('SORO')
    .hand(0, 'wells-fargo-3H', 'saloon-5H')
    .life(0, 1)
    .life(2, 3)
    .pile('bang-2D', 'bang-3D', 'bang-4D')
    .build()
    .plays('wells-fargo-3H')
    .plays('saloon-5H')
    .ends()
    .discards('bang-2D')
  expect(facts(table).slice(1, 9)).toEqual([
    drawn(0, 'bang-2D', 'wells-fargo'),
    drawn(0, 'bang-3D', 'wells-fargo'),
    drawn(0, 'bang-4D', 'wells-fargo'),
    settled('wells-fargo-3H'),
    played(0, 'saloon-5H', 'saloon'),
    { type: 'lifeGained', seat: 2, amount: 1, by: 0, cause: 'saloon', life: 4 },
    { type: 'lifeGained', seat: 0, amount: 1, by: 0, cause: 'saloon', life: 2 },
    settled('saloon-5H'),
  ])
  expect(facts(table)[9]).toEqual(discarded(0, 'bang-2D', 'limit'))
})

test.each([
  ['at full life', aCardTable('SORO')],
  ['with two left', aCardTable('SORO').life(0, 2).dead(1, 3)],
])('a Beer that gives nothing is told: %s', (_, table) => {
  const told = facts(table.hand(0, 'beer-6H').build().plays('beer-6H'))
  expect(told[1]).toMatchObject({ type: 'lifeGained', seat: 0, amount: 0, cause: 'beer' })
})

test('a Saloon that heals nobody is told once', () => {
  const told = facts(aCardTable('SORO').hand(0, 'saloon-5H').build().plays('saloon-5H'))
  expect(told).toEqual([
    played(0, 'saloon-5H', 'saloon'),
    { type: 'lifeGained', seat: 0, amount: 0, by: 0, cause: 'saloon', life: 5 },
    settled('saloon-5H'),
  ])
})

test('abilities say whose they are', () => {
  const bart = aCardTable('SORO')
    .is(1, 'bart-cassidy')
    .hand(0, 'gatling-10H')
    .pile('bang-2D')
    .build()
    .plays('gatling-10H')
    .passes()
  expect(facts(bart).slice(-1)).toEqual([drawn(1, 'bang-2D', 'bart-cassidy')])
  const sid = aCardTable('SORO').is(0, 'sid-ketchum').life(0, 2).hand(0, 'bang-2D', 'bang-3D')
  expect(facts(sid.build().heals('bang-3D', 'bang-2D'))).toEqual([
    discarded(0, 'bang-2D', 'heal'),
    discarded(0, 'bang-3D', 'heal'),
    { type: 'lifeGained', seat: 0, amount: 1, by: 0, cause: 'heal', life: 3 },
  ])
  const jesse = aCardTable('SORO').fresh().is(0, 'jesse-jones').hand(2, 'beer-6H').pile('bang-2D')
  expect(facts(jesse.build().draws('pile'))[0]).toEqual(drawn(0, 'bang-2D', 'phase'))
  const jack = aCardTable('SORO').is(1, 'black-jack').pile('bang-AS', 'bang-2D', 'bang-3D').build()
  expect(facts(jack.ends())).toEqual([
    drawn(1, 'bang-AS', 'phase'),
    drawn(1, 'bang-2D', 'phase', true),
    drawn(1, 'bang-3D', 'black-jack'),
  ])
  const gringo = aCardTable('SORO').is(1, 'el-gringo').hand(0, 'bang-2D', 'beer-6H').build()
  expect(facts(gringo.plays('bang-2D', 1).passes())).toContainEqual(
    expect.objectContaining({ type: 'cardTaken', seat: 1, from: 0, cause: 'el-gringo' }),
  )
  expect(facts(jesse.build().draws(2))[0]).toMatchObject({ type: 'cardTaken', cause: 'phase' })
  const suzy = aCardTable('SORO').is(0, 'suzy-lafayette').hand(0, 'beer-6H').pile('bang-2D')
  expect(facts(suzy.build().plays('beer-6H')).slice(-1)).toEqual([
    drawn(0, 'bang-2D', 'empty-hand'),
  ])
})

test('Dynamite and Jail are told from the turned card on', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .inFrontOf(0, 'dynamite-2H')
    .inFrontOf(1, 'jail-10S')
    .pile('bang-2D', 'bang-3D', 'missed-2S', 'bang-4D', 'bang-5D', 'bang-6D')
    .build()
    .ends()
  expect(facts(table)).toEqual([
    {
      type: 'cardsTurned',
      seat: 0,
      for: 'dynamite',
      cause: 'dynamite',
      cards: ['bang-2D'],
      counted: 'bang-2D',
      isMet: false,
    },
    { type: 'turnedDiscarded', seat: 0, cards: ['bang-2D'] },
    { type: 'cardPassedOn', seat: 0, to: 1, card: 'dynamite-2H' },
    drawn(0, 'bang-3D', 'phase'),
    drawn(0, 'missed-2S', 'phase'),
  ])
  table.ends()
  expect(facts(table).slice(5)).toEqual([
    {
      type: 'cardsTurned',
      seat: 1,
      for: 'dynamite',
      cause: 'dynamite',
      cards: ['bang-4D'],
      counted: 'bang-4D',
      isMet: false,
    },
    { type: 'turnedDiscarded', seat: 1, cards: ['bang-4D'] },
    { type: 'cardPassedOn', seat: 1, to: 2, card: 'dynamite-2H' },
    {
      type: 'cardsTurned',
      seat: 1,
      for: 'jail',
      cause: 'jail',
      cards: ['bang-5D'],
      counted: 'bang-5D',
      isMet: false,
    },
    { type: 'turnedDiscarded', seat: 1, cards: ['bang-5D'] },
    discarded(1, 'jail-10S', 'settled', { zone: 'in-play' }),
    {
      type: 'cardsTurned',
      seat: 2,
      for: 'dynamite',
      cause: 'dynamite',
      cards: ['bang-6D'],
      counted: 'bang-6D',
      isMet: false,
    },
    { type: 'turnedDiscarded', seat: 2, cards: ['bang-6D'] },
    { type: 'cardPassedOn', seat: 2, to: 3, card: 'dynamite-2H' },
    drawn(2, 'bang-AS', 'phase'),
    drawn(2, 'bang-7D', 'phase'),
  ])
})

test('a Dynamite that explodes is told card by card', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .inFrontOf(0, 'dynamite-2H')
    .pile('missed-2S', 'bang-2D', 'bang-3D')
    .build()
    .ends()
  expect(facts(table)).toEqual([
    {
      type: 'cardsTurned',
      seat: 0,
      for: 'dynamite',
      cause: 'dynamite',
      cards: ['missed-2S'],
      counted: 'missed-2S',
      isMet: true,
    },
    { type: 'turnedDiscarded', seat: 0, cards: ['missed-2S'] },
    discarded(0, 'dynamite-2H', 'settled', { zone: 'in-play' }),
    { type: 'lifeLost', seat: 0, amount: 3, by: null, cause: 'dynamite', life: 2 },
    drawn(0, 'bang-2D', 'phase'),
    drawn(0, 'bang-3D', 'phase'),
  ])
})
