/** Every rule option with its values, the default first (rules §11). */
export const OPTION_VALUES = {
  dynamiteTiming: ['before', 'after'],
  gringoGranularity: ['batch', 'turn', 'life'],
  gringoGatling: ['after', 'before'],
  jesseThreshold: ['once', 'perBeer'],
  kitSpread: ['any', 'oneOther'],
  roseWrap: [true, false],
  threeIndianCredit: ['none', 'taker'],
  threeAllDead: ['draw', 'outlaw'],
} as const

export type OptionName = keyof typeof OPTION_VALUES
export type Options = { readonly [K in OptionName]: (typeof OPTION_VALUES)[K][number] }

const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTION_VALUES, name)
export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTION_VALUES).filter(isOptionName)

export const DEFAULT_OPTIONS: Options = {
  dynamiteTiming: 'before',
  gringoGranularity: 'batch',
  gringoGatling: 'after',
  jesseThreshold: 'once',
  kitSpread: 'any',
  roseWrap: true,
  threeIndianCredit: 'none',
  threeAllDead: 'draw',
}

/** Presets named after the printed editions. */
export const EDITIONS = {
  international: DEFAULT_OPTIONS,
  german: { ...DEFAULT_OPTIONS, dynamiteTiming: 'after', kitSpread: 'oneOther' },
} as const satisfies Record<string, Options>

export type Edition = keyof typeof EDITIONS
export const EDITION_NAMES = ['international', 'german'] as const satisfies readonly Edition[]

/** The printed edition whose rules these are; `own` if they are nobody's but the player's. */
export function editionOf(options: Partial<Options>): Edition | 'own' {
  const chosen: Options = { ...DEFAULT_OPTIONS, ...options }
  const isSame = (edition: Options) =>
    JSON.stringify(Object.entries(edition).sort()) === JSON.stringify(Object.entries(chosen).sort())
  return EDITION_NAMES.find((name) => isSame(EDITIONS[name])) ?? 'own'
}
