import { at } from '@/core/list'
import type { CardsEvent, CardsView, Seat } from '@/games/cards'
import { distanceBetween, reachOf } from '@/games/cards/rules/distance'
import type { RoleId } from '@/ui'
import type { SeatsProps } from './seats'

/** How far away somebody is for whoever sits at the near edge, and how far those reach. */
interface Distance {
  readonly away: number
  readonly isNear: boolean
  readonly reach: number
}

/** All that a table shows of one player, so that they are drawn again only if some of it has changed. */
export function shownOf({ seat, ...props }: SeatsProps & { readonly seat: Seat }) {
  const { view, events, seating, seatHint, nameOf, play } = props
  const { layout, placeOf, pointOf } = seating
  const role: RoleId = view.roles[seat] ?? 'hidden'
  const isTarget = play?.targets?.includes(seat) ?? false
  const isLit = play?.lit?.includes(seat) ?? false
  const isDark = (play?.targets != null && !isTarget) || (play?.lit != null && !isLit)
  return {
    seat,
    layout,
    at: pointOf(seat),
    isOwn: placeOf(seat) === 0,
    isPlayed: play !== null,
    name: nameOf(seat),
    isStandIn: play?.isStandIn(seat) ?? false,
    character: view.characters[seat] ?? null,
    role,
    life: view.life[seat] ?? 0,
    max: view.maxLife[seat] ?? 0,
    isDead: !view.alive[seat],
    hand: view.pack.length > 0 ? at(view.hands, seat).length : null,
    inPlay: at(view.inPlay, seat),
    reach: reachOf(view, seat),
    distance: distanceFrom(view, seating.seatAt(0), seat),
    // An open role needs no guessing.
    suspicion: role === 'hidden' ? play?.suspicions?.chances[seat] : undefined,
    isTurn: view.turn === seat && !view.winner,
    isTarget,
    isLit,
    isDark,
    why: isDark && play?.targets ? play.whyNot(seat) : null,
    isAtStake: play?.isHit ?? false,
    showsRole: play === null || play.showsOwnRole || role !== 'hidden',
    isThinking: play?.isThinking(seat),
    isFalling: events.some((event) => event.type === 'eliminated' && event.seat === seat),
    change: changeOf(events, seat),
    hint: play?.targets ? undefined : seatHint,
  }
}

function distanceFrom(view: CardsView, near: Seat, seat: Seat): Distance | null {
  if (!view.alive[seat] || !view.alive[near]) return null
  const [away, reach] = [distanceBetween(view, near, seat), reachOf(view, near)]
  return { away, isNear: away <= reach, reach }
}

/** What is shown of one player. */
export type ShownSeat = ReturnType<typeof shownOf>

/** The change of life that is shown at a seat just now. */
function changeOf(events: readonly CardsEvent[], seat: Seat): number | undefined {
  for (const event of events) {
    if (event.type === 'lifeLost' && event.seat === seat) return -event.amount
    if (event.type === 'lifeGained' && event.seat === seat) return event.amount || undefined
  }
  return undefined
}
