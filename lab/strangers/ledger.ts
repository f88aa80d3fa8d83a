import { add, at } from '@/core/list'
import type { DiceEvent, DiceState, Seat } from '@/games/dice'

/** What everybody at the table has done to whom, in front of all. */
export interface Ledger {
  /** By shooter, then target: bull's eyes. */
  readonly shots: readonly (readonly number[])[]
  /** By giver, then drinker: beers. */
  readonly beers: readonly (readonly number[])[]
  /** By seat: bull's eyes in the latest turns, as many turns as there are players. */
  readonly lately: readonly number[]
  /** By seat: who shot at them last. */
  readonly lastShooter: readonly (Seat | null)[]
}

export function ledgerOf({ roles }: DiceState, events: readonly DiceEvent[]): Ledger {
  const seats = roles.length
  const empty = (): number[][] => roles.map(() => roles.map(() => 0))
  const [shots, beers] = [empty(), empty()]
  const lately = roles.map(() => 0)
  const lastShooter: (Seat | null)[] = roles.map(() => null)
  let turnsLeft = events.filter(({ type }) => type === 'turnStarted').length
  for (const event of events) {
    if (event.type === 'turnStarted') turnsLeft -= 1
    if (event.type === 'aimed') {
      add(at(shots, event.seat), event.target, event.beer === null ? 1 : 2)
      lastShooter[event.target] = event.seat
      if (turnsLeft < seats) add(lately, event.target, 1)
    } else if (event.type === 'lifeGained' && event.cause !== 'ability' && event.by !== event.seat)
      add(at(beers, event.by), event.seat, event.amount)
  }
  return { shots, beers, lately, lastShooter }
}
