import { useMemo } from 'react'
import { RESULT_WORDS, useFace } from '@/boards'
import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import { ROLES, type SeenRole } from '@/family/roles'
import { useTranslation } from '@/i18n'
import type { Finished } from './use-finished'

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
export function useStandings({ characters, recap, nameOf }: Finished): readonly Standing[] {
  const { t } = useTranslation(RESULT_WORDS)
  const { result } = useFace()
  return useMemo(() => {
    const { roles, falls, ending } = recap
    const standings = roles.map((role, seat): Standing => ({
      seat,
      name: nameOf(seat),
      character: characters[seat] ?? null,
      role,
      isWinner: ending?.winner.seats.includes(seat) ?? false,
      fell: falls.find((fall) => fall.seat === seat)?.turn ?? null,
      awards: result.awardsOf(recap, seat, t),
    }))
    return standings.sort((a, b) => rank(a) - rank(b) || a.seat - b.seat)
  }, [characters, recap, nameOf, result, t])
}

function rank({ isWinner, role }: Standing): number {
  const place = ROLES.findIndex((other) => other === role)
  return (isWinner ? 0 : ROLES.length + 1) + (place < 0 ? ROLES.length : place)
}
