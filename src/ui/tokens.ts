/** The raw colours, named by material. Components take semantic colours from the theme instead. */
export const palette = {
  walnut900: '#1B110B',
  walnut800: '#2B1A12',
  walnut700: '#3D2619',
  leather600: '#5A3420',
  leather500: '#7A4A2C',
  leather400: '#A06A3E',
  parchment100: '#FBF1DC',
  parchment200: '#F3E3C3',
  parchment300: '#E4CC9E',
  brass200: '#FBE7B4',
  brass300: '#F0CB7C',
  brass400: '#E0B45C',
  brass500: '#C9973B',
  brass700: '#7E5A1D',
  barn600: '#A3341F',
  barn500: '#C4472D',
  barn300: '#F0A08A',
  barn900: '#5A1A0D',
  cactus600: '#4E6B3A',
  cactus500: '#6B8E4E',
  cactus300: '#B5CF97',
  dusk800: '#1F2740',
  dusk600: '#3B4A6B',
  dusk400: '#7C8FB8',
  plum600: '#6B4A80',
  plum500: '#9B74B0',
  ink: '#1B120C',
} as const

/** The two looks: dusk is the saloon by lamplight, noon puts paper where dusk has bare wood. */
export const themeNames = ['dusk', 'noon'] as const
export type ThemeName = (typeof themeNames)[number]

/** What lies under the words: it decides which colours words may have. */
export const surfaces = ['ground', 'sky', 'wood', 'paper'] as const
export type Surface = (typeof surfaces)[number]

/** Colours of words and lines on one surface; each passes AA there (see the contrast test). */
export interface Ink {
  readonly text: string
  readonly strong: string
  readonly secondary: string
  readonly accent: string
  readonly danger: string
  readonly heal: string
  readonly line: string
  /** Ring around what the keyboard has reached. */
  readonly focus: string
  /** Wells: tracks of bars, unchosen segments, text fields. */
  readonly well: string
  readonly wellLine: string
}

const onWood: Ink = {
  text: palette.parchment200,
  strong: palette.parchment100,
  secondary: '#DCC59A',
  accent: palette.brass400,
  danger: palette.barn300,
  heal: palette.cactus300,
  line: 'rgba(228,204,158,0.2)',
  focus: palette.brass200,
  well: 'rgba(0,0,0,0.3)',
  wellLine: 'rgba(228,204,158,0.22)',
}

const onPaper: Ink = {
  text: palette.ink,
  strong: palette.ink,
  secondary: '#5F4329',
  accent: '#6B4710',
  danger: '#99301C',
  heal: '#3E572D',
  line: 'rgba(90,52,32,0.28)',
  focus: palette.dusk600,
  well: 'rgba(90,52,32,0.14)',
  wellLine: 'rgba(90,52,32,0.34)',
}

/** Wood and paper keep their colours in both themes; ground and sky change with the light. */
export const inks: Record<ThemeName, Record<Surface, Ink>> = {
  dusk: { ground: onWood, sky: onWood, wood: onWood, paper: onPaper },
  noon: { ground: onPaper, sky: onPaper, wood: onWood, paper: onPaper },
}

/** Grounds as colours: for the status bar, the splash and whatever shows behind a screen. */
export const backdrops: Record<ThemeName, { readonly ground: string; readonly sky: string }> = {
  dusk: { ground: palette.walnut900, sky: '#161C31' },
  noon: { ground: palette.parchment200, sky: '#A9C4CF' },
}

/** The three faces: Sancreek for titles, Alfa Slab One for numbers and buttons, Bitter for text. */
export const fonts = {
  display: 'Sancreek_400Regular',
  number: 'AlfaSlabOne_400Regular',
  text: 'Bitter_500Medium',
  textBold: 'Bitter_700Bold',
} as const

/** Size and line height per use. Sancreek never below 20, Bitter never below 12. */
export const typeScale = {
  poster: { fontFamily: fonts.display, fontSize: 56, lineHeight: 62 },
  title: { fontFamily: fonts.display, fontSize: 34, lineHeight: 44 },
  head: { fontFamily: fonts.display, fontSize: 24, lineHeight: 30 },
  button: { fontFamily: fonts.number, fontSize: 20, lineHeight: 24 },
  lead: { fontFamily: fonts.textBold, fontSize: 19, lineHeight: 27 },
  body: { fontFamily: fonts.text, fontSize: 16, lineHeight: 22 },
  label: { fontFamily: fonts.textBold, fontSize: 14, lineHeight: 18 },
  small: { fontFamily: fonts.text, fontSize: 13, lineHeight: 17 },
  tiny: { fontFamily: fonts.text, fontSize: 12, lineHeight: 15 },
  'number-xl': { fontFamily: fonts.number, fontSize: 88, lineHeight: 94 },
  'number-l': { fontFamily: fonts.number, fontSize: 56, lineHeight: 60 },
  'number-m': { fontFamily: fonts.number, fontSize: 32, lineHeight: 36 },
  'number-s': { fontFamily: fonts.number, fontSize: 20, lineHeight: 24 },
} as const
export type TextVariant = keyof typeof typeScale

/** Space on a 4-point grid. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48 } as const

/** No target is smaller than `min`; primary ones are `comfortable` or more. A button sinks by `depth`. */
export const touch = { min: 44, comfortable: 56, depth: 3 } as const

/** Radii follow the material, never one for all. */
export const radius = { paper: 3, wood: 6, brass: 10, leather: 14, tray: 20, round: 999 } as const

/** One lamp above: shadows fall down. */
export const elevation = {
  inset: 'inset 0px 2px 6px rgba(0,0,0,0.55)',
  1: '0px 1px 2px rgba(0,0,0,0.5)',
  2: '0px 3px 6px rgba(0,0,0,0.45)',
  3: '0px 8px 18px rgba(0,0,0,0.5)',
  4: '0px 18px 40px rgba(0,0,0,0.6)',
} as const

/** Durations in ms at speed ×1; reduced motion replaces movement by `reduced` fades. */
export const duration = {
  tap: 90,
  quick: 160,
  move: 260,
  fly: 420,
  roll: 1100,
  scene: 1600,
  reduced: 120,
} as const

/** Bézier control points for Reanimated's `Easing.bezier`. */
export const easing = {
  out: [0.2, 0.8, 0.2, 1],
  in: [0.6, 0, 0.9, 0.4],
  inOut: [0.5, 0, 0.2, 1],
  thud: [0.3, 1.5, 0.5, 1],
} as const
