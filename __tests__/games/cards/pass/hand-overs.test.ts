import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsState } from '@/games/cards'
import { random } from '@/games/cards/bots/random'
import { NO_ORDERS, ordered } from '@/games/cards/pass/orders'
import { isOpenQuestion, openAnswers, openlyForced } from '@/games/cards/pass/questions'
import { REFLEX_VALUES, reflexAnswer, type Reflexes } from '@/games/cards/pass/reflexes'
import { aCardTable } from '../../../support/cards-table'

const forced = (state: CardsState) => openlyForced(state, cards.legal(state))

test('whoever plainly has nothing to answer with is not asked', () => {
  const shot = aCardTable('SORO').hand(0, 'bang-AS')
  expect(forced(shot.build().plays('bang-AS', 1).state)).toEqual({ type: 'pass' })
  expect(forced(shot.hand(1, 'beer-6H').build().plays('bang-AS', 1).state)).toBeNull()
  const barrelled = shot.hand(1).inFrontOf(1, 'barrel-QS').build().plays('bang-AS', 1)
  expect(forced(barrelled.state)).toBeNull()
})

test('the store lies open, but nobody sees what Sid could give for a life point', () => {
  const { state } = aCardTable('SORO')
    .is(0, 'sid-ketchum')
    .life(0, 2)
    .hand(0, 'general-store-QS', 'bang-2D', 'missed-2S')
    .pile('beer-6H', 'bang-3D', 'bang-4D', 'bang-5D')
    .build()
    .plays('general-store-QS')
  expect(isOpenQuestion('store')).toBe(true)
  expect(cards.legal(state).some(({ type }) => type === 'heal')).toBe(true)
  expect(openAnswers(cards.legal(state)).map(({ type }) => type)).toEqual(Array(4).fill('take'))
})

describe('orders of whoever is on turn', () => {
  const duel = () =>
    aCardTable('SORO')
      .hand(0, 'duel-JS', 'bang-AS', 'bang-2D', 'beer-6H')
      .hand(1, 'bang-3D', 'bang-4D', 'bang-5D')
      .build()
      .plays('duel-JS', 1)

  test('a Duel goes on for as many Bang! as they said', () => {
    const table = duel().shows('bang-3D')
    const once = ordered(table.state, cards.legal(table.state), { duel: 1, then: [] })
    expect(once?.action).toEqual({ type: 'respond', card: 'bang-AS' })
    table.shows('bang-AS', 'bang-4D')
    const then = ordered(table.state, cards.legal(table.state), once?.left ?? NO_ORDERS)
    expect(then?.action).toEqual({ type: 'pass' })
  })

  test('without orders they are asked', () => {
    const { state } = duel().shows('bang-3D')
    expect(ordered(state, cards.legal(state), NO_ORDERS)).toBeNull()
  })

  test('a turn ends after its last card, unless cards have to go', () => {
    const last = { duel: null, then: [{ type: 'end' } as const] }
    const { state } = duel().passes()
    expect(ordered(state, cards.legal(state), last)?.action).toEqual({ type: 'end' })
    const hurt = aCardTable('SORO')
      .life(0, 2)
      .hand(0, 'duel-JS', 'beer-6H', 'beer-7H')
      .hand(1, 'bang-3D')
      .build()
      .plays('duel-JS', 1)
      .shows('bang-3D')
      .passes()
    expect(ordered(hurt.state, cards.legal(hurt.state), last)).toBeNull()
  })

  const bang = { type: 'play', card: 'bang-AS', target: 1 } as const
  const indians = () =>
    aCardTable('SORO')
      .hand(0, 'indians-AD', 'bang-AS', 'beer-6H')
      .hand(1, 'beer-7H')
      .hand(2)
      .hand(3)

  test('another card follows, and then the end', () => {
    const { state } = indians().build().plays('indians-AD').passes().passes().passes()
    const then = [bang, { type: 'end' }] as const
    const first = ordered(state, cards.legal(state), { duel: null, then })
    expect(first).toEqual({ action: bang, left: { duel: null, then: [{ type: 'end' }] } })
  })

  test('a card whose target has fallen is not played: they are asked', () => {
    const { state } = indians().life(1, 1).build().plays('indians-AD').passes().passes().passes()
    expect(state.alive[1]).toBe(false)
    expect(ordered(state, cards.legal(state), { duel: null, then: [bang] })).toBeNull()
  })

  test('too many cards: those that were named go, and no others', () => {
    const table = indians().life(0, 1).build().plays('indians-AD').passes().passes().passes()
    const discard = { type: 'discard', card: 'beer-6H' } as const
    const done = ordered(table.state, cards.legal(table.state), {
      duel: null,
      then: [{ type: 'end' }, discard],
    })
    expect(done?.action).toEqual({ type: 'end' })
    table.ends()
    const gone = ordered(table.state, cards.legal(table.state), done?.left ?? NO_ORDERS)
    expect(gone).toEqual({ action: discard, left: NO_ORDERS })
  })

  test('nobody else is answered for', () => {
    const { state } = duel()
    expect(ordered(state, cards.legal(state), { duel: 3, then: [{ type: 'end' }] })).toBeNull()
  })
})

/** A set of reflexes by its number: every combination has one. */
function reflexesOf(number: number): Reflexes {
  const pick = <T>(values: readonly T[]): T => {
    const value = at(values, number % values.length)
    number = Math.floor(number / values.length)
    return value
  }
  return {
    barrel: pick(REFLEX_VALUES.barrel),
    missed: pick(REFLEX_VALUES.missed),
    bang: pick(REFLEX_VALUES.bang),
    beer: pick(REFLEX_VALUES.beer),
  }
}

test('who is asked depends on nothing that others cannot see', () => {
  let compared = 0
  for (let seed = 1; seed <= 96; seed++) {
    const rng = rngFromSeed(seed)
    let state = cards.setup({ kind: 'deal', seats: 4 + (seed % 4) }, rng)
    const reflexes = reflexesOf(seed)
    for (let i = 0; state.decision && i < 400; i++) {
      const { seat } = state.decision
      const other = withSwappedHand(state, seat)
      if (other) {
        compared++
        expect(isAsked(other, reflexes)).toBe(isAsked(state, reflexes))
      }
      const sight = { view: cards.viewFor(state, seat), events: [], legal: cards.legal(state) }
      state = cards.step(state, random(sight, rng).action, rng).state
    }
  }
  expect(compared).toBeGreaterThan(2000)

  function isAsked(state: CardsState, reflexes: Reflexes): boolean {
    const { decision } = state
    const legal = cards.legal(state)
    return (
      decision !== null &&
      openlyForced(state, legal) === null &&
      reflexAnswer(decision, legal, reflexes) === null
    )
  }
})

/** The same table with other cards from the deck in the hand of whoever is asked for an answer; null where none is. */
function withSwappedHand(state: CardsState, seat: number): CardsState | null {
  const hand = at(state.hands, seat)
  const isAnswer = ['defend', 'indians', 'last-breath'].includes(state.decision?.kind ?? '')
  if (!isAnswer || hand.length > state.pile.length) return null
  return {
    ...state,
    hands: state.hands.map((old, i) => (i === seat ? state.pile.slice(0, hand.length) : old)),
    pile: [...hand, ...state.pile.slice(hand.length)],
  }
}
