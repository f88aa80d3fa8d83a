import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards, type Seat } from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { sampleWorld } from '@/games/cards/rules/sample'
import { firstSeen, remembered, type Seen } from '@/games/cards/rules/seen'
import { aCardTable, type CardTable } from '../../support/cards-table'

/** What a seat that saw the table from the start remembers of it. */
const memoryOf = (
  start: CardTable,
  viewer: Seat | null,
  play: (table: CardTable) => void,
): Seen => {
  const seen = firstSeen(cards.viewFor(start.state, viewer))
  play(start)
  return remembered(seen, viewer, cards.eventsFor(start.events, viewer))
}

const handOf = (seen: Seen, seat: Seat) => idsOf(at(seen.hands, seat))

describe('a card taken at random', () => {
  const robbed = () => aCardTable('SORO').hand(0, 'panic-JH').hand(1, 'beer-6H', 'bang-2D').build()
  const rob = (table: CardTable) => table.picking(1).plays('panic-JH', 1, 'hand')

  test('is known to whoever took it and to whoever lost it, and to nobody else', () => {
    expect(handOf(memoryOf(robbed(), 1, rob), 0)).toEqual(['bang-2D'])
    expect(handOf(memoryOf(robbed(), 2, rob), 0)).toEqual([])
    expect(handOf(memoryOf(robbed(), null, rob), 0)).toEqual([])
  })

  test('makes others forget what they knew of that hand', () => {
    const table = aCardTable('SORO')
      .hand(0, 'general-store-QS', 'panic-JH')
      .hand(1, 'missed-2S')
      .pile('beer-6H', 'bang-2D', 'bang-3D', 'bang-4D')
      .build()
    const seen = memoryOf(table, 2, (play) => {
      play.plays('general-store-QS').takes('bang-4D', 'beer-6H', 'bang-2D', 'bang-3D')
    })
    expect(handOf(seen, 1)).toEqual(['beer-6H'])
    const before = table.events.length
    table.picking(0).plays('panic-JH', 1, 'hand')
    const later = remembered(seen, 2, cards.eventsFor(table.events.slice(before), 2))
    expect(handOf(later, 1)).toEqual([])
    expect(handOf(later, 0)).toEqual(['bang-4D'])
  })

  test('leaves whoever saw it with what they knew of that hand', () => {
    const table = aCardTable('SORO')
      .hand(0, 'general-store-QS', 'panic-JH')
      .hand(1, 'missed-2S')
      .pile('beer-6H', 'bang-2D', 'bang-3D', 'bang-4D')
      .build()
    const seen = memoryOf(table, 0, (play) => {
      play.plays('general-store-QS').takes('bang-4D', 'beer-6H', 'bang-2D', 'bang-3D')
      play.picking(0).plays('panic-JH', 1, 'hand')
    })
    expect(handOf(seen, 1)).toEqual(['beer-6H'])
  })

  test('is known to everybody where the hand held nothing else', () => {
    const table = aCardTable('SORO')
      .hand(0, 'general-store-QS', 'panic-JH')
      .pile('beer-6H', 'bang-2D', 'bang-3D', 'bang-4D')
      .build()
    const seen = memoryOf(table, 2, (play) => {
      play.plays('general-store-QS').takes('bang-4D', 'beer-6H', 'bang-2D', 'bang-3D')
      play.plays('panic-JH', 1, 'hand')
    })
    expect(handOf(seen, 1)).toEqual([])
    expect(handOf(seen, 0)).toEqual(['bang-4D', 'beer-6H'])
  })
})

describe('the card that Kit put back', () => {
  const kit = () =>
    aCardTable('SORO').fresh().is(0, 'kit-carlson').pile('beer-6H', 'bang-2D', 'bang-3D').build()

  test('is known to Kit on the pile, then in the hand of whoever draws it', () => {
    const table = kit()
    const onPile = memoryOf(table, 0, (play) => play.putsBack('bang-2D'))
    expect(idsOf(onPile.pile)).toEqual(['bang-2D'])
    const before = table.events.length
    table.ends()
    const drawn = remembered(onPile, 0, cards.eventsFor(table.events.slice(before), 0))
    expect(drawn.pile).toEqual([])
    expect(handOf(drawn, 1)).toEqual(['bang-2D'])
  })

  test('is known to nobody else', () => {
    const seen = memoryOf(kit(), 1, (play) => play.putsBack('bang-2D').ends())
    expect(seen).toMatchObject({ hands: [[], [], [], []], pile: [] })
  })
})

test('Kit remembers on the pile what he put back in the middle of a game', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .is(0, 'kit-carlson')
    .pile('beer-6H', 'bang-2D', 'bang-3D')
    .build()
  const seen = memoryOf(table, 0, (play) => play.ends().putsBack('bang-2D'))
  expect(idsOf(seen.pile)).toEqual(['bang-2D'])
})

test('Black Jack’s second card is known to all', () => {
  const table = aCardTable('SORO').turnOf(3).is(0, 'black-jack').pile('beer-6H', 'bang-2D').build()
  expect(
    handOf(
      memoryOf(table, 2, (play) => play.ends()),
      0,
    ),
  ).toEqual(['bang-2D'])
})

test('a card that nobody knew of leaves a hand: what was known of it stays known', () => {
  const table = aCardTable('SORO')
    .hand(0, 'general-store-QS', 'stagecoach-9S')
    .pile('beer-6H', 'bang-2D', 'bang-3D', 'bang-4D')
    .build()
  const seen = memoryOf(table, 2, (play) => {
    play.plays('general-store-QS').takes('bang-4D', 'beer-6H', 'bang-2D', 'bang-3D')
    play.plays('stagecoach-9S')
  })
  expect(handOf(seen, 0)).toEqual(['bang-4D'])
})

describe('what was seen on top of the pile is forgotten', () => {
  const kit = () =>
    aCardTable('SORO')
      .turnOf(3)
      .is(0, 'kit-carlson')
      .hand(0, 'general-store-QS', 'bang-AS')
      .inFrontOf(1, 'barrel-QS')
      .pile('beer-6H', 'bang-2D', 'bang-3D', 'missed-2S')
      .build()

  test('when it is put into the General Store', () => {
    const seen = memoryOf(kit(), 0, (play) => {
      play.ends().putsBack('bang-2D').plays('general-store-QS')
    })
    expect(seen.pile).toEqual([])
  })

  test('when it is turned for a draw!', () => {
    const seen = memoryOf(kit(), 0, (play) => {
      play.ends().putsBack('bang-2D').plays('bang-AS', 1).turnsForBarrel()
    })
    expect(seen.pile).toEqual([])
  })
})

test('the two cards that Lucky Duke may choose from are known to all, as they lie', () => {
  const table = aCardTable('SORO')
    .is(1, 'lucky-duke')
    .hand(0, 'bang-AS')
    .inFrontOf(1, 'barrel-QS')
    .pile('beer-6H', 'bang-2D')
    .build()
  const open = memoryOf(table, 2, (play) => play.plays('bang-AS', 1).turnsForBarrel())
  expect(idsOf(open.pile)).toEqual(['bang-2D', 'beer-6H'])
  const view = cards.viewFor(table.state, 2)
  // Also to whoever looks only now.
  expect(idsOf(firstSeen(view).pile)).toEqual(['bang-2D', 'beer-6H'])
  const world = sampleWorld(view, open, { rng: rngFromSeed(1) })
  expect(idsOf(world.pile.slice(-2))).toEqual(['bang-2D', 'beer-6H'])
  const before = table.events.length
  table.chooses('beer-6H')
  const turned = remembered(open, 2, cards.eventsFor(table.events.slice(before), 2))
  expect(turned.pile).toEqual([])
})

test('a card that Pedro takes from the discards is known to all', () => {
  const table = aCardTable('SORO').turnOf(3).is(0, 'pedro-ramirez').discarded('beer-6H').build()
  const seen = memoryOf(table, 2, (play) => play.ends().draws('discard'))
  expect(handOf(seen, 0)).toEqual(['beer-6H'])
  expect(seen.sizes[0]).toBe(2)
})

test('what Vulture Sam inherits is his own hand to himself, and known to the dead', () => {
  const table = () =>
    aCardTable('SORO')
      .is(2, 'vulture-sam')
      .life(1, 1)
      .hand(0, 'duel-JS')
      .hand(1, 'missed-2S')
      .inFrontOf(1, 'barrel-QS')
      .build()
  const duel = (play: CardTable) => play.plays('duel-JS', 1).passes(2)
  const sam = memoryOf(table(), 2, duel)
  expect(sam).toMatchObject({ hands: [[], [], [], []], sizes: [3, 0, 2, 0] })
  expect(handOf(memoryOf(table(), 1, duel), 2)).toEqual(['missed-2S', 'barrel-QS'])
})

test('the hand that Vulture Sam inherits: what was known of it stays known', () => {
  const table = aCardTable('SORO')
    .is(2, 'vulture-sam')
    .life(1, 1)
    .hand(0, 'panic-QH', 'duel-JS')
    .hand(1, 'beer-6H')
    .inFrontOf(1, 'barrel-QS')
    .build()
  const seen = memoryOf(table, 3, (play) => play.plays('duel-JS', 1).passes(2))
  expect(handOf(seen, 2)).toEqual(['barrel-QS'])
})

test('unseen cards do not depend on where they really are', () => {
  const world = (top: 'bang-2D' | 'bang-3D', under: 'bang-2D' | 'bang-3D') => {
    const { state } = aCardTable('SORO').hand(0, 'beer-6H').hand(1, top).pile(under).build()
    const view = cards.viewFor(state, 0)
    return sampleWorld(view, firstSeen(view), { rng: rngFromSeed(9) })
  }
  expect(world('bang-2D', 'bang-3D')).toEqual(world('bang-3D', 'bang-2D'))
})

test('roles are dealt evenly over what is possible, or as given', () => {
  const { state } = aCardTable('SOROD').build()
  const view = cards.viewFor(state, 4)
  const rng = rngFromSeed(1)
  const counts = new Map<string, number>()
  for (let i = 0; i < 600; i++) {
    const { roles } = sampleWorld(view, firstSeen(view), { rng })
    counts.set(roles.join(), (counts.get(roles.join()) ?? 0) + 1)
  }
  expect(counts.size).toBe(3)
  for (const count of counts.values()) expect(count).toBeGreaterThan(150)
  const roles = ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'] as const
  expect(sampleWorld(view, firstSeen(view), { rng, roles }).roles).toEqual(roles)
})
