import { isDeepStrictEqual } from 'node:util'
import { at } from '@/core/list'
import { drawn, rngFromSeed, type Rng } from '@/core/rng'
import { cards, type CardsEvent, type CardsState, type Seat } from '@/games/cards'
import { idOf } from '@/games/cards/cards/faces'
import { copyState } from '@/games/cards/rules/state'
import { allActions, anyDeal, seeds } from '../../support/cards-games'
import { scaled } from '../../support/scale'

// Secrets are exchanged in the middle of a game of chance, and both tables are played on with the same actions. Nobody who
// has not been shown what was exchanged may notice, for as long as it takes.

/** The other table, and who knows that it is another: the owners of what was exchanged. */
interface Exchange {
  readonly other: CardsState
  /** The ids of cards that were exchanged. */
  readonly ids: readonly string[]
  /** Whose roles were. */
  readonly roles: readonly Seat[]
  readonly knowing: readonly Seat[]
}

type Swap = (state: CardsState, rng: Rng) => Exchange | null

function swapRoles(state: CardsState, rng: Rng): Exchange | null {
  const sealed = [...state.roles.keys()].filter(
    (seat) => state.alive[seat] && state.roles[seat] !== 'sheriff',
  )
  const [a, b] = drawn(sealed, sealed.length, rng)
  if (a === undefined || b === undefined || state.roles[a] === state.roles[b]) return null
  const other = copyState(state)
  other.roles[a] = at(state.roles, b)
  other.roles[b] = at(state.roles, a)
  return { other, ids: [], roles: [a, b], knowing: [a, b] }
}

function swapHands(state: CardsState, rng: Rng): Exchange | null {
  const holding = [...state.hands.keys()].filter((seat) => at(state.hands, seat).length > 0)
  const [a, b] = drawn(holding, holding.length, rng)
  if (a === undefined || b === undefined) return null
  const other = copyState(state)
  const [one, two] = [at(other.hands, a), at(other.hands, b)]
  const [i, j] = [rng.below(one.length), rng.below(two.length)]
  const [mine, theirs] = [at(one, i), at(two, j)]
  one[i] = theirs
  two[j] = mine
  return { other, ids: [idOf(mine), idOf(theirs)], roles: [], knowing: [a, b] }
}

function swapHandAndPile(state: CardsState, rng: Rng): Exchange | null {
  const holding = [...state.hands.keys()].filter((seat) => at(state.hands, seat).length > 0)
  const [owner] = drawn(holding, holding.length, rng)
  if (owner === undefined || state.pile.length === 0) return null
  const other = copyState(state)
  const hand = at(other.hands, owner)
  const [i, j] = [rng.below(hand.length), rng.below(other.pile.length)]
  const [held, piled] = [at(hand, i), at(other.pile, j)]
  hand[i] = piled
  other.pile[j] = held
  return { other, ids: [idOf(held), idOf(piled)], roles: [], knowing: [owner] }
}

/** Cards of the pile change places: two of them, or all. */
const swapPile =
  (isAll: boolean): Swap =>
  (state, rng) => {
    if (state.pile.length < 2) return null
    const other = copyState(state)
    const places = drawn([...other.pile.keys()], isAll ? other.pile.length : 2, rng)
    const moved = places.map((place) => at(state.pile, place))
    places.forEach((place, i) => {
      other.pile[place] = at(moved, (i + 1) % moved.length)
    })
    return { other, ids: moved.map(idOf), roles: [], knowing: [] }
  }

const SWAPS: Readonly<Record<string, Swap>> = {
  'the roles of two players': swapRoles,
  'a hand card of one player and one of another': swapHands,
  'a hand card and a card of the pile': swapHandAndPile,
  'two cards of the pile': swapPile(false),
  'the whole order of the pile': swapPile(true),
}

const names = (shown: unknown, ids: readonly string[]): boolean => {
  const text = JSON.stringify(shown)
  return ids.some((id) => text.includes(`"${id}"`))
}

const shows = (event: CardsEvent, { ids, roles }: Exchange): boolean =>
  event.type === 'gameEnded' ||
  (event.type === 'eliminated' && roles.includes(event.seat)) ||
  names(event, ids)

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

/** Plays both tables on and compares them; gives the number of decisions until something was shown to all. */
function comparedFor(left: CardsState, exchange: Exchange, seed: number): number {
  let right = exchange.other
  const knowing = new Set(exchange.knowing)
  const [chance, sameChance] = [rngFromSeed(seed), rngFromSeed(seed)]
  const choice = rngFromSeed(seed, 1)
  for (let decisions = 0; ; decisions++) {
    const seats: (Seat | null)[] = [null, ...left.roles.keys()]
    for (const seat of seats)
      if (seat === null || !knowing.has(seat))
        mustEqual(cards.viewFor(right, seat), cards.viewFor(left, seat), `what ${seat} sees`)
    if (left.decision === null) return decisions
    if (!knowing.has(left.decision.seat))
      mustEqual(cards.legal(right), cards.legal(left), 'what is legal')
    const healing = left.characters.indexOf('sid-ketchum')
    if (!knowing.has(healing))
      mustEqual(cards.interjections(right), cards.interjections(left), 'what may be interjected')
    const actions = allActions(left)
    const action = at(actions, choice.below(actions.length))
    if (cards.refuse(right, action) !== null) return decisions
    const [one, two] = [cards.step(left, action, chance), cards.step(right, action, sameChance)]
    if (cards.eventsFor(one.events, null).some((event) => shows(event, exchange))) return decisions
    for (const seat of seats) {
      const shown = cards.eventsFor(one.events, seat)
      if (seat !== null && names(shown, exchange.ids)) knowing.add(seat)
      if (seat !== null && knowing.has(seat)) continue
      mustEqual(cards.eventsFor(two.events, seat), shown, `what ${seat} was shown`)
    }
    left = one.state
    right = two.state
  }
}

/** A table of a game of chance, some decisions after the deal; none if the game is over by then. */
function someTable(seed: number): CardsState | null {
  const rng = rngFromSeed(seed)
  const choice = rngFromSeed(seed, 2)
  let state = cards.setup(anyDeal(seed), rng)
  for (let left = choice.below(90); left > 0; left--) {
    if (state.decision === null) return null
    const actions = allActions(state)
    state = cards.step(state, at(actions, choice.below(actions.length)), rng).state
  }
  const isLookedAt = state.decision?.kind === 'keep' || state.decision?.kind === 'choose'
  return state.decision === null || isLookedAt ? null : state
}

describe('exchanged in the middle of a game, nobody notices who is not shown one of them', () => {
  test.each(Object.entries(SWAPS))('%s', (_what, swap) => {
    let compared = 0
    for (const seed of seeds(250)) {
      const state = someTable(seed)
      const exchange = state && swap(state, rngFromSeed(seed, 3))
      if (!state || !exchange) continue
      try {
        compared += comparedFor(state, exchange, seed)
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}`, { cause: error })
      }
    }
    expect(compared).toBeGreaterThan(scaled(500))
  })
})
