import type { Page } from '@playwright/test'
import { startMatch, takeAction } from '@/core/match'
import type { CharacterId } from '@/family/characters'
import { tracker, type TrackerAction } from '@/games/cards/tracker'
import { companionKind } from '@/persistence/companion'
import { settingsKind } from '@/persistence/kinds'
import { DEFAULT_SETTINGS, type Settings } from '@/store/settings/slice'
import { keep } from './saves'

/** Those of the mock-up c14, so that pictures can be laid side by side. */
const PEOPLE = ['Jonas', 'Amira', 'Tom', 'Lene', 'Omar', 'Freya', 'Basti'] as const
const CAST: readonly CharacterId[] = [
  'bart-cassidy',
  'paul-regret',
  'lucky-duke',
  'suzy-lafayette',
  'vulture-sam',
  'kit-carlson',
  'jourdonnais',
]

interface KeptTable {
  readonly seats: number
  readonly actions?: readonly TrackerAction[]
  readonly settings?: Partial<Settings>
}

/** Puts a printed table where the app keeps it, before it starts; Tom has the star. */
export function keepPrintedTable(page: Page, kept: KeptTable): Promise<void> {
  const { seats, actions = [], settings } = kept
  const people = PEOPLE.slice(0, seats)
  const roles = people.map((name) => (name === 'Tom' ? 'sheriff' : 'hidden'))
  const characters = CAST.slice(0, seats)
  let match = startMatch(tracker, { kind: 'deal', seats, roles, characters }, 1)
  for (const action of actions) {
    const taken = takeAction(tracker, match, action)
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.message}`)
    match = taken.match
  }
  const startedAt = Date.now() - actions.length * 60_000
  const none = { out: [], waiting: [], aside: [] }
  return keep(page, {
    [companionKind.key]: {
      version: companionKind.version,
      data: {
        game: 'cards',
        id: 'e2e',
        startedAt,
        players: people.map((name) => ({ name, person: null })),
        record: match.record,
        times: actions.map((_, i) => startedAt + (i + 1) * 60_000),
        done: actions.map((_, i) => ({ keep: i, ...none })),
        undone: [],
        peeking: null,
      },
    },
    [settingsKind.key]: {
      version: settingsKind.version,
      data: { ...DEFAULT_SETTINGS, language: 'en', ...settings },
    },
  })
}

/** The table of the mock-ups: wounds and gear, and the Dynamite in front of Tom, whose turn begins. */
export const picturedCards = (seats: number): TrackerAction[] => [
  { type: 'set-life', seat: 3, life: 2 },
  { type: 'set-life', seat: 4, life: 1 },
  { type: 'equip', seat: 0, kind: 'remington' },
  { type: 'equip', seat: 0, kind: 'mustang' },
  { type: 'equip', seat: 2, kind: 'schofield' },
  { type: 'equip', seat: 3, kind: 'winchester' },
  { type: 'equip', seat: 3, kind: 'mustang' },
  { type: 'equip', seat: 3, kind: 'scope' },
  { type: 'equip', seat: 4, kind: 'volcanic' },
  { type: 'equip', seat: 4, kind: 'jail' },
  ...(seats > 5 ? [{ type: 'equip', seat: 6, kind: 'dynamite' } as const] : []),
]
