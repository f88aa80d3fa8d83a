import type { UnknownAction } from '@reduxjs/toolkit'
import { GAME_IDS } from '@/games'
import { companionKind, companionPrefsKind } from '@/persistence/companion'
import { daysKind } from '@/persistence/days'
import { readDocument, type DocumentKind } from '@/persistence/documents'
import { MODES, settingsKind, setupKindAt } from '@/persistence/kinds'
import { progressKind } from '@/persistence/progress'
import { SHELVES, placeKind, saveKindAt, sortOldSaves } from '@/persistence/saves'
import { seriesKind } from '@/persistence/series'
import { rosterKind } from '@/persistence/roster'
import type { TextStorage } from '@/persistence/storage'
import { trailKind } from '@/persistence/trail'
import { daysRestored } from './days/slice'
import { pauseKind } from './match/pause-listener'
import { clockHeld, matchKept, tableLaid } from './match/slice'
import { seriesRestored } from './pass/series'
import { noticeRaised, type Notice } from './notices/slice'
import { progressRestored } from './progress/slice'
import { rosterRestored } from './roster/slice'
import { settingsChanged } from './settings/slice'
import { setupKept } from './setup/slice'
import { trailRestored } from './trail/slice'
import { prefsChanged, tableKept } from './tracker/slice'

type What = Extract<Notice, { kind: 'save-set-aside' }>['what']

/**
 * The actions that bring back what was kept. What belongs to a game stays as it was read until its game is entered. What
 * cannot be read is set aside and named; the rest comes back all the same.
 */
export function restoreAll(storage: TextStorage): UnknownAction[] {
  const restored = <T>(what: What, kind: DocumentKind<T>, act: (value: T) => UnknownAction) =>
    restoreOne({ storage, what, kind, act })
  sortOldSaves(storage)
  return [
    ...restored('settings', settingsKind, settingsChanged),
    ...GAME_IDS.flatMap((game) =>
      MODES.flatMap((mode) => restored('setup', setupKindAt(game, mode), setupKept)),
    ),
    ...GAME_IDS.flatMap((game) =>
      SHELVES.flatMap((shelf) => restored('match', saveKindAt({ game, shelf }), matchKept)),
    ),
    ...restored('match', placeKind, tableLaid),
    ...restored('match', pauseKind, () => clockHeld('player')),
    ...restored('progress', progressKind, progressRestored),
    ...restored('days', daysKind, daysRestored),
    ...restored('trail', trailKind, trailRestored),
    ...restored('series', seriesKind, seriesRestored),
    ...restored('roster', rosterKind, rosterRestored),
    ...restored('companion', companionPrefsKind, prefsChanged),
    ...restored('companion', companionKind, tableKept),
  ]
}

interface Restoring<T> {
  readonly storage: TextStorage
  readonly what: What
  readonly kind: DocumentKind<T>
  readonly act: (value: T) => UnknownAction
}

function restoreOne<T>({ storage, what, kind, act }: Restoring<T>): UnknownAction[] {
  const found = readDocument(storage, kind)
  if (found.kind === 'missing') return []
  return [found.kind === 'found' ? act(found.value) : setAsideNotice(what, found.reason)]
}

const setAsideNotice = (what: What, reason: string): UnknownAction =>
  noticeRaised({ kind: 'save-set-aside', what, reason })
