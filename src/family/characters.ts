/** The sixteen characters, in the order of the alphabet. Names are not translated. */
export const CHARACTER_IDS = [
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

export type CharacterId = (typeof CHARACTER_IDS)[number]
