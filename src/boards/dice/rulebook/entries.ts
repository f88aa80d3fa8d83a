import { CHARACTER_IDS } from '@/family/characters'
import { OPTION_NAMES } from '@/games/dice/rules/options'
import { ROLES } from '@/family/roles'
import { FACES } from '@/games/dice/rules/state'

export const CHAPTERS = [
  'goal',
  'setup',
  'turn',
  'distance',
  'attack',
  'winning',
  'three',
  'editions',
] as const
export type ChapterId = (typeof CHAPTERS)[number]

export const HELP = ['summary', 'questions'] as const

/** The sections of the book, in the order of its contents. An entry's address is its name. */
export const SECTIONS = {
  help: HELP,
  chapters: CHAPTERS,
  faces: FACES,
  roles: ROLES,
  characters: CHARACTER_IDS,
  options: OPTION_NAMES,
} as const

export type SectionId = keyof typeof SECTIONS
export type EntryId = (typeof SECTIONS)[SectionId][number]

export const SECTION_IDS = ['help', 'chapters', 'faces', 'roles', 'characters', 'options'] as const

/** An entry with its section, so that each kind can be told from the others. */
export type Entry = {
  [S in SectionId]: { section: S; id: (typeof SECTIONS)[S][number] }
}[SectionId]

const within = <S extends SectionId, I extends EntryId>(section: S, ids: readonly I[]) =>
  ids.map((id) => ({ section, id }))

export const ENTRIES: readonly Entry[] = [
  ...within('help', HELP),
  ...within('chapters', CHAPTERS),
  ...within('faces', FACES),
  ...within('roles', ROLES),
  ...within('characters', CHARACTER_IDS),
  ...within('options', OPTION_NAMES),
]

export const entryOf = (id: string): Entry | null =>
  ENTRIES.find((entry) => entry.id === id) ?? null
