import { at } from '@/core/list'
import { drawn, type Rng } from '@/core/rng'
import { officialRoleCards, officialRoleCounts, type SeenRole } from '@/family/roles'
import { CHARACTER_IDS, type CharacterId } from '../characters'
import { DEFAULT_OPTIONS, type Options } from '../options'
import { MAX_SEATS, MIN_SEATS } from '../rules/seats'
import { startLife } from '../rules/setup'
import type { TrackerState } from './state'

/** A table of printed cards. What is not given the phone deals; a role that it is not told is `hidden`. */
export interface TrackerDeal {
  readonly kind: 'deal'
  readonly seats: number
  readonly roles?: readonly SeenRole[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly options?: Partial<Options>
}

/** The table before its first turn. */
export function deal({ seats, options = {}, ...given }: TrackerDeal, rng: Rng): TrackerState {
  const roles: SeenRole[] = given.roles
    ? [...given.roles]
    : drawn(officialRoleCards(seats), seats, rng)
  const characters = given.characters ?? drawn(CHARACTER_IDS, seats, rng)
  const maxLife = roles.map((role, seat) => startLife(at(characters, seat), role))
  const first = roles.indexOf('sheriff')
  return {
    options: { ...DEFAULT_OPTIONS, ...options },
    roleCounts: officialRoleCounts(seats),
    characters,
    maxLife,
    first,
    roles,
    life: [...maxLife],
    alive: roles.map(() => true),
    inPlay: roles.map(() => []),
    turn: first,
    round: 0,
    stage: 'start',
    rank: 0,
    hits: [],
    isSettling: false,
    decision: null,
    winner: null,
  }
}

/** What is impossible about a table, in words; null if it can be kept. */
export function wrongDeal({ seats, roles, characters }: TrackerDeal): string | null {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    return `the game is for ${MIN_SEATS} to ${MAX_SEATS} players`
  if (roles && roles.length !== seats) return `${roles.length} roles were given for ${seats} seats`
  if (characters && characters.length !== seats)
    return `${characters.length} characters were given for ${seats} seats`
  return (roles ? wrongRoles(roles) : null) ?? (characters ? wrongCharacters(characters) : null)
}

/** The star lies open; of the others no more are told than there are. */
function wrongRoles(roles: readonly SeenRole[]): string | null {
  const official = officialRoleCounts(roles.length)
  const told = (role: SeenRole): number => roles.filter((other) => other === role).length
  if (told('sheriff') !== 1) return 'there must be exactly one sheriff'
  const many = roles.find((role) => role !== 'hidden' && told(role) > official[role])
  return many ? `${roles.length} players have fewer cards of the role ${many}` : null
}

function wrongCharacters(characters: readonly (CharacterId | null)[]): string | null {
  const dealt = characters.filter((id) => id !== null)
  const twice = dealt.find((id, i) => dealt.indexOf(id) !== i)
  return twice ? `${twice} stands twice` : null
}
