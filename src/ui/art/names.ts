import { CHARACTER_IDS } from '@/family/characters'
import { FACES } from '@/games/dice/rules/state'

/** Those whose portraits we have; ids are those of the rules. */
export const characterIds = CHARACTER_IDS
export type CharacterId = (typeof characterIds)[number]

/** The six faces of a die. */
export const faceIds = FACES
export type FaceId = (typeof faceIds)[number]

/** Roles as the table sees them. */
export const roleIds = ['sheriff', 'deputy', 'outlaw', 'renegade', 'hidden'] as const
export type RoleId = (typeof roleIds)[number]
