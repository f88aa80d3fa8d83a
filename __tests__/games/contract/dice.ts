import { at } from '@/core/list'
import { drawn, type Rng } from '@/core/rng'
import { officialRoleCards, type SeenRole } from '@/family/roles'
import { dice, type Deal, type DiceGame } from '@/games/dice'
import { MAX_SEATS, MIN_SEATS } from '@/games/dice/rules/roles'
import { wrongWith } from '../../properties/invariants'
import type { Subject } from './contract'

const anyDeal = (rng: Rng, least = MIN_SEATS): Deal => {
  const seats = least + rng.below(MAX_SEATS + 1 - least)
  const plain = { kind: 'deal', seats } as const
  return rng.below(4) > 0 ? plain : { ...plain, characters: Array<null>(seats).fill(null) }
}

/** Two of the sealed roles that differ, exchanged. */
function exchanged(roles: readonly SeenRole[], rng: Rng) {
  const sealed = roles.flatMap((role, seat) => (role === 'sheriff' ? [] : [seat]))
  const one = at(sealed, rng.below(sealed.length))
  const unlike = sealed.filter((seat) => roles[seat] !== roles[one])
  const other = at(unlike, rng.below(unlike.length))
  const changed = roles.slice()
  changed[one] = at(roles, other)
  changed[other] = at(roles, one)
  return { changed, owners: [one, other] }
}

export const diceSubject: Subject<DiceGame> = {
  module: dice,
  config: (rng) => anyDeal(rng),
  seats: ({ roles }) => roles.length,
  wrongWith,
  swapped(rng) {
    const deal = anyDeal(rng, MIN_SEATS + 1)
    const roles = drawn(officialRoleCards(deal.seats), deal.seats, rng)
    const { changed, owners } = exchanged(roles, rng)
    return { one: { ...deal, roles }, other: { ...deal, roles: changed }, owners }
  },
  opens: (event, owners) =>
    event.type === 'gameEnded' || (event.type === 'eliminated' && owners.includes(event.seat)),
}
