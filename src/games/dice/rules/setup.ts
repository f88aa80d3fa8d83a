import { drawn, type Rng } from '@/core/rng'
import { at } from '@/core/list'
import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import { abilityOf } from '../characters'
import { DEFAULT_OPTIONS, type Options } from './options'
import {
  officialRoleCards,
  officialRoleCounts,
  ROLES,
  type Role,
  type RoleCounts,
  type SeenRole,
} from '@/family/roles'
import { countLiving } from '@/family/ring'
import { MAX_SEATS, MIN_SEATS, isTableSize, isThreePlayerGame } from './roles'
import { ARROWS, type DiceState, type Seat } from './state'
import { Table } from './table'
import { startTurn } from './turn'
import { showdownWinner } from '@/family/winning'
import { survivorWinner } from './winning'

/** A fresh deal. Whatever is not given is dealt at random; a role may be sealed (`hidden`) from the phone itself. */
export interface Deal {
  readonly kind: 'deal'
  readonly seats: number
  readonly roles?: readonly SeenRole[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly options?: Partial<Options>
}

export interface SeatPosition {
  readonly role: Role
  readonly character: CharacterId | null
  readonly life: number
  readonly maxLife: number
  readonly arrows: number
}

/** A table set up by hand, for puzzles and tests: the turn starts fresh. */
export interface Position {
  readonly kind: 'position'
  readonly turn: Seat
  readonly seats: readonly SeatPosition[]
  readonly lastManStanding?: boolean
  readonly options?: Partial<Options>
}

export type DiceConfig = Deal | Position

/** Deals, or sets a position up, and lets the rules run to the first choice. */
export function setup(config: DiceConfig, rng: Rng): DiceState {
  const state = config.kind === 'deal' ? deal(config, rng) : place(config)
  const isOver = isThreePlayerGame(state) ? survivorWinner(state) : showdownWinner(state)
  const table = new Table(state, null)
  if (isOver) table.tell({ type: 'gameEnded', winner: isOver })
  else startTurn(table, state.turn)
  return state
}

const SHERIFF_BONUS = 2

/** Starting life, which is also the most a player can have (rules §1). */
export const startLife = (character: CharacterId | null, role: SeenRole): number =>
  abilityOf(character).life + (role === 'sheriff' ? SHERIFF_BONUS : 0)

const WRONG_SIZE = `the game is for ${MIN_SEATS} to ${MAX_SEATS} players`

function deal(config: Deal, rng: Rng): DiceState {
  const { seats } = config
  if (!isTableSize(seats)) throw new RangeError(WRONG_SIZE)
  const roleCounts = officialRoleCounts(seats)
  const roles = config.roles ? [...config.roles] : drawn(officialRoleCards(seats), seats, rng)
  const characters = config.characters ?? drawn(CHARACTER_IDS, seats, rng)
  const maxLife = roles.map((role, seat) => startLife(characters[seat] ?? null, role))
  const starter = roles.indexOf(isThreePlayerGame({ roles }) ? 'deputy' : 'sheriff')
  return freshTable({ config, roleCounts, roles, characters, maxLife, turn: starter })
}

function place(position: Position): DiceState {
  const { seats, turn } = position
  const roles = seats.map(({ role }) => role)
  const state = freshTable({
    config: position,
    roleCounts: countRoles(roles),
    roles,
    characters: seats.map(({ character }) => character),
    maxLife: seats.map(({ maxLife }) => maxLife),
    turn,
  })
  state.life = seats.map(({ life }) => life)
  state.arrows = seats.map(({ arrows }) => arrows)
  state.alive = seats.map(({ life }) => life > 0)
  state.pile = state.arrows.reduce((pile, held) => pile - held, ARROWS)
  state.lastManStanding = isThreePlayerGame(state) && countLiving(state) < MIN_SEATS
  return state
}

function countRoles(roles: readonly Role[]): RoleCounts {
  const counts = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 }
  for (const role of roles) counts[role] += 1
  return counts
}

interface Fresh {
  readonly config: DiceConfig
  readonly roleCounts: RoleCounts
  readonly roles: SeenRole[]
  readonly characters: readonly (CharacterId | null)[]
  readonly maxLife: readonly number[]
  readonly turn: Seat
}

function freshTable({ config, roleCounts, roles, characters, maxLife, turn }: Fresh): DiceState {
  return {
    options: config.options ? { ...DEFAULT_OPTIONS, ...config.options } : DEFAULT_OPTIONS,
    roleCounts,
    characters,
    maxLife,
    first: turn,
    roles,
    life: [...maxLife],
    arrows: roles.map(() => 0),
    alive: roles.map(() => true),
    pile: ARROWS,
    turn,
    round: 0,
    dice: null,
    rolls: 0,
    marks: roles.map(() => 0),
    spentBeer: null,
    used: [],
    lastManStanding: false,
    decision: null,
    queue: [],
    winner: null,
  }
}

/** What is impossible about a set-up, in words; null if it can be played. */
export function wrongSetup(config: DiceConfig): string | null {
  return config.kind === 'deal' ? wrongDeal(config) : wrongPosition(config)
}

function wrongDeal({ seats, roles, characters }: Deal): string | null {
  if (!isTableSize(seats)) return WRONG_SIZE
  if (roles) {
    if (roles.length !== seats) return `${roles.length} roles were given for ${seats} seats`
    const wrong = wrongRoles(roles, officialRoleCounts(seats))
    if (wrong) return wrong
  }
  if (characters && characters.length !== seats)
    return `${characters.length} characters were given for ${seats} seats`
  return characters ? wrongCharacters(characters) : null
}

function wrongRoles(roles: readonly SeenRole[], official: RoleCounts): string | null {
  const seats = roles.length
  const isSealed = roles.includes('hidden')
  const isOpenRole = (role: Role): boolean => role === 'sheriff' || isThreePlayerGame({ roles })
  for (const role of ROLES) {
    const given = roles.filter((other) => other === role).length
    const mayBeSealed = isSealed && !isOpenRole(role)
    if (given > official[role] || (given < official[role] && !mayBeSealed))
      return `${seats} players have ${official[role]} ${role}, not ${given}`
  }
  return null
}

function wrongCharacters(characters: readonly (CharacterId | null)[]): string | null {
  const dealt = characters.filter((id) => id !== null)
  const twice = dealt.find((id, i) => dealt.indexOf(id) !== i)
  return twice ? `${twice} stands twice` : null
}

function wrongPosition({ seats, turn, lastManStanding }: Position): string | null {
  const count = seats.length
  if (!isTableSize(count)) return WRONG_SIZE
  const roles = seats.map(({ role }) => role)
  const isThree = isThreePlayerGame({ roles })
  if (isThree && [...roles].sort().join() !== 'deputy,outlaw,renegade')
    return 'three players have a deputy, an outlaw and a renegade'
  if (!isThree && roles.filter((role) => role === 'sheriff').length !== 1)
    return 'there must be exactly one sheriff'
  const wrong = wrongCharacters(seats.map(({ character }) => character)) ?? firstWrongSeat(seats)
  if (wrong) return wrong
  const held = seats.reduce((sum, { arrows }) => sum + arrows, 0)
  if (held >= ARROWS) return `${held} arrows are held; at most ${ARROWS - 1} can be`
  if (!Number.isInteger(turn) || turn < 0 || turn >= count) return `there is no seat ${turn}`
  const living = seats.filter(({ life }) => life > 0).length
  if (lastManStanding && (!isThree || living === count))
    return 'last man standing begins when one of three players has fallen'
  const isOver = living < 2 || (!isThree && at(seats, roles.indexOf('sheriff')).life === 0)
  return at(seats, turn).life === 0 && !isOver ? `seat ${turn} is eliminated and has no turn` : null
}

function firstWrongSeat(seats: readonly SeatPosition[]): string | null {
  for (const [seat, { life, maxLife, arrows }] of seats.entries()) {
    if (![life, maxLife, arrows].every((n) => Number.isInteger(n) && n >= 0))
      return `seat ${seat}: life, maxLife and arrows are whole numbers from 0`
    if (maxLife === 0) return `seat ${seat}: maxLife is at least 1`
    if (life > maxLife) return `seat ${seat}: life ${life} is above its start value ${maxLife}`
    if (life === 0 && arrows > 0) return `seat ${seat} is eliminated and holds arrows`
  }
  return null
}
