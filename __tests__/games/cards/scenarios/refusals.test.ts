import { rngFromSeed } from '@/core/rng'
import { cards, type CardId, type CardsAction } from '@/games/cards'
import { aCardTable, type CardTable } from '../../../support/cards-table'

/** Word for word what somebody is told who tries that. */
const told = ({ state }: CardTable, action: CardsAction): string | undefined =>
  cards.refuse(state, action)?.message

const play = (card: CardId, target?: number, take?: CardId | 'hand'): CardsAction => ({
  type: 'play',
  card,
  ...(target === undefined ? {} : { target }),
  ...(take === undefined ? {} : { take }),
})

describe('a card that cannot be played', () => {
  const table = aCardTable('SORO')
    .hand(
      0,
      'missed-2S',
      'barrel-KS',
      'stagecoach-9S',
      'bang-AS',
      'panic-JH',
      'jail-10S',
      'duel-JS',
    )
    .hand(1, 'bang-2D')
    .inFrontOf(0, 'barrel-QS')
    .inFrontOf(1, 'scope-AS', 'jail-JS')
    .build()
  const legal =
    'seat 0 may play stagecoach-9S, play bang-AS at seat 1 or seat 3, ' +
    'play panic-JH at hand of seat 1, scope-AS of seat 1, jail-JS of seat 1 or barrel-QS of seat 0, ' +
    'play jail-10S at seat 2 or seat 3, play duel-JS at seat 1, seat 2 or seat 3 or end phase 2'

  test.each<[string, CardsAction, string]>([
    ['is none', play('bang-2S'), 'there is no card bang-2S'],
    ['is another’s', play('bang-2D', 1), 'seat 0 does not hold bang-2D'],
    ['is an answer', play('missed-2S', 1), 'a missed is an answer only'],
    ['lies there already', play('barrel-KS'), 'a barrel lies in front of seat 0 already'],
    ['has no target', play('stagecoach-9S', 1), 'stagecoach-9S takes no target'],
    ['needs one', play('bang-AS'), 'bang-AS needs a target'],
    ['is out of reach', play('bang-AS', 2), 'seat 2 is at distance 2, the reach is 1'],
    ['takes no card', play('bang-AS', 1, 'hand'), 'bang-AS takes no card'],
    ['must say which', play('panic-JH', 1), 'panic-JH must say which card it takes'],
    [
      'names what is not there',
      play('panic-JH', 1, 'mustang-8H'),
      'seat 1 has no mustang-8H to take',
    ],
    [
      'is too far for that',
      play('panic-JH', 2, 'hand'),
      'seat 2, at distance 2, is no legal target of panic-JH',
    ],
    ['lies before the target', play('jail-10S', 1), 'a jail lies in front of seat 1 already'],
    ['is aimed at oneself', play('duel-JS', 0), 'duel-JS cannot be played like that at oneself'],
    ['is aimed at nobody', play('duel-JS', 5), 'seat 5 is not in the game'],
    ['is aimed where no table has a seat', play('duel-JS', 17), 'seat 17 is not in the game'],
    ['is aimed between two seats', play('duel-JS', 1.5), 'seat 1.5 is not in the game'],
  ])('because it %s', (_why, action, wrong) => {
    expect(told(table, action)).toBe(`${wrong}; ${legal}`)
  })

  test('because the one shot has been played', () => {
    const shot = aCardTable('SORO').hand(0, 'bang-AS', 'bang-2D', 'mustang-8H').build()
    shot.plays('bang-AS', 1).passes()
    expect(told(shot, play('bang-2D', 1))).toBe(
      'one bang a turn, and it has been played; seat 0 may play mustang-8H or end phase 2',
    )
  })

  test('because it is of no use, even after a shot', () => {
    const dry = aCardTable('SORO').hand(0, 'bang-AS', 'beer-6H').with({ idleBeer: false }).build()
    dry.plays('bang-AS', 1).passes()
    expect(told(dry, play('beer-6H'))).toBe('a beer has no use now; seat 0 may end phase 2')
  })

  test('because nobody is left for it', () => {
    const jail = aCardTable('SORO')
      .turnOf(1)
      .hand(1, 'jail-10S')
      .inFrontOf(2, 'jail-JS')
      .inFrontOf(3, 'jail-4H')
      .build()
    expect(told(jail, play('jail-10S', 2))).toBe('a jail has no use now; seat 1 may end phase 2')
  })

  test('because it is too far the shorter way round', () => {
    const table = aCardTable('SOROOD').hand(0, 'bang-AS').build()
    const far = (target: number) => told(table, play('bang-AS', target))
    expect(far(4)).toMatch(/^seat 4 is at distance 2, the reach is 1;/)
    expect(far(3)).toMatch(/^seat 3 is at distance 3, the reach is 1;/)
  })

  test('because nobody is within reach', () => {
    const far = aCardTable('SORO')
      .inFrontOf(1, 'mustang-8H')
      .inFrontOf(3, 'mustang-9H')
      .hand(0, 'bang-AS')
      .build()
    expect(told(far, play('bang-AS', 1))).toBe('a bang has no use now; seat 0 may end phase 2')
  })
})

describe('an answer that is refused', () => {
  const shotAt = () =>
    aCardTable('SORO')
      .hand(0, 'bang-AS')
      .hand(1, 'missed-2S', 'beer-6H')
      .inFrontOf(1, 'barrel-QS')
      .build()
      .plays('bang-AS', 1)
  const legal = 'seat 1 may show missed-2S, draw! (barrel) or pass'

  test.each<[CardsAction, string]>([
    [{ type: 'end' }, "'end' does not answer the open 'defend' decision"],
    [{ type: 'respond', card: 'beer-6H' }, 'beer-6H is no answer here'],
    [{ type: 'respond', card: 'bang-2D' }, 'seat 1 does not hold bang-2D'],
    [{ type: 'respond', card: 'bang-2S' }, 'there is no card bang-2S'],
    [{ type: 'jourdonnais' }, "'jourdonnais' is not possible now"],
  ])('%j', (action, wrong) => {
    expect(told(shotAt(), action)).toBe(`${wrong}; ${legal}`)
  })

  test('in the General Store', () => {
    const store = aCardTable('SORO')
      .hand(0, 'general-store-QS')
      .pile('bang-2D', 'bang-3D', 'bang-4D', 'bang-5D')
      .build()
      .plays('general-store-QS')
    expect(told(store, { type: 'take', card: 'bang-6D' })).toBe(
      'bang-6D does not lie open; seat 0 may take bang-2D, take bang-3D, take bang-4D or take bang-5D',
    )
  })

  test('in phase 3', () => {
    const full = aCardTable('SORO').life(0, 1).hand(0, 'bang-AS', 'beer-6H').build().ends()
    expect(told(full, { type: 'discard', card: 'bang-2D' })).toBe(
      'seat 0 does not hold bang-2D; seat 0 may discard bang-AS or discard beer-6H',
    )
  })

  test('of Kit Carlson and Lucky Duke', () => {
    const kit = aCardTable('SORO')
      .is(0, 'kit-carlson')
      .fresh()
      .pile('bang-2D', 'bang-3D', 'bang-4D')
    expect(told(kit.build(), { type: 'put-back', card: 'bang-5D' })).toBe(
      'bang-5D is not one of the cards in question; ' +
        'seat 0 may put back bang-2D, put back bang-3D or put back bang-4D',
    )
    const duke = aCardTable('SORO')
      .is(1, 'lucky-duke')
      .turnOf(1)
      .inFrontOf(1, 'jail-10S')
      .fresh()
      .pile('bang-2D', 'beer-6H')
      .build()
    expect(told(duke, { type: 'choose', card: 'bang-5D' })).toBe(
      'bang-5D is not one of the cards in question; seat 1 may choose bang-2D or choose beer-6H',
    )
  })

  test('of Jesse Jones and Pedro Ramirez', () => {
    const jesse = aCardTable('SORO').is(0, 'jesse-jones').fresh().hand(3, 'bang-AS').build()
    const legally = 'seat 0 may draw from the pile or draw from the hand of seat 3'
    expect(told(jesse, { type: 'draw', from: 1 })).toBe(
      `a card cannot be drawn from the hand of seat 1; ${legally}`,
    )
    expect(told(jesse, { type: 'draw', from: 9 })).toBe(
      `a card cannot be drawn from the hand of seat 9; ${legally}`,
    )
    expect(told(jesse, { type: 'draw', from: 'discard' })).toBe(
      `the first card cannot come from the discard; ${legally}`,
    )
    const pedro = aCardTable('SORO').is(0, 'pedro-ramirez').fresh().discarded('bang-AS').build()
    expect(told(pedro, { type: 'draw', from: 1 })).toBe(
      'a card cannot be drawn from the hand of seat 1; ' +
        'seat 0 may draw from the pile or draw from the discard',
    )
  })

  test('once the game is over', () => {
    const over = aCardTable('SORO').dead(1, 3).life(2, 1).hand(0, 'bang-AS').build()
    over.plays('bang-AS', 2).passes()
    expect(cards.refuse(over.state, { type: 'end' })).toEqual({
      code: 'game-over',
      message: 'the game is over',
    })
  })
})

describe('a heal that is refused', () => {
  const sid = () => aCardTable('SORO').is(1, 'sid-ketchum').life(1, 2)
  const heal = (one: CardId, other: CardId, seat?: number): CardsAction => ({
    type: 'heal',
    discard: [one, other],
    ...(seat === undefined ? {} : { seat }),
  })

  test('says what is missing, and that it would be legal', () => {
    const may = sid().turnOf(1).hand(1, 'missed-2S', 'missed-3S').build()
    const legal = 'seat 1 may end phase 2 or discard two hand cards for a life point'
    expect(told(may, heal('missed-2S', 'missed-2S'))).toBe(
      `a heal takes two different cards; ${legal}`,
    )
    expect(told(may, heal('missed-2S', 'bang-AS'))).toBe(`seat 1 does not hold bang-AS; ${legal}`)
    expect(told(may, heal('bang-AS', 'missed-2S'))).toBe(`seat 1 does not hold bang-AS; ${legal}`)
    expect(told(may, heal('missed-2S', 'missed-3S', 1))).toBeUndefined()
  })

  test('says whose ability it takes, and when', () => {
    const may = sid().hand(1, 'missed-2S', 'missed-3S')
    expect(told(may.build(), heal('missed-2S', 'missed-3S'))).toBe(
      'seat 0 may not heal: that takes the ability, two hand cards and a life point to gain; ' +
        'seat 0 may end phase 2',
    )
    expect(told(may.build(), heal('missed-2S', 'missed-3S', 1))).toBeUndefined()
    const rich = aCardTable('SORO').life(0, 1).hand(0, 'missed-2S', 'missed-3S').build()
    expect(told(rich, heal('missed-2S', 'missed-3S'))).toMatch(/^seat 0 may not heal/)
    expect(told(may.with({ sidTiming: 'beer' }).build(), heal('missed-2S', 'missed-3S', 1))).toBe(
      'seat 1 may heal only when playing cards and at the last breath; seat 0 may end phase 2',
    )
  })
})

describe('the rules stop at what nobody asked, rather than play on', () => {
  const playing = () => aCardTable('SORO').hand(0, 'bang-AS').build()

  test.each<CardsAction>([
    { type: 'respond', card: 'bang-AS' },
    { type: 'pass' },
    { type: 'barrel' },
    { type: 'choose', card: 'bang-AS' },
    { type: 'take', card: 'bang-AS' },
  ])('%j', (action) => {
    const { state } = playing()
    expect(() => cards.play(state, action, rngFromSeed(1))).toThrow('nobody asked this of a turn')
  })

  test('a heal after the end', () => {
    const over = aCardTable('SORO').is(0, 'sid-ketchum').dead(1, 3).life(2, 1).hand(0, 'bang-AS')
    const { state } = over.build().plays('bang-AS', 2).passes()
    const heal: CardsAction = { type: 'heal', discard: ['bang-2D', 'bang-3D'] }
    expect(() => cards.play(state, heal, rngFromSeed(1))).toThrow('nobody decides')
  })
})
