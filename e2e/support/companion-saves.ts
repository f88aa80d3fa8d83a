import type { Page } from '@playwright/test'
import { replayMatch, startMatch, takeAction } from '@/core/match'
import type { CharacterId, Deal, SeenRole } from '@/games/dice'
import { tracker, type TrackerAction } from '@/games/dice/tracker'
import { companionKind, companionPrefsKind, type CompanionPrefs } from '@/persistence/companion'
import { settingsKind } from '@/persistence/kinds'
import { DEFAULT_SETTINGS, type Settings } from '@/store/settings/slice'
import { keep, type Documents } from './saves'

const PEOPLE = ['Jonas', 'Amira', 'Tom', 'Lene', 'Omar', 'Freya', 'Basti', 'Mia'] as const

/** Those of the mock-ups, so that pictures can be laid side by side. */
const CAST: readonly CharacterId[] = [
  'bart-cassidy',
  'paul-regret',
  'lucky-duke',
  'suzy-lafayette',
  'vulture-sam',
  'kit-carlson',
  'el-gringo',
  'rose-doolan',
]

export interface KeptTable {
  readonly seats: number
  readonly actions?: readonly TrackerAction[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly prefs?: Partial<CompanionPrefs>
  readonly settings?: Partial<Settings>
  readonly sheriff?: number
}

export const dealOf = ({ seats, characters, sheriff = 2 }: KeptTable): Deal => {
  const three: SeenRole[] = ['deputy', 'outlaw', 'renegade']
  const sealed = PEOPLE.slice(0, seats).map((_, seat): SeenRole =>
    seat === sheriff ? 'sheriff' : 'hidden',
  )
  return {
    kind: 'deal',
    seats,
    roles: seats === 3 ? three : sealed,
    characters: (characters ?? CAST).slice(0, seats),
  }
}

/** A table in play as it is kept: everything entered one after the other, a minute apart. */
export function tableDocuments(kept: KeptTable): Documents {
  const { seats, actions = [], prefs, settings } = kept
  let match = startMatch(tracker, dealOf(kept), 1)
  for (const action of actions) {
    const taken = takeAction(tracker, match, action)
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.message}`)
    match = taken.match
  }
  replayMatch(tracker, match.record)
  const startedAt = Date.now() - actions.length * 60_000
  const players = PEOPLE.slice(0, seats).map((name) => ({ name, person: null }))
  const none = { out: [], waiting: [], aside: [] }
  return {
    [companionKind.key]: {
      version: companionKind.version,
      data: {
        game: 'dice',
        id: 'e2e',
        startedAt,
        players,
        record: match.record,
        times: actions.map((_, i) => startedAt + (i + 1) * 60_000),
        done: actions.map((_, i) => ({ keep: i, ...none })),
        undone: [],
        peeking: null,
      },
    },
    [companionPrefsKind.key]: {
      version: companionPrefsKind.version,
      data: {
        arrangement: 'around',
        clock: false,
        sound: false,
        hasTried: true,
        players,
        ...prefs,
      },
    },
    [settingsKind.key]: {
      version: settingsKind.version,
      data: { ...DEFAULT_SETTINGS, language: 'en', ...settings },
    },
  }
}

/** Puts a table where the app keeps it, before it starts. */
export const keepTable = (page: Page, kept: KeptTable): Promise<void> =>
  keep(page, tableDocuments(kept))

/** The table of the mock-ups: wounds, arrows, and with eight seats a fallen Outlaw. */
export function pictured(seats: number): TrackerAction[] {
  const life = [6, 9, 10, 5, 2, 7, 7, 8].slice(0, seats)
  const arrows = [2, 0, 1, seats > 5 ? 1 : 3, 1, 0, 1, 0].slice(0, seats)
  const fallen: TrackerAction[] =
    seats > 5
      ? [
          { type: 'shoot', points: life.map((_, seat) => (seat === 5 ? 7 : 0)) },
          { type: 'reveal', role: 'outlaw' },
        ]
      : []
  return [
    ...fallen,
    ...life.flatMap((points, seat): TrackerAction[] =>
      seat === 5 ? [] : [{ type: 'set-life', seat, life: points }],
    ),
    ...arrows.flatMap((count, seat): TrackerAction[] =>
      count > 0 ? [{ type: 'set-arrows', seat, arrows: count }] : [],
    ),
  ]
}
