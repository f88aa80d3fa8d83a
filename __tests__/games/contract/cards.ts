import { at } from '@/core/list'
import { drawn, type Rng } from '@/core/rng'
import { officialRoleCards, ROLES, type Role } from '@/family/roles'
import { cards, type CardId, type CardsGame, type Position, type Seat } from '@/games/cards'
import { CHARACTER_IDS } from '@/games/cards/characters'
import { CARD_IDS } from '@/games/cards/cards/ids'
import { sampleWorld } from '@/games/cards/rules/sample'
import { MAX_SEATS, MIN_SEATS } from '@/games/cards/rules/seats'
import { remembered } from '@/games/cards/rules/seen'
import { startLife } from '@/games/cards/rules/setup'
import { anyDeal } from '../../support/cards-games'
import { wrongWith } from '../../support/cards-invariants'
import type { Subject } from './contract'

/** A table as it could be dealt, written down card by card, so that secrets can be exchanged in it. */
function writtenDeal(rng: Rng): Position {
  const count = MIN_SEATS + rng.below(MAX_SEATS + 1 - MIN_SEATS)
  const roles = drawn(officialRoleCards(count), count, rng).map(
    (role): Role => ROLES.find((known) => known === role) ?? 'outlaw',
  )
  const characters = drawn(CHARACTER_IDS, count, rng)
  const deck = drawn(CARD_IDS, CARD_IDS.length, rng)
  const seats = roles.map((role, seat) => {
    const character = at(characters, seat)
    const life = startLife(character, role)
    return { role, character, life, maxLife: life, hand: deck.splice(0, life), inPlay: [] }
  })
  return { kind: 'position', turn: roles.indexOf('sheriff'), seats, deck, discard: [] }
}

/** Which secrets the last swap exchanged: cards by id, or the roles of two seats. */
let exchanged: readonly CardId[] = []

function swapped(rng: Rng) {
  const one = writtenDeal(rng)
  const what = rng.below(3)
  if (what === 0) return swappedRoles(one, rng)
  return what === 1 ? swappedHands(one, rng) : swappedPile(one, rng)
}

function twoOf(seats: readonly Seat[], rng: Rng): readonly [Seat, Seat] {
  const [a = 0, b = 1] = drawn(seats, 2, rng)
  return [a, b]
}

function swappedRoles(one: Position, rng: Rng) {
  exchanged = []
  const sealed = one.seats.flatMap(({ role }, seat) => (role === 'sheriff' ? [] : [seat]))
  const [a, b] = twoOf(sealed, rng)
  const roleOf = (seat: Seat): Role => at(one.seats, seat === a ? b : seat === b ? a : seat).role
  const seats = one.seats.map((place, seat) => ({ ...place, role: roleOf(seat) }))
  return { one, other: { ...one, seats }, owners: [a, b] }
}

function swappedHands(one: Position, rng: Rng) {
  const [a, b] = twoOf([...one.seats.keys()], rng)
  const mine = at(at(one.seats, a).hand, 0)
  const theirs = at(at(one.seats, b).hand, 0)
  exchanged = [mine, theirs]
  const handOf = (seat: Seat): readonly CardId[] => {
    const { hand } = at(one.seats, seat)
    return seat === a ? [theirs, ...hand.slice(1)] : seat === b ? [mine, ...hand.slice(1)] : hand
  }
  const seats = one.seats.map((place, seat) => ({ ...place, hand: handOf(seat) }))
  return { one, other: { ...one, seats }, owners: [a, b] }
}

/** Two cards deep in the pile change places: nobody's view may show it. */
function swappedPile(one: Position, rng: Rng) {
  const deck = [...(one.deck ?? [])]
  const i = 3 + rng.below(deck.length - 4)
  const [high, low] = [at(deck, i), at(deck, i + 1)]
  exchanged = [high, low]
  deck[i] = low
  deck[i + 1] = high
  return { one, other: { ...one, deck }, owners: [] }
}

export const cardsSubject: Subject<CardsGame> = {
  module: cards,
  config: (rng) => (rng.below(4) === 0 ? writtenDeal(rng) : anyDeal(rng.below(1_000_000))),
  seats: ({ roles }) => roles.length,
  wrongWith,
  swapped,
  opens: (event, owners) =>
    event.type === 'gameEnded' ||
    (event.type === 'eliminated' && owners.includes(event.seat)) ||
    exchanged.some((id) => JSON.stringify(event).includes(`"${id}"`)),
  worldFrom(view, seen, rng) {
    const none = view.hands.map(() => 0)
    const unknown = { hands: view.hands.map(() => []), pile: [], sizes: none }
    const { sizes: more } = remembered(unknown, view.viewer, seen)
    const sizes = view.hands.map(({ length }, seat) => length - at(more, seat))
    return sampleWorld(view, remembered({ ...unknown, sizes }, view.viewer, seen), { rng })
  },
}
