import type { Page } from '@playwright/test'
import {
  dice,
  type CharacterId,
  type DiceAction,
  type DiceConfig,
  type DiceRecord,
  type Role,
} from '@/games/dice'
import type { Mark } from '@/family/reading'
import { officialRoleCounts } from '@/family/roles'
import { matchKind, settingsKind, type Mode, type Player } from '@/persistence/kinds'
import { DEFAULT_SETTINGS, type Settings } from '@/store/settings/slice'

const NAMES = ['Ada', 'Rosa', 'Hank', 'Mei', 'Cole', 'Ines', 'Bo', 'Otis'] as const

/** A person and bots around the table. */
export const players = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, seat): Player =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  )

/** All roles of a game, the one that begins first: the person's turn comes at once. */
export function roles(seats: number): Role[] {
  const counts = officialRoleCounts(seats)
  const order: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade']
  return order.flatMap((role) => Array<Role>(counts[role]).fill(role))
}

export function record(config: DiceConfig, seed: number): DiceRecord {
  return { schema: 1, rules: dice.rules, game: 'dice', config, seed, actions: [] }
}

export interface Kept {
  readonly seats: number
  readonly seed?: number
  readonly characters?: readonly (CharacterId | null)[]
  readonly settings?: Partial<Settings>
  readonly mode?: Mode
  readonly players?: readonly Player[]
  /** What has been done so far. */
  readonly actions?: readonly DiceAction[]
  /** A match that is already under way, instead of a fresh one. */
  readonly record?: DiceRecord
  /** What people suspect. */
  readonly marks?: readonly Mark[]
  /** Passed around: who has looked at the card already. */
  readonly peeked?: readonly number[]
}

const PEOPLE = ['Rosa', 'Tom', 'Omar', 'Friederike', 'Bo', 'Mei', 'Ines', 'Cole']

/** A table of people, with bots on the seats named. */
export const company = (seats: number, bots: readonly number[] = []): Player[] =>
  PEOPLE.slice(0, seats).map((name, seat) =>
    bots.includes(seat) ? { kind: 'bot', name, level: 'easy' } : { kind: 'human', name },
  )

/** What the app keeps, by its keys. */
export type Documents = Readonly<Record<string, unknown>>

/** A match and settings as they are kept. */
export function matchDocuments(kept: Kept): Documents {
  const { seats, seed = 7, characters, settings, mode = 'solo' } = kept
  const chosen = characters ? { characters } : {}
  const config: DiceConfig = { kind: 'deal', seats, roles: roles(seats), ...chosen }
  const match = {
    id: `e2e-${seats}-${seed}`,
    mode,
    players: kept.players ?? players(seats),
    record: kept.record ?? { ...record(config, seed), actions: kept.actions ?? [] },
    peeked: kept.peeked ?? [],
    ...(kept.marks ? { marks: kept.marks } : {}),
  }
  return {
    [matchKind.key]: { version: matchKind.version, data: match },
    ...settingsDocument(settings),
  }
}

/** Puts a match and settings where the app keeps them, before it starts; a reload finds what the app kept itself. */
export const keepMatch = (page: Page, kept: Kept): Promise<void> => keep(page, matchDocuments(kept))

/** Settings alone: a fresh app, as far as matches go. */
export const keepSettings = (page: Page, settings: Partial<Settings>): Promise<void> =>
  keep(page, settingsDocument(settings))

/** The settings as they are kept. */
export const settingsDocument = (settings: Partial<Settings> = {}) => ({
  [settingsKind.key]: {
    version: settingsKind.version,
    data: { ...DEFAULT_SETTINGS, language: 'en', speed: 'instant', ...settings },
  },
})

/** Writes documents into the browser's storage once. */
export async function keep(page: Page, documents: Documents): Promise<void> {
  const texts = Object.entries(documents).map(([key, value]): [string, string] => [
    key,
    JSON.stringify(value),
  ])
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('e2e.kept')) return
    sessionStorage.setItem('e2e.kept', 'yes')
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, texts)
}
