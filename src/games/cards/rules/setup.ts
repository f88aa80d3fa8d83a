import { at } from '@/core/list'
import { drawn, type Rng } from '@/core/rng'
import { ALL_CARDS, BEGINNER_CARDS } from '../cards'
import { cardOf, type Card, type CardId } from '../cards/ids'
import { CHARACTER_IDS, abilityOf, type CharacterId } from '../characters'
import type { Phase } from '../protocol'
import { DEFAULT_OPTIONS, type Options } from '../options'
import {
  ROLES,
  officialRoleCards,
  officialRoleCounts,
  type Role,
  type RoleCounts,
  type SeenRole,
} from '@/family/roles'
import type { CardsState, Seat } from './state'
import { Table } from './table'
import { beginTurns, run } from './turn'

/** A fresh deal. Whatever is not given is dealt at random. */
export interface Deal {
  readonly kind: 'deal'
  readonly seats: number
  readonly roles?: readonly Role[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly options?: Partial<Options>
}

export interface SeatPosition {
  readonly role: Role
  readonly character: CharacterId | null
  readonly life: number
  readonly maxLife: number
  readonly hand: readonly CardId[]
  readonly inPlay: readonly CardId[]
}

/** A table set up by hand, for puzzles and tests; cards named nowhere are out of the game. */
export interface Position {
  readonly kind: 'position'
  readonly turn: Seat
  readonly seats: readonly SeatPosition[]
  /** Top first. */
  readonly deck?: readonly CardId[]
  /** Top first. */
  readonly discard?: readonly CardId[]
  /** `play`: phase 2 of that turn begins, with the cards drawn. Otherwise the turn starts fresh. */
  readonly phase?: Extract<Phase, 'start' | 'play'>
  readonly options?: Partial<Options>
}

export type CardsConfig = Deal | Position

/** Deals, or sets a position up, and lets the rules run to the first choice. */
export function setup(config: CardsConfig, rng: Rng): CardsState {
  const state = config.kind === 'deal' ? deal(config, rng) : place(config)
  const table = new Table(state, rng)
  beginTurns(table, config.kind === 'position' && config.phase === 'play' ? 'play' : 'start')
  run(table)
  return state
}

const SHERIFF_BONUS = 1

/** Starting life, which is also the most a player can have, and the number of cards dealt (rules §1). */
export const startLife = (character: CharacterId | null, role: SeenRole): number =>
  abilityOf(character).life + (role === 'sheriff' ? SHERIFF_BONUS : 0)

/** The cards that are played with. */
export const packOf = ({ deck = DEFAULT_OPTIONS.deck }: Partial<Options>): readonly Card[] =>
  deck === 'beginner' ? BEGINNER_CARDS : ALL_CARDS

function deal({ seats, options = DEFAULT_OPTIONS, ...given }: Deal, rng: Rng): CardsState {
  const roles: SeenRole[] = given.roles
    ? [...given.roles]
    : drawn(officialRoleCards(seats), seats, rng)
  const characters = given.characters ?? drawn(CHARACTER_IDS, seats, rng)
  const maxLife = roles.map((role, seat) => startLife(at(characters, seat), role))
  const pack = packOf(options)
  const pile = drawn(pack, pack.length, rng)
  const hands = maxLife.map((life) => pile.splice(-life).reverse())
  const turn = roles.indexOf('sheriff')
  const roleCounts = officialRoleCounts(seats)
  const table = freshTable({ options, roleCounts, characters, pack, roles, maxLife, turn })
  table.hands = hands
  table.pile = pile
  return table
}

function place({ seats, turn, options = {}, deck = [], discard = [] }: Position): CardsState {
  const roles = seats.map(({ role }) => role)
  const hands = seats.map(({ hand }) => hand.map(cardOf))
  const inPlay = seats.map((seat) => seat.inPlay.map(cardOf))
  const pile = deck.map(cardOf).reverse()
  const discards = discard.map(cardOf).reverse()
  const table = freshTable({
    options,
    roleCounts: countRoles(roles),
    characters: seats.map(({ character }) => character),
    pack: [hands, inPlay, [pile, discards]].flat(2).sort((a, b) => a - b),
    roles,
    maxLife: seats.map(({ maxLife }) => maxLife),
    turn,
  })
  table.life = seats.map(({ life }) => life)
  table.alive = seats.map(({ life }) => life > 0)
  table.hands = hands
  table.inPlay = inPlay
  table.pile = pile
  table.discards = discards
  return table
}

/** The public counts of a position's own roles. */
export function countRoles(roles: readonly Role[]): RoleCounts {
  const counts = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 }
  for (const role of ROLES) counts[role] = roles.filter((other) => other === role).length
  return counts
}

interface Fresh {
  readonly options: Partial<Options>
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  readonly pack: readonly Card[]
  readonly roles: SeenRole[]
  readonly maxLife: readonly number[]
  readonly turn: Seat
}

function freshTable({ options, roles, maxLife, turn, ...rest }: Fresh): CardsState {
  return {
    options: options === DEFAULT_OPTIONS ? DEFAULT_OPTIONS : { ...DEFAULT_OPTIONS, ...options },
    roleCounts: rest.roleCounts,
    characters: rest.characters,
    pack: rest.pack,
    maxLife,
    first: turn,
    roles,
    life: [...maxLife],
    alive: roles.map(() => true),
    hands: roles.map(() => []),
    inPlay: roles.map(() => []),
    pile: [],
    discards: [],
    resolving: null,
    store: [],
    turn,
    round: 0,
    phase: 'start',
    shots: 0,
    decision: null,
    queue: [],
    winner: null,
  }
}
