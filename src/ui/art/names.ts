/** Those whose portraits we have; ids are those of the rules. */
export const characterIds = [
  'bart-cassidy',
  'black-jack',
  'calamity-janet',
  'el-gringo',
  'jesse-jones',
  'jourdonnais',
  'kit-carlson',
  'lucky-duke',
  'paul-regret',
  'pedro-ramirez',
  'rose-doolan',
  'sid-ketchum',
  'slab-the-killer',
  'suzy-lafayette',
  'vulture-sam',
  'willy-the-kid',
] as const
export type CharacterId = (typeof characterIds)[number]

/** The six faces of a die. */
export const faceIds = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const
export type FaceId = (typeof faceIds)[number]

/** Roles as the table sees them. */
export const roleIds = ['sheriff', 'deputy', 'outlaw', 'renegade', 'hidden'] as const
export type RoleId = (typeof roleIds)[number]
