import { CHARACTER_IDS } from '@/family/characters'

/** Those whose portraits we have; ids are those of the rules. */
export const characterIds = CHARACTER_IDS
export type CharacterId = (typeof characterIds)[number]

/** The six faces of a die that we have drawings of. */
export const faceIds = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const
export type FaceId = (typeof faceIds)[number]

/** Roles as the table sees them. */
export const roleIds = ['sheriff', 'deputy', 'outlaw', 'renegade', 'hidden'] as const
export type RoleId = (typeof roleIds)[number]
