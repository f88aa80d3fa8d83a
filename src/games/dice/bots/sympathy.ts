import { add, at } from '@/core/list'
import type { DiceEvent } from '../rules/events'
import { PREY, isThreePlayerGame } from '../rules/roles'
import type { Role } from '@/family/roles'
import type { DiceState, Seat } from '../rules/state'

/**
 * How a player in this seat feels about every other: above 0 a friend, below 0 an enemy. From open roles, and from who
 * shot and who healed the Sheriff in front of everybody.
 */
export function sympathies(view: DiceState, events: readonly DiceEvent[], seat: Seat): number[] {
  const own = at(view.roles, seat)
  if (own === 'hidden') return view.roles.map(() => 0)
  if (isThreePlayerGame(view)) return view.roles.map((role) => huntSympathy(own, role))
  const loyalty = loyalties(view, events)
  return view.roles.map((role, other) => {
    if (other === seat) return OWN
    if (role === 'sheriff') return sheriffSympathy(view, own)
    return own === 'outlaw' ? -at(loyalty, other) : at(loyalty, other)
  })
}

const OWN = 100
const SWORN = 50

const huntSympathy = (own: Role, other: string): number =>
  other === own ? OWN : other === PREY[own] ? -2 : -1

/** A Renegade needs the Sheriff alive until the two are alone. */
function sheriffSympathy({ alive }: DiceState, own: Role): number {
  if (own === 'outlaw') return -SWORN
  if (own !== 'renegade') return SWORN
  return alive.filter(Boolean).length > 2 ? 1 : -SWORN
}

/** What each player has done for the Sheriff, minus what they have done to the Sheriff. */
function loyalties({ roles }: DiceState, events: readonly DiceEvent[]): number[] {
  const sheriff = roles.indexOf('sheriff')
  const loyalty = roles.map(() => 0)
  for (const event of events) {
    if (event.type === 'aimed' && event.target === sheriff) add(loyalty, event.seat, -2)
    else if (event.type === 'lifeGained' && event.seat === sheriff && event.by !== sheriff)
      add(loyalty, event.by, 1)
  }
  return loyalty
}
