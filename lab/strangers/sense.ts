import { at } from '@/core/list'
import type { Seat } from '@/games/dice'
import type { Scene } from './stranger'

/** What strangers of all kinds can see at a glance. */

export const lifeOf = ({ view }: Scene, seat: Seat): number => at(view.life, seat)

export const missingOf = ({ view }: Scene, seat: Seat): number =>
  at(view.maxLife, seat) - at(view.life, seat)

/** Life less the arrows held. */
export const staying = (scene: Scene, seat: Seat): number =>
  lifeOf(scene, seat) - at(scene.view.arrows, seat)

/** Life less the hits that are aimed already in this turn. */
export const leftOf = (scene: Scene, seat: Seat): number =>
  lifeOf(scene, seat) - at(scene.view.marks, seat)

export const harmToSheriff = ({ ledger, sheriff }: Scene, seat: Seat): number =>
  ledger.shots[seat]?.[sheriff] ?? 0

export const helpToSheriff = ({ ledger, sheriff }: Scene, seat: Seat): number =>
  ledger.beers[seat]?.[sheriff] ?? 0

export const shotsAt = ({ ledger }: Scene, shooter: Seat, target: Seat): number =>
  ledger.shots[shooter]?.[target] ?? 0

export const isLaw = ({ role }: Scene): boolean => role === 'sheriff' || role === 'deputy'

/** Roles of which a card is still sealed, as far as open cards and one's own tell. */
export function isSealed({ view, seat }: Scene, role: 'deputy' | 'outlaw' | 'renegade'): boolean {
  const seen = view.roles.filter((open, other) => open === role && other !== seat).length
  const own = view.roles[seat] === role ? 1 : 0
  return view.roleCounts[role] - seen - own > 0
}

export const isDuel = ({ others }: Scene): boolean => others.length === 1

/** A gatling on the way: worth it when two show, or when there are arrows to get rid of. */
export const fansWhenUseful = ({ view, seat }: Scene, showing: number): boolean =>
  showing >= 2 || at(view.arrows, seat) >= 3
