import type { CharacterId, SeenRole, Seat } from '@/games/dice'
import { ROLES } from '@/family/roles'
import type { Finished } from './use-finished'
import { awardText, type Reader } from '@/i18n/ending-words'

/** One line of the list: a seat and how it came out of the match. */
export interface Standing {
  readonly seat: Seat
  readonly name: string
  readonly character: CharacterId | null
  readonly role: SeenRole
  readonly isWinner: boolean
  /** The turn it fell in; null for who still stands. */
  readonly fell: number | null
  readonly awards: readonly string[]
}

/** Everybody, the winners first, then by role. */
export function standingsOf({ active, recap, nameOf }: Finished, t: Reader['t']): Standing[] {
  const { roles, falls, awards, ending } = recap
  const standings = roles.map((role, seat): Standing => ({
    seat,
    name: nameOf(seat),
    character: active.match.state.characters[seat] ?? null,
    role,
    isWinner: ending?.winner.seats.includes(seat) ?? false,
    fell: falls.find((fall) => fall.seat === seat)?.turn ?? null,
    awards: awards
      .filter(({ seats }) => seats.includes(seat))
      .map(({ kind, amount }) => awardText(kind, amount, t)),
  }))
  return standings.sort((a, b) => rank(a) - rank(b) || a.seat - b.seat)
}

function rank({ isWinner, role }: Standing): number {
  const place = ROLES.findIndex((other) => other === role)
  return (isWinner ? 0 : ROLES.length + 1) + (place < 0 ? ROLES.length : place)
}
