import type { CharacterId } from '@/family/characters'
import type { Goals } from '@/family/goals'
import type { Role } from '@/family/roles'
import type { GameId } from '.'
import type { Sitting } from './day'
import { HILLS } from './trail-hills'
import { PLAINS } from './trail-plains'

/** Somebody on the trail: a bot whose role and character are settled too. */
export interface Rider extends Sitting {
  readonly role: Role
  readonly character: CharacterId | null
}

/** What a table teaches: a role, or an entry of its game's rulebook. */
export type Lesson =
  | { readonly kind: 'role'; readonly id: Role }
  | { readonly kind: 'character'; readonly id: CharacterId }
  | { readonly kind: 'die'; readonly id: 'arrow' | 'dynamite' | 'gatling' | 'beer' }
  | { readonly kind: 'card'; readonly id: LearnedCard }

type LearnedCard =
  'bang' | 'winchester' | 'beer' | 'jail' | 'panic' | 'duel' | 'mustang' | 'dynamite' | 'barrel'

/** The tables of the trail, in the order in which they are ridden. */
export const TABLE_IDS = [
  'dry-creek',
  'card-cabin',
  'salt-lick',
  'old-mill',
  'three-crosses',
  'widow-ford',
  'beer-wagon',
  'fort-lonely',
  'vulture-rock',
  'county-jail',
  'powder-house',
  'slab-canyon',
  'arrow-pass',
  'mirror-saloon',
  'whisper-station',
  'liars-bend',
  'eight-chairs',
  'duel-street',
  'ghost-herd',
  'mustang-flats',
  'judges-porch',
  'dynamite-train',
  'long-shadow',
  'last-sunset',
] as const
export type TableId = (typeof TABLE_IDS)[number]

/** One stop of the trail: a table that is laid the same for everybody. */
export interface TrailTable {
  readonly id: TableId
  readonly game: GameId
  readonly seed: number
  readonly role: Role
  readonly character: CharacterId | null
  readonly others: readonly Rider[]
  readonly lesson: Lesson
  readonly goals: Goals
}

/** The trail, in the order in which it is ridden. */
export const TRAIL: readonly TrailTable[] = [...PLAINS, ...HILLS]

export const MOST_STARS = 3 * TRAIL.length

export const trailTable = (id: string): TrailTable | null =>
  TRAIL.find((table) => table.id === id) ?? null

/** What is dealt at a table, for any game of the family. */
export const dealAt = ({ role, character, others }: TrailTable) => ({
  seats: others.length + 1,
  roles: [role, ...others.map((rider) => rider.role)],
  characters: [character, ...others.map((rider) => rider.character)],
})
