import * as v from 'valibot'
import { LONGEST_NAME } from './names'
import type { DiceRecord, Seat } from '@/games/dice'
import { BOT_LEVELS } from '@/family/levels'
import { PERSONALITIES } from '@/family/tempers'
import { CHARACTER_IDS } from '@/family/characters'
import { OptionsSchema, RecordSchema } from '@/games/dice/notation/schema'
import { FEWEST_SEATS, MOST_SEATS, ROLES } from '@/family/roles'
import type { DocumentKind } from './documents'

export const LANGUAGES = ['en', 'de', 'fr', 'cs'] as const
export const MODES = ['solo', 'pass'] as const
export type Mode = (typeof MODES)[number]
export const SPEEDS = [1, 2, 4, 'instant'] as const
export const TURN_CLOCKS = [0, 30, 60, 90] as const
export const BOARDS = ['near', 'half', 'fixed'] as const

export const SettingsSchema = v.object({
  language: v.picklist(['system', ...LANGUAGES]),
  sound: v.boolean(),
  haptics: v.boolean(),
  shake: v.boolean(),
  /** How hard one must shake. */
  shakeStrength: v.picklist(['gentle', 'normal', 'firm']),
  speed: v.picklist(SPEEDS),
  /** Forced choices answer themselves. */
  autoAnswer: v.boolean(),
  theme: v.picklist(['system', 'dusk', 'noon']),
  /** Patterns besides colours. */
  patterns: v.boolean(),
  motion: v.picklist(['system', 'full', 'reduced']),
  keepAwake: v.boolean(),
  /** Bots say a line now and then. */
  talk: v.optional(v.boolean(), true),
  /** Passed around: a card between two people says whose turn it is. */
  handOver: v.optional(v.boolean(), true),
  /** Passed around: the table brings whoever plays to the near edge, turns half round for those across, or stays. */
  board: v.optional(v.picklist(BOARDS), 'near'),
  /** Passed around: the seconds that a turn may take; 0 is no clock. */
  turnClock: v.optional(v.picklist(TURN_CLOCKS), 0),
  /** Alone: a hint may be asked for. */
  hints: v.optional(v.boolean(), true),
  /** Alone: the table shows who probably is who. */
  suspicions: v.optional(v.boolean(), false),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

const anyName = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME))
const name = v.pipe(anyName, v.minLength(1))
const level = v.picklist(BOT_LEVELS)

export const PlayerSchema = v.variant('kind', [
  /** Without a name of his own he is "you", in whatever language is spoken. */
  v.object({ kind: v.literal('human'), name: anyName }),
  v.object({
    kind: v.literal('bot'),
    name,
    level,
    /** Without one it is drawn with the deal. */
    personality: v.optional(v.picklist(PERSONALITIES)),
    /** It sits in for a person who is away. */
    isStandIn: v.optional(v.boolean()),
  }),
])
export type Player = v.InferOutput<typeof PlayerSchema>

/** A match as it is kept: who sits where, and the record that replaying makes a table of. */
export interface SavedMatch {
  readonly id: string
  readonly mode: Mode
  readonly players: readonly Player[]
  /** Passed around: the seats whose people have looked at their card. */
  readonly peeked: readonly Seat[]
  /** When the cards were dealt, in milliseconds; 0 where it was not written down. */
  readonly startedAt: number
  /** It is over, and its result has been looked at. */
  readonly isResultSeen?: boolean | undefined
  readonly record: DiceRecord
}

export const SavedMatchSchema: v.GenericSchema<unknown, SavedMatch> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    mode: v.picklist(MODES),
    players: v.array(PlayerSchema),
    peeked: v.optional(v.array(v.number()), []),
    startedAt: v.optional(v.number(), 0),
    isResultSeen: v.optional(v.boolean()),
    record: RecordSchema,
  }),
  v.check(({ players, record: { config } }) => {
    const seats = config.kind === 'deal' ? config.seats : config.seats.length
    return players.length === seats
  }, 'every seat needs a player'),
)

/** The last set-up of a mode, to begin the next one with. Alone, your own seat comes first. */
export const SetupSchema = v.object({
  mode: v.optional(v.picklist(MODES), 'solo'),
  players: v.pipe(v.array(PlayerSchema), v.minLength(FEWEST_SEATS), v.maxLength(MOST_SEATS)),
  role: v.picklist(['random', ...ROLES]),
  characters: v.picklist(['random', 'none', 'chosen']),
  /** By seat; null is dealt at random. */
  chosen: v.array(v.nullable(v.picklist(CHARACTER_IDS))),
  options: OptionsSchema,
})
export type Setup = v.InferOutput<typeof SetupSchema>

export const settingsKind: DocumentKind<Settings> = {
  key: 'tumbleweed.settings',
  version: 1,
  schema: SettingsSchema,
}
export const matchKind: DocumentKind<SavedMatch> = {
  key: 'tumbleweed.match',
  version: 1,
  schema: SavedMatchSchema,
}
/** The other one that goes on: a match that waits during the lesson, or the lesson. */
export const waitingKind: DocumentKind<SavedMatch> = {
  ...matchKind,
  key: 'tumbleweed.match.waiting',
}
export const setupKinds: Readonly<Record<Mode, DocumentKind<Setup>>> = {
  solo: { key: 'tumbleweed.setup', version: 1, schema: SetupSchema },
  pass: { key: 'tumbleweed.setup.pass', version: 1, schema: SetupSchema },
}
