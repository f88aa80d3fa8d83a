import { cards } from '@/games/cards'
import { cardOf } from '@/games/cards/cards/ids'
import { evolvedTable } from '@/games/cards/rules/evolve'
import { discarded, drawn, facts, played, settled } from '../../../support/cards-facts'
import { aCardTable } from '../../../support/cards-table'

test('answers and passes say to what', () => {
  const duel = aCardTable('SORO').hand(0, 'duel-JS').hand(1, 'bang-2D').build()
  duel.plays('duel-JS', 1).shows('bang-2D').passes()
  expect(facts(duel)).toEqual([
    played(0, 'duel-JS', 'duel', { target: 1 }),
    { type: 'cardShown', seat: 1, card: 'bang-2D', kind: 'duel' },
    { type: 'passed', seat: 0, kind: 'duel' },
    { type: 'lifeLost', seat: 0, amount: 1, by: null, cause: 'duel', life: 4 },
    settled('duel-JS'),
  ])
  const indians = aCardTable('SORO').hand(0, 'indians-KD').hand(1, 'bang-2D').build()
  indians.plays('indians-KD').shows('bang-2D').passes()
  expect(facts(indians).slice(1)).toEqual([
    { type: 'cardShown', seat: 1, card: 'bang-2D', kind: 'indians' },
    { type: 'passed', seat: 2, kind: 'indians' },
    { type: 'lifeLost', seat: 2, amount: 1, by: 0, cause: 'indians', life: 3 },
  ])
  const gatling = aCardTable('SORO').hand(0, 'gatling-10H').hand(1, 'missed-2S').build()
  gatling.plays('gatling-10H').shows('missed-2S').passes()
  expect(facts(gatling).slice(1)).toEqual([
    { type: 'cardShown', seat: 1, card: 'missed-2S', kind: 'defend' },
    { type: 'passed', seat: 2, kind: 'defend' },
    { type: 'lifeLost', seat: 2, amount: 1, by: 0, cause: 'gatling', life: 3 },
  ])
})

test('a General Store is told card by card, and a hand card that is thrown', () => {
  const store = aCardTable('SORO')
    .dead(3)
    .hand(0, 'general-store-QS')
    .pile('bang-2D', 'bang-3D', 'bang-4D')
    .build()
    .plays('general-store-QS')
    .takes('bang-3D', 'bang-2D', 'bang-4D')
  expect(facts(store)).toEqual([
    played(0, 'general-store-QS', 'general-store'),
    { type: 'storeStocked', seat: 0, card: 'bang-2D' },
    { type: 'storeStocked', seat: 0, card: 'bang-3D' },
    { type: 'storeStocked', seat: 0, card: 'bang-4D' },
    { type: 'storeTaken', seat: 0, card: 'bang-3D' },
    { type: 'storeTaken', seat: 1, card: 'bang-2D' },
    { type: 'storeTaken', seat: 2, card: 'bang-4D' },
    settled('general-store-QS'),
  ])
  const thrown = aCardTable('SORO').hand(0, 'cat-balou-KH').hand(1, 'beer-6H').build()
  expect(facts(thrown.plays('cat-balou-KH', 1, 'hand'))).toEqual([
    played(0, 'cat-balou-KH', 'cat-balou', { target: 1, take: 'hand' }),
    discarded(1, 'beer-6H', 'cat-balou', { by: 0 }),
    settled('cat-balou-KH'),
  ])
  const taken = aCardTable('SORO').hand(0, 'panic-JH').inFrontOf(1, 'scope-AS').build()
  expect(facts(taken.plays('panic-JH', 1, 'scope-AS'))[1]).toEqual({
    type: 'cardTaken',
    seat: 0,
    from: 1,
    card: 'scope-AS',
    zone: 'in-play',
    cause: 'panic',
  })
})

test('turns, phases and questions are told', () => {
  const table = aCardTable('SORO').life(0, 1).hand(0, 'bang-AS', 'beer-6H').bare().build()
  table.ends().discards('bang-AS')
  const asked = (decision: object, stage: string) => ({
    type: 'decisionOpened',
    decision,
    queue: [{ do: 'turn', stage, rank: 0, hasFallen: false }],
  })
  expect(table.events).toEqual([
    { type: 'phaseBegan', seat: 0, phase: 'discard' },
    asked({ kind: 'discard', seat: 0 }, 'discard'),
    discarded(0, 'bang-AS', 'limit'),
    { type: 'turnStarted', seat: 1, round: 1 },
    { type: 'phaseBegan', seat: 1, phase: 'draw' },
    { type: 'reshuffled', cards: ['bang-AS'] },
    drawn(1, 'bang-AS', 'phase'),
    { type: 'phaseBegan', seat: 1, phase: 'play' },
    asked({ kind: 'play', seat: 1 }, 'play'),
  ])
  const pedro = aCardTable('SORO').is(1, 'pedro-ramirez').discarded('beer-6H').build().ends()
  expect(facts(pedro.draws('discard'))[0]).toEqual({
    type: 'discardTaken',
    seat: 1,
    card: 'beer-6H',
  })
})

test('what is looked at, opened and put back is told', () => {
  const duke = aCardTable('SORO')
    .turnOf(0)
    .is(1, 'lucky-duke')
    .inFrontOf(1, 'jail-10S')
    .pile('bang-2D', 'beer-6H', 'bang-3D', 'bang-4D')
    .build()
    .ends()
    .chooses('beer-6H')
  expect(facts(duke)).toEqual([
    { type: 'cardsOpened', seat: 1, for: 'jail', cause: 'jail', cards: ['bang-2D', 'beer-6H'] },
    {
      type: 'cardsTurned',
      seat: 1,
      for: 'jail',
      cause: 'jail',
      cards: ['bang-2D', 'beer-6H'],
      counted: 'beer-6H',
      isMet: true,
    },
    { type: 'turnedDiscarded', seat: 1, cards: ['bang-2D', 'beer-6H'] },
    discarded(1, 'jail-10S', 'settled', { zone: 'in-play' }),
    drawn(1, 'bang-3D', 'phase'),
    drawn(1, 'bang-4D', 'phase'),
  ])
  const kit = aCardTable('SORO')
    .is(1, 'kit-carlson')
    .pile('bang-2D', 'bang-3D', 'bang-4D')
    .build()
    .ends()
    .putsBack('bang-3D')
  expect(facts(kit)).toEqual([
    { type: 'cardsLookedAt', seat: 1, cards: ['bang-2D', 'bang-3D', 'bang-4D'] },
    { type: 'cardPutBack', seat: 1, card: 'bang-3D' },
    drawn(1, 'bang-2D', 'phase'),
    drawn(1, 'bang-4D', 'phase'),
  ])
})

test('a draw! without a card is told, and nothing is discarded', () => {
  const bare = aCardTable('SORO').turnOf(3).inFrontOf(0, 'dynamite-2H').bare().build().ends()
  expect(facts(bare)).toEqual([
    {
      type: 'cardsTurned',
      seat: 0,
      for: 'dynamite',
      cause: 'dynamite',
      cards: [],
      counted: null,
      isMet: false,
    },
    { type: 'cardPassedOn', seat: 0, to: 1, card: 'dynamite-2H' },
  ])
})

test('a card leaves only where it lies, or where a back could be it', () => {
  const { state } = aCardTable('SORO').hand(0, 'bang-AS', 'beer-6H').hand(1, 'bang-2D').build()
  const left = (seat: number) =>
    ({ type: 'cardShown', seat, card: 'bang-2D', kind: 'duel' }) as const
  expect(() => evolvedTable(state, [left(0)])).toThrow(`no card ${cardOf('bang-2D')} here`)
  expect(evolvedTable(state, [left(1)]).hands[1]).toEqual([])
  const view = cards.viewFor(state, 0)
  expect(() => cards.evolved(view, [left(0)])).toThrow('here')
  expect(cards.evolved(view, [left(1)]).hands[1]).toEqual([])
})
