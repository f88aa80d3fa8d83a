import { at } from '@/core/list'
import { kindOf } from '../cards'
import type { CardKind, Seats } from '../cards/kind'
import { abilityAt } from '../characters'
import { countLiving, leftOf } from '@/family/ring'
import type { CardsState, Seat } from './state'

/** What a view and a table both show. */
export type Ground = Pick<CardsState, 'alive' | 'inPlay' | 'characters'>

/** The Colt that everybody has: printed on the board, never lost (rules §5). */
const COLT = 1

/** How far a seat's weapon reaches. */
export function reachOf({ inPlay }: Ground, seat: Seat): number {
  for (const card of at(inPlay, seat)) {
    const { reach } = kindOf(card)
    if (reach > 0) return reach
  }
  return COLT
}

/** Does a card of this name lie in front of a seat? */
export function hasInPlay({ inPlay }: Ground, seat: Seat, kind: CardKind): boolean {
  for (const card of at(inPlay, seat)) if (kindOf(card) === kind) return true
  return false
}

/** How much farther away others see a seat. */
function farness({ inPlay, characters }: Ground, seat: Seat): number {
  let more = abilityAt(characters, seat).modifyDistanceTo
  for (const card of at(inPlay, seat)) more += kindOf(card).modifyDistanceTo
  return more
}

/** How much nearer a seat sees others. */
function nearness({ inPlay, characters }: Ground, seat: Seat): number {
  let less = abilityAt(characters, seat).modifyDistanceFrom
  for (const card of at(inPlay, seat)) less += kindOf(card).modifyDistanceFrom
  return less
}

/** The other living players at this distance or nearer (rules §5). */
export function seatsWithin(ground: Ground, from: Seat, distance: number): Seats {
  const { alive } = ground
  const living = countLiving(ground)
  const farthest = distance + nearness(ground, from)
  let seats = 0
  let steps = 0
  for (let i = 1; i < alive.length; i++) {
    const seat = (from + i) % alive.length
    if (!alive[seat]) continue
    steps++
    const way = steps < living - steps ? steps : living - steps
    if (way <= farthest && way + farness(ground, seat) <= farthest) seats |= 1 << seat
  }
  return seats
}

/** How far one living player sees another (rules §5); it need not be the same the other way round. */
export function distanceBetween(ground: Ground, from: Seat, to: Seat): number {
  let steps = 0
  for (let seat = from; seat !== to; seat = leftOf(ground, seat)) if (ground.alive[seat]) steps++
  const way = Math.min(steps, countLiving(ground) - steps)
  return Math.max(1, way + farness(ground, to) - nearness(ground, from))
}
