import * as v from 'valibot'
import type { DiceRecord } from '@/games/dice'
import { BOT_LEVELS } from '@/games/dice/bots'
import { CHARACTER_IDS } from '@/games/dice/characters'
import { OptionsSchema, RecordSchema } from '@/games/dice/notation/schema'
import { ROLES } from '@/games/dice/rules/state'
import type { DocumentKind } from './documents'

export const LANGUAGES = ['en', 'de', 'fr', 'cs'] as const
export const MODES = ['solo'] as const
export const SPEEDS = [1, 2, 4, 'instant'] as const

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
})
export type Settings = v.InferOutput<typeof SettingsSchema>

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))
const level = v.picklist(BOT_LEVELS)

export const PlayerSchema = v.variant('kind', [
  v.object({ kind: v.literal('human'), name }),
  v.object({ kind: v.literal('bot'), name, level }),
])
export type Player = v.InferOutput<typeof PlayerSchema>

/** A match as it is kept: who sits where, and the record that replaying makes a table of. */
export interface SavedMatch {
  readonly id: string
  readonly mode: (typeof MODES)[number]
  readonly players: readonly Player[]
  readonly record: DiceRecord
}

export const SavedMatchSchema: v.GenericSchema<unknown, SavedMatch> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    mode: v.picklist(MODES),
    players: v.array(PlayerSchema),
    record: RecordSchema,
  }),
  v.check(({ players, record: { config } }) => {
    const seats = config.kind === 'deal' ? config.seats : config.seats.length
    return players.length === seats
  }, 'every seat needs a player'),
)

/** The last set-up, to begin the next one with. Your own seat comes first. */
export const SetupSchema = v.object({
  players: v.pipe(v.array(PlayerSchema), v.minLength(3), v.maxLength(8)),
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
export const setupKind: DocumentKind<Setup> = {
  key: 'tumbleweed.setup',
  version: 1,
  schema: SetupSchema,
}
