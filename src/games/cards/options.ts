/** Every rule option with its values, the default first (rules §11). */
export const OPTION_VALUES = {
  deck: ['full', 'beginner'],
  brownDiscard: ['after', 'before'],
  reshuffle: ['need', 'empty'],
  suzyTiming: ['after', 'immediate'],
  winCheck: ['card', 'death'],
  duelCredit: ['nobody', 'opponent'],
  ownCards: ['both', 'catBalou', 'none'],
  idleBeer: [true, false],
  sidWithTwo: [true, false],
  sidTiming: ['any', 'beer'],
} as const

export type OptionName = keyof typeof OPTION_VALUES
export type Options = { readonly [K in OptionName]: (typeof OPTION_VALUES)[K][number] }

const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTION_VALUES, name)
export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTION_VALUES).filter(isOptionName)

export const DEFAULT_OPTIONS: Options = {
  deck: 'full',
  brownDiscard: 'after',
  reshuffle: 'need',
  suzyTiming: 'after',
  winCheck: 'card',
  duelCredit: 'nobody',
  ownCards: 'both',
  idleBeer: true,
  sidWithTwo: true,
  sidTiming: 'any',
}

/** Ways to play all the other options; the deck belongs to none of them. */
export type Preset = 'standard' | 'printed' | 'tournament'
export const PRESET_NAMES = [
  'standard',
  'printed',
  'tournament',
] as const satisfies readonly Preset[]

const { deck: _deck, ...STANDARD } = DEFAULT_OPTIONS

export const PRESETS: Readonly<Record<Preset, Omit<Options, 'deck'>>> = {
  standard: STANDARD,
  printed: {
    ...STANDARD,
    suzyTiming: 'immediate',
    winCheck: 'death',
    reshuffle: 'empty',
    ownCards: 'catBalou',
  },
  tournament: { ...STANDARD, brownDiscard: 'before', sidTiming: 'beer' },
}

/** The preset whose rules these are, whatever the deck; `own` if they are nobody's but the players'. */
export function presetOf(options: Partial<Options>): Preset | 'own' {
  const chosen: Options = { ...DEFAULT_OPTIONS, ...options }
  const isSame = (preset: Preset): boolean =>
    OPTION_NAMES.every((name) => name === 'deck' || PRESETS[preset][name] === chosen[name])
  return PRESET_NAMES.find(isSame) ?? 'own'
}
