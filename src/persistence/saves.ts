import * as v from 'valibot'
import type { Seat } from '@/core/game'
import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import type { Mark } from '@/family/reading/marks'
import { FIRST_GAME, GAME_IDS, type GameId } from '@/games'
import { removeDocument, type DocumentKind } from './documents'
import { MarksSchema } from './marks'
import { MODES, PlayerSchema, type Mode, type Player } from './players'
import { tryRead, tryWrite, type TextStorage } from './storage'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What Home tells of a match that waits, without the rules of its game. It may be seen by anybody: no role is in it. */
const GlanceSchema = v.object({
  turn: whole,
  alive: whole,
  /** Who is asked what; null once the match is over. */
  asked: v.nullable(v.object({ seat: whole, kind: v.string() })),
  /** The person who plays alone. */
  own: v.nullable(v.object({ life: whole, character: v.nullable(v.picklist(CHARACTER_IDS)) })),
  /** Passed around: somebody has yet to look at their card. */
  goesRound: v.boolean(),
})

export interface Glance {
  readonly turn: number
  readonly alive: number
  readonly asked: { readonly seat: Seat; readonly kind: string } | null
  readonly own: { readonly life: number; readonly character: CharacterId | null } | null
  readonly goesRound: boolean
}

/**
 * A match as it is kept: who sits where, what Home tells of it, and the record that replaying makes a table of. Whether
 * the record is one is for its game to say, when the match is gone on with.
 */
export interface SavedMatch {
  readonly game: GameId
  readonly id: string
  readonly mode: Mode
  readonly players: readonly Player[]
  /** Passed around: the seats whose people have looked at their card. */
  readonly peeked: readonly Seat[]
  /** When the cards were dealt, in milliseconds; 0 where it was not written down. */
  readonly startedAt: number
  /** It is over, and its result has been looked at. */
  readonly isResultSeen?: boolean | undefined
  /** Passed around: what people left to be answered for them, by seat; what that is, their game knows. */
  readonly reflexes?: readonly unknown[] | undefined
  /** Passed around: what whoever is on turn said before the phone went on, without the names of their cards. */
  readonly orders?: { readonly seat: Seat; readonly say: unknown } | undefined
  /** What people suspect, each for themselves. */
  readonly marks?: readonly Mark[] | undefined
  /** Null where version 0.1 wrote it. */
  readonly glance: Glance | null
  /** A lesson: every choice, in order. Null for any other match. */
  readonly script: readonly unknown[] | null
  readonly record: unknown
}

const SavedMatchSchema: v.GenericSchema<unknown, SavedMatch> = v.object({
  game: v.optional(v.picklist(GAME_IDS), FIRST_GAME),
  id: v.pipe(v.string(), v.minLength(1)),
  mode: v.picklist(MODES),
  players: v.array(PlayerSchema),
  peeked: v.optional(v.array(v.number()), []),
  startedAt: v.optional(v.number(), 0),
  isResultSeen: v.optional(v.boolean()),
  reflexes: v.optional(v.array(v.unknown())),
  orders: v.optional(v.object({ seat: whole, say: v.unknown() })),
  marks: v.optional(MarksSchema),
  glance: v.optional(v.nullable(GlanceSchema), null),
  script: v.optional(v.nullable(v.array(v.unknown())), null),
  record: v.unknown(),
})

/** Version 0.1 knew a lesson by its id, and had one game. */
const OLD_LESSON = 'tutorial'

const OldSchema = v.looseObject({ id: v.string() })

/** Version 1 had one game and no glance, and its lesson was known by its id: what that asked for is the game's to say. */
function migrate(data: unknown): unknown {
  const old = v.parse(OldSchema, data)
  return old.id === OLD_LESSON ? { ...old, script: [] } : old
}

/** Each game has room for a match that goes on and for a lesson. */
export const SHELVES = ['matches', 'lessons'] as const
export type Shelf = (typeof SHELVES)[number]

/** One of the tables of this phone. */
export interface Place {
  readonly game: GameId
  readonly shelf: Shelf
}

/** The first game's keys are those of version 0.1. */
function keyOf({ game, shelf }: Place): string {
  if (shelf === 'lessons') return `tumbleweed.lesson.${game}`
  return game === FIRST_GAME ? 'tumbleweed.match' : `tumbleweed.match.${game}`
}

export const saveKindAt = (place: Place): DocumentKind<SavedMatch> => ({
  key: keyOf(place),
  version: 2,
  schema: SavedMatchSchema,
  migrate,
})

/** The match of the first game. */
export const matchKind = saveKindAt({ game: FIRST_GAME, shelf: 'matches' })

/** Which table was on the screen last. */
export const placeKind: DocumentKind<Place> = {
  key: 'tumbleweed.table',
  version: 1,
  schema: v.object({ game: v.picklist(GAME_IDS), shelf: v.picklist(SHELVES) }),
}

/** The other one that went on, in version 0.1: a match that waited during the lesson, or the lesson. */
const OLD_WAITING = 'tumbleweed.match.waiting'

const OldLessonSchema = v.object({
  version: v.literal(1),
  data: v.object({ id: v.literal(OLD_LESSON) }),
})

function isOldLesson(text: string): boolean {
  try {
    return v.is(OldLessonSchema, JSON.parse(text))
  } catch {
    return false
  }
}

/**
 * Version 0.1 kept what was on the table in one place and what waited in another, be it lesson or match. Brings both where
 * they belong. What is copied goes last, so that an app that is killed in between has lost nothing.
 */
export function sortOldSaves(storage: TextStorage): void {
  const match = keyOf({ game: FIRST_GAME, shelf: 'matches' })
  const lesson = keyOf({ game: FIRST_GAME, shelf: 'lessons' })
  const [active, waiting] = [tryRead(storage, match), tryRead(storage, OLD_WAITING)]
  const wasLesson = active !== null && isOldLesson(active)
  if (!wasLesson && waiting === null) return
  const taught = [active, waiting].find((text) => text !== null && isOldLesson(text))
  if (taught && tryWrite(storage, lesson, taught)) return
  if (wasLesson) {
    const data: Place = { game: FIRST_GAME, shelf: 'lessons' }
    tryWrite(storage, placeKind.key, JSON.stringify({ version: placeKind.version, data }))
    if (waiting === null) removeDocument(storage, match)
    else if (tryWrite(storage, match, waiting)) return
  } else if (active === null && waiting !== null && waiting !== taught) {
    if (tryWrite(storage, match, waiting)) return
  }
  removeDocument(storage, OLD_WAITING)
}
