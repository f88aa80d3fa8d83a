import type { TimedMark } from '@/family/reading/timed'
import { MOST_SEATS } from '@/family/roles'
import * as v from 'valibot'
import { FIRST_GAME, GAME_IDS, type GameId } from '@/games'
import type { DocumentKind } from './documents'
import { TimedMarksSchema } from './marks'
import { LONGEST_NAME } from './names'

const text = v.pipe(v.string(), v.minLength(1))

/** Whoever sits there; a seat without a name is called by its number, and only people of the roster have an id. */
export const TablePersonSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
  person: v.nullable(text),
})
export type TablePerson = v.InferOutput<typeof TablePersonSchema>

/**
 * A companion's match as it is kept: whose table it is, and what was entered. Whether the entries are any is for its game to
 * say, when the table is gone on with.
 */
export interface SavedCompanion {
  readonly game: GameId
  readonly id: string
  readonly startedAt: number
  readonly players: readonly TablePerson[]
  /** The phone dealt the roles, and this seat looks next; null once all have, or where cards lie on the table. */
  readonly peeking: number | null
  /** What people suspect, each for themselves. */
  readonly marks?: readonly TimedMark[] | undefined
  /** Times lie beside the record: the rules know no clock. */
  readonly record: unknown
  readonly times: unknown
  readonly done: unknown
  readonly undone: unknown
}

const SavedCompanionSchema: v.GenericSchema<unknown, SavedCompanion> = v.object({
  game: v.picklist(GAME_IDS),
  id: text,
  startedAt: v.pipe(v.number(), v.finite()),
  players: v.array(TablePersonSchema),
  peeking: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  marks: v.optional(TimedMarksSchema),
  record: v.unknown(),
  times: v.unknown(),
  done: v.unknown(),
  undone: v.unknown(),
})

const AnyDataSchema = v.looseObject({})

/** Version 1 had one game and named none. */
export const companionKind: DocumentKind<SavedCompanion> = {
  key: 'tumbleweed.companion',
  version: 2,
  schema: SavedCompanionSchema,
  migrate: (data) => ({ ...v.parse(AnyDataSchema, data), game: FIRST_GAME }),
}

/** How this phone likes to keep a table, and who sat at the last one. */
const CompanionPrefsSchema = v.object({
  /** Panels turned to their players, or all to the one who keeps score. */
  arrangement: v.picklist(['around', 'facing']),
  clock: v.boolean(),
  sound: v.boolean(),
  players: v.pipe(v.array(TablePersonSchema), v.maxLength(MOST_SEATS)),
  /** By which rules the last table of each game played; whether they are any is for the game to say. */
  options: v.optional(v.partial(v.object(v.entriesFromList(GAME_IDS, v.unknown()))), {}),
  /** Reminders that nobody wants to hear, by their names. */
  silenced: v.exactOptional(v.array(v.string())),
  /** The stroke has been tried out, or declined. */
  hasTried: v.exactOptional(v.boolean()),
  /** People may note behind the curtain who is who. */
  suspects: v.exactOptional(v.boolean()),
})
export type CompanionPrefs = v.InferOutput<typeof CompanionPrefsSchema>

/** Version 1 had one game: its options are those of dice. */
function withGame(data: unknown): unknown {
  const { options, ...prefs } = v.parse(AnyDataSchema, data)
  return options === undefined ? prefs : { ...prefs, options: { dice: options } }
}

export const companionPrefsKind: DocumentKind<CompanionPrefs> = {
  key: 'tumbleweed.companion-prefs',
  version: 2,
  schema: CompanionPrefsSchema,
  migrate: withGame,
}
