import type { DiceEvent } from '../rules/events'
import { sealedRoles } from '@/family/roles'
import type { DiceState, Seat } from '../rules/state'
import { sympathies } from './sympathy'

/** A stranger is held for an enemy rather than for a friend. */
const DOUBT = 0.5
/** With no Deputy left in the envelopes, the law has nobody but enemies. */
const SURE = 10

/** Feelings of somebody who also counts cards: what greedy and normal bots go by. */
export function suspicions(view: DiceState, events: readonly DiceEvent[], seat: Seat): number[] {
  const own = view.roles[seat]
  const isLaw = own === 'sheriff' || own === 'deputy'
  const doubt = isLaw && !sealedRoles(view).includes('deputy') ? SURE : DOUBT
  return sympathies(view, events, seat).map((like, other) =>
    other === seat || view.roles[other] !== 'hidden' ? like : like - doubt,
  )
}
