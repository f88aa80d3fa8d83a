import { missing } from '@/core/list'
import { kindAt } from '../cards'
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
  const cards = inPlay[seat] ?? missing()
  for (let i = 0; i < cards.length; i++) {
    const { reach } = kindAt(cards, i)
    if (reach > 0) return reach
  }
  return COLT
}

/** Does a card of this name lie in front of a seat? */
export function hasInPlay({ inPlay }: Ground, seat: Seat, kind: CardKind): boolean {
  const cards = inPlay[seat] ?? missing()
  for (let i = 0; i < cards.length; i++) if (kindAt(cards, i) === kind) return true
  return false
}

/** How much farther away others see a seat. */
function farness({ inPlay, characters }: Ground, seat: Seat): number {
  const cards = inPlay[seat] ?? missing()
  let more = abilityAt(characters, seat).modifyDistanceTo
  for (let i = 0; i < cards.length; i++) more += kindAt(cards, i).modifyDistanceTo
  return more
}

/** How much nearer a seat sees others. */
function nearness({ inPlay, characters }: Ground, seat: Seat): number {
  const cards = inPlay[seat] ?? missing()
  let less = abilityAt(characters, seat).modifyDistanceFrom
  for (let i = 0; i < cards.length; i++) less += kindAt(cards, i).modifyDistanceFrom
  return less
}

/** The other living players at this distance or nearer (rules §5): those met on the way left, then right. */
export function seatsWithin(ground: Ground, from: Seat, distance: number): Seats {
  const { alive } = ground
  const last = alive.length - 1
  const farthest = distance + nearness(ground, from)
  let seats = 0
  for (let step = 1; step >= -1; step -= 2) {
    let seat = from
    for (let way = 1; way <= farthest;) {
      seat += step
      if (seat > last) seat = 0
      else if (seat < 0) seat = last
      if (seat === from) break
      if (!alive[seat]) continue
      if (way + farness(ground, seat) <= farthest) seats |= 1 << seat
      way++
    }
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
