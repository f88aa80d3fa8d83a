import { cards, type CardsEvent, type Seat } from '@/games/cards'
import { aCardTable, type CardTable } from '../../support/cards-table'

// Word for word the list in protocol.md, Who sees what.

type EventOf<Type extends CardsEvent['type']> = Extract<CardsEvent, { type: Type }>

/** The first fact of a type, as everybody sees it: seats in turn, then a stranger. */
function seenBy<Type extends CardsEvent['type']>(table: CardTable, type: Type): EventOf<Type>[] {
  const viewers: (Seat | null)[] = [...table.state.roles.keys(), null]
  return viewers.map((viewer) => {
    const found = cards
      .eventsFor(table.events, viewer)
      .find((event): event is EventOf<Type> => event.type === type)
    if (!found) throw new Error(`${viewer ?? 'a stranger'} was not told of ${type}`)
    return found
  })
}

/** Everybody is told the same, but only these see the faces. */
function expectFaces<Type extends CardsEvent['type']>(
  table: CardTable,
  type: Type,
  { open, hidden, knowing }: { open: object; hidden: object; knowing: readonly Seat[] },
): void {
  const [whole] = table.events.filter((event) => event.type === type)
  expect(whole).toMatchObject(open)
  seenBy(table, type).forEach((event, viewer) => {
    const expected = knowing.includes(viewer) ? open : hidden
    expect(event).toEqual({ ...whole, ...expected })
  })
}

const EVERYBODY = [0, 1, 2, 3, 4]

test('a card drawn from the pile: who drew it', () => {
  const table = aCardTable('SORO').turnOf(3).pile('beer-6H', 'bang-2D').build().ends()
  expectFaces(table, 'cardDrawn', {
    open: { card: 'beer-6H', isShown: false },
    hidden: { card: 'hidden' },
    knowing: [0],
  })
})

test('Black Jack’s second card: everybody', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .is(0, 'black-jack')
    .pile('beer-6H', 'bang-2D')
    .build()
    .ends()
  const second = table.events.filter(({ type }) => type === 'cardDrawn')[1]
  expect(second).toMatchObject({ card: 'bang-2D', isShown: true })
  for (const viewer of [0, 1, 2, 3, null])
    expect(cards.eventsFor(second ? [second] : [], viewer)).toEqual([second])
})

test('a card taken from a hand at random: who took it and who lost it', () => {
  const table = aCardTable('SORO').hand(0, 'panic-JH').hand(1, 'beer-6H', 'bang-2D').build()
  table.picking(1).plays('panic-JH', 1, 'hand')
  expectFaces(table, 'cardTaken', {
    open: { card: 'bang-2D', zone: 'hand' },
    hidden: { card: 'hidden' },
    knowing: [0, 1],
  })
})

test('a card taken from in front of somebody: everybody', () => {
  const table = aCardTable('SORO').hand(0, 'panic-JH').inFrontOf(1, 'barrel-QS').build()
  table.plays('panic-JH', 1, 'barrel-QS')
  expectFaces(table, 'cardTaken', {
    open: { card: 'barrel-QS', zone: 'in-play' },
    hidden: {},
    knowing: EVERYBODY,
  })
})

test('Kit’s three and the one put back: Kit', () => {
  const table = aCardTable('SORO')
    .turnOf(3)
    .is(0, 'kit-carlson')
    .pile('beer-6H', 'bang-2D', 'bang-3D')
    .build()
    .ends()
  const backs = ['hidden', 'hidden', 'hidden']
  expectFaces(table, 'cardsLookedAt', {
    open: { cards: ['beer-6H', 'bang-2D', 'bang-3D'] },
    hidden: { cards: backs },
    knowing: [0],
  })
  const opened = seenBy(table, 'decisionOpened').map(({ decision }) => decision)
  expect(opened[0]).toMatchObject({ cards: ['beer-6H', 'bang-2D', 'bang-3D'] })
  for (const decision of opened.slice(1))
    expect(decision).toMatchObject({ kind: 'keep', cards: backs })
  table.putsBack('bang-2D')
  expectFaces(table, 'cardPutBack', {
    open: { card: 'bang-2D' },
    hidden: { card: 'hidden' },
    knowing: [0],
  })
})

test('hand cards that Vulture Sam inherits: Sam and the dead', () => {
  const table = aCardTable('SORO')
    .is(2, 'vulture-sam')
    .life(1, 1)
    .hand(0, 'duel-JS')
    .hand(1, 'missed-2S')
    .inFrontOf(1, 'barrel-QS')
    .build()
  table.plays('duel-JS', 1).passes(2)
  expectFaces(table, 'cardsInherited', {
    open: { hand: ['missed-2S'], inPlay: ['barrel-QS'] },
    hidden: { hand: ['hidden'] },
    knowing: [1, 2],
  })
})

test('the order of a reshuffle: nobody', () => {
  const table = aCardTable('SORO')
    .hand(0, 'stagecoach-9S')
    .bare()
    .discarded('bang-2D', 'bang-3D')
    .build()
  table.plays('stagecoach-9S')
  const [whole] = table.events.filter((event) => event.type === 'reshuffled')
  expect(whole).toMatchObject({ cards: expect.arrayContaining(['bang-3D']) })
  for (const { cards: backs } of seenBy(table, 'reshuffled'))
    expect(new Set(backs)).toEqual(new Set(['hidden']))
})
