import type { CharacterId } from '@/family/characters'
import type { Goal } from '@/family/goals'
import type { BotLevel } from '@/family/levels'
import type { Role } from '@/family/roles'
import type { Personality } from '@/family/tempers'
import type { GameId } from '.'
import type { Rider } from './trail'

// What the tables of the trail are written with.

/** Who sits there, how they play, and what they were dealt. */
export const sits = (
  name: string,
  [level, personality]: readonly [BotLevel, Personality],
  [role, character]: readonly [Role, CharacterId | null],
): Rider => ({ name, level, personality, role, character })

type Own = readonly [game: GameId, seed: number, role: Role, character: CharacterId | null]

/** What whoever rides the trail is dealt. */
export const own = ([game, seed, role, character]: Own) => ({ game, seed, role, character })

export const win: Goal = { kind: 'win' }
export const life = (least: number): Goal => ({ kind: 'life', least })
export const kills = (least: number): Goal => ({ kind: 'feat', feat: 'kills', least })
