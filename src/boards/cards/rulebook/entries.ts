import { CHARACTER_IDS } from '@/family/characters'
import { ROLES } from '@/family/roles'
import { KIND_IDS } from '@/games/cards/cards/ids'
import { OPTION_NAMES, type OptionName } from '@/games/cards/options'

export const CHAPTERS = [
  'goal',
  'setup',
  'turn',
  'distance',
  'draw',
  'order',
  'piles',
  'falling',
  'winning',
  'series',
  'presets',
] as const
export type ChapterId = (typeof CHAPTERS)[number]

export const HELP = ['summary', 'symbols', 'questions'] as const

/** The sections of the book. An entry's address is its name. */
interface Sections {
  readonly help: (typeof HELP)[number]
  readonly chapters: ChapterId
  readonly kinds: (typeof KIND_IDS)[number]
  readonly roles: (typeof ROLES)[number]
  readonly characters: (typeof CHARACTER_IDS)[number]
  readonly options: OptionName
}

export type SectionId = keyof Sections

/** In the order of the contents. */
export const SECTION_IDS = [
  'help',
  'chapters',
  'kinds',
  'characters',
  'roles',
  'options',
] as const satisfies readonly SectionId[]

/** An entry with its section, so that each kind can be told from the others. */
export type Entry = {
  [S in SectionId]: { readonly section: S; readonly id: Sections[S] }
}[SectionId]

const within = <S extends SectionId, I extends Sections[S]>(section: S, ids: readonly I[]) =>
  ids.map((id) => ({ section, id }))

export const ENTRIES: readonly Entry[] = [
  ...within('help', HELP),
  ...within('chapters', CHAPTERS),
  ...within('kinds', KIND_IDS),
  ...within('characters', CHARACTER_IDS),
  ...within('roles', ROLES),
  ...within('options', OPTION_NAMES),
]

export const entryOf = (id: string): Entry | null =>
  ENTRIES.find((entry) => entry.id === id) ?? null
