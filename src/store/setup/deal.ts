import { drawn, type Rng } from '@/core/rng'
import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import { officialRoleCounts, ROLES, type Role } from '@/family/roles'
import type { DealOf, GameId } from '@/games'
import { rulesOf } from '../games'
import type { Setup } from './slice'

/** The roles that so many players are dealt, each once: what one may choose from. */
export const rolesAt = (seats: number): Role[] =>
  ROLES.filter((role) => officialRoleCounts(seats)[role] > 0)

/** The chosen role for seat 0, and the others dealt at random over the other seats. */
export function rolesWithOwn(own: Role, seats: number, rng: Rng): Role[] {
  const counts = officialRoleCounts(seats)
  const others = ROLES.flatMap((role) =>
    Array.from({ length: counts[role] - (role === own ? 1 : 0) }, () => role),
  )
  return [own, ...drawn(others, seats - 1, rng)]
}

/** The chosen characters, and for seats left open others at random; no character twice. */
export function fillCharacters(
  chosen: readonly (CharacterId | null)[],
  seats: number,
  rng: Rng,
): CharacterId[] {
  const picked = chosen.slice(0, seats)
  const rest = drawn(
    CHARACTER_IDS.filter((id) => !picked.includes(id)),
    seats,
    rng,
  )
  return Array.from({ length: seats }, (_, seat) => picked[seat] ?? rest.pop()).filter(
    (id) => id !== undefined,
  )
}

/** What is dealt for a set-up. What the set-up leaves to chance is left to the match's own generator. */
export function dealOf<G extends GameId>(setup: Setup<G>, rng: Rng): DealOf<G> {
  const seats = setup.players.length
  const { role, characters, chosen, options } = setup
  const hasRole = setup.mode === 'solo' && role !== 'random' && rolesAt(seats).includes(role)
  return rulesOf(setup.game).dealt({
    seats,
    options,
    ...(hasRole && { roles: rolesWithOwn(role, seats, rng) }),
    ...(characters === 'none' && { characters: setup.players.map(() => null) }),
    ...(characters === 'chosen' && { characters: fillCharacters(chosen, seats, rng) }),
  })
}
