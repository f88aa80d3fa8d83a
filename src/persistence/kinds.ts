import * as v from 'valibot'
import { CHARACTER_IDS } from '@/family/characters'
import { FEWEST_SEATS, MOST_SEATS, ROLES } from '@/family/roles'
import { FIRST_GAME, GAME_IDS, type GameId } from '@/games'
import type { DocumentKind } from './documents'
import { MODES, PlayerSchema, type Mode } from './players'

export { MODES, PlayerSchema, type Mode, type Player } from './players'
export { matchKind, type SavedMatch } from './saves'

export const LANGUAGES = ['en', 'de', 'fr', 'cs'] as const
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
  /** Where the rules know series: after each match the star goes to the left. */
  starMovesOn: v.optional(v.boolean(), false),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

/**
 * The last set-up of a game and a mode, to begin the next one with. Alone, your own seat comes first. Whether the options are
 * any is for the game to say, when it is entered.
 */
const SavedSetupSchema = v.object({
  /** Version 0.1 had one game. */
  game: v.optional(v.picklist(GAME_IDS), FIRST_GAME),
  mode: v.optional(v.picklist(MODES), 'solo'),
  players: v.pipe(v.array(PlayerSchema), v.minLength(FEWEST_SEATS), v.maxLength(MOST_SEATS)),
  role: v.picklist(['random', ...ROLES]),
  characters: v.picklist(['random', 'none', 'chosen']),
  /** By seat; null is dealt at random. */
  chosen: v.array(v.nullable(v.picklist(CHARACTER_IDS))),
  options: v.unknown(),
})
export type SavedSetup = v.InferOutput<typeof SavedSetupSchema>

export const settingsKind: DocumentKind<Settings> = {
  key: 'tumbleweed.settings',
  version: 1,
  schema: SettingsSchema,
}

/** Where a set-up is kept; the first game's keys are those of version 0.1. */
export const setupKindAt = (game: GameId, mode: Mode): DocumentKind<SavedSetup> => ({
  key: [
    'tumbleweed.setup',
    ...(game === FIRST_GAME ? [] : [game]),
    ...(mode === 'solo' ? [] : [mode]),
  ].join('.'),
  version: 1,
  schema: SavedSetupSchema,
})
