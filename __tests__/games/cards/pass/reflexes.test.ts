import { cards, type CardId, type CardsAction } from '@/games/cards'
import { ASK_ME, reflexAnswer, type Reflexes } from '@/games/cards/pass/reflexes'
import { aCardTable, type CardTable } from '../../../support/cards-table'

/** What is answered for whoever is asked now. */
function answer({ state }: CardTable, reflexes: Partial<Reflexes>): CardsAction | null {
  if (!state.decision) throw new Error('nobody is asked')
  return reflexAnswer(state.decision, cards.legal(state), { ...ASK_ME, ...reflexes })
}

const pass = { type: 'pass' }
const shows = (card: string) => ({ type: 'respond', card })

const shotAt = (...hand: CardId[]) =>
  aCardTable('SORO')
    .hand(0, 'bang-AS')
    .hand(1, ...hand)
    .build()
    .plays('bang-AS', 1)

describe('a shot', () => {
  test('"ask me" asks, whatever the hand holds', () => {
    expect(answer(shotAt('missed-2S'), {})).toBeNull()
    expect(answer(shotAt('beer-6H'), {})).toBeNull()
  })

  test('Missed! always: it is shown; without one the hit is taken', () => {
    expect(answer(shotAt('beer-6H', 'missed-2S'), { missed: 'always' })).toEqual(shows('missed-2S'))
    expect(answer(shotAt('beer-6H'), { missed: 'always' })).toEqual(pass)
  })

  test('Missed! while there is one to spare: the last one is kept', () => {
    expect(answer(shotAt('missed-2S'), { missed: 'spare' })).toEqual(pass)
    expect(answer(shotAt('missed-2S', 'missed-3S'), { missed: 'spare' })).toEqual(
      shows('missed-2S'),
    )
  })

  test('Missed! never: the hit is taken', () => {
    expect(answer(shotAt('missed-2S'), { missed: 'never' })).toEqual(pass)
  })

  test('a Barrel comes before any card, and only if its owner said so', () => {
    const table = aCardTable('SORO')
      .hand(0, 'bang-AS')
      .hand(1, 'missed-2S')
      .inFrontOf(1, 'barrel-QS')
      .pile('bang-2D')
      .build()
      .plays('bang-AS', 1)
    expect(answer(table, { missed: 'always' })).toBeNull()
    expect(answer(table, { barrel: 'first', missed: 'always' })).toEqual({ type: 'barrel' })
    table.turnsForBarrel()
    expect(answer(table, { barrel: 'first', missed: 'always' })).toEqual(shows('missed-2S'))
    expect(answer(table, { barrel: 'first' })).toBeNull()
  })

  test('Slab needs two: a single Missed! is not thrown away', () => {
    const slab = () => aCardTable('SORO').is(0, 'slab-the-killer').hand(0, 'bang-AS')
    const one = slab().hand(1, 'missed-2S').build().plays('bang-AS', 1)
    expect(answer(one, { missed: 'always' })).toEqual(pass)
    const two = slab().hand(1, 'missed-2S', 'missed-3S').build().plays('bang-AS', 1)
    expect(answer(two, { missed: 'spare' })).toEqual(pass)
    expect(answer(two, { missed: 'always' })).toEqual(shows('missed-2S'))
    expect(answer(two.shows('missed-2S'), { missed: 'always' })).toEqual(shows('missed-3S'))
  })

  test('Calamity Janet spends a Missed! before a Bang!', () => {
    const table = aCardTable('SORO')
      .is(1, 'calamity-janet')
      .hand(0, 'bang-AS')
      .hand(1, 'bang-2D', 'missed-2S')
      .build()
      .plays('bang-AS', 1)
    expect(answer(table, { missed: 'always' })).toEqual(shows('missed-2S'))
    expect(answer(table.passes(), {})).toBeNull()
  })
})

describe('Indians! and Duels', () => {
  const attacked = (card: 'indians-KD' | 'duel-JS') =>
    aCardTable('SORO')
      .hand(0, card)
      .hand(1, 'bang-2D')
      .build()
      .plays(card, card === 'duel-JS' ? 1 : undefined)

  test('a Bang! is put down for Indians!, or the hit is taken', () => {
    expect(answer(attacked('indians-KD'), {})).toBeNull()
    expect(answer(attacked('indians-KD'), { bang: 'always' })).toEqual(shows('bang-2D'))
    expect(answer(attacked('indians-KD'), { bang: 'never' })).toEqual(pass)
  })

  test('a Duel always asks', () => {
    const all = { barrel: 'first', missed: 'always', bang: 'always', beer: 'always' } as const
    expect(answer(attacked('duel-JS'), all)).toBeNull()
  })
})

describe('the last breath', () => {
  const dying = () => aCardTable('SORO').hand(0, 'bang-AS').life(1, 1)

  test('a Beer is drunk if it saves', () => {
    const table = dying().hand(1, 'beer-6H').build().plays('bang-AS', 1).passes()
    expect(answer(table, {})).toBeNull()
    expect(answer(table, { beer: 'always' })).toEqual(shows('beer-6H'))
  })

  test('two life points below, a single Beer is not wasted', () => {
    const blown = (...beers: ('beer-6H' | 'beer-7H')[]) =>
      aCardTable('SORO')
        .turnOf(1)
        .fresh()
        .life(1, 2)
        .hand(1, ...beers)
        .inFrontOf(1, 'dynamite-2H')
        .pile('missed-2S')
        .build()
    expect(answer(blown('beer-6H'), { beer: 'always' })).toEqual(pass)
    expect(answer(blown('beer-6H', 'beer-7H'), { beer: 'always' })).toEqual(shows('beer-6H'))
  })

  test('Sid, who could give two cards, is asked', () => {
    const table = dying()
      .is(1, 'sid-ketchum')
      .hand(1, 'beer-6H', 'bang-2D')
      .build()
      .plays('bang-AS', 1)
      .passes()
    expect(answer(table, { beer: 'always' })).toBeNull()
  })
})
