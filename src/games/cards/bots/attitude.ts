import { at } from '@/core/list'
import { countLiving } from '@/family/ring'
import type { CardsEvent } from '../rules/events'
import { sealedRoles } from '@/family/roles'
import type { CardsView, Seat } from '../rules/state'
import { Reputation } from './belief/reputation'

const SWORN = 50
const OWN = 100
/** Whoever cannot be a friend is an enemy, whatever they have done. */
const STRANGE = -1

/**
 * How a player in this seat feels about every other: above 0 a friend, below 0 an enemy. From open roles, and from what
 * each has done to the Sheriff, and to those who did something to the Sheriff, in front of everybody.
 */
export function attitudes(view: CardsView, events: readonly CardsEvent[], seat: Seat): number[] {
  const own = at(view.roles, seat)
  const { loyalty } = Reputation.after(view, events)
  const mayHaveFriends = sealedRoles(view).includes(own === 'outlaw' ? 'outlaw' : 'deputy')
  return view.roles.map((role, other) => {
    if (other === seat) return OWN
    if (role === 'sheriff') return towardsSheriff(view, seat)
    if (own === 'renegade') return STRANGE
    const deeds = own === 'outlaw' ? -at(loyalty, other) : at(loyalty, other)
    return mayHaveFriends ? deeds : Math.min(deeds, STRANGE)
  })
}

/** A Renegade needs the Sheriff alive until the two are alone. */
function towardsSheriff(view: CardsView, seat: Seat): number {
  const own = at(view.roles, seat)
  if (own === 'outlaw') return -SWORN
  if (own !== 'renegade') return SWORN
  return countLiving(view) > 2 ? 1 : -SWORN
}
