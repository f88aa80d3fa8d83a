import { isAnyOf } from '@reduxjs/toolkit'
import { GAME_IDS } from '@/games'
import { removeDocument, setAside, writeDocument } from '@/persistence/documents'
import { settingsKind, setupKindAt } from '@/persistence/kinds'
import { rosterKind } from '@/persistence/roster'
import { SHELVES, placeKind, saveKindAt } from '@/persistence/saves'
import { seriesKind } from '@/persistence/series'
import type { TextStorage } from '@/persistence/storage'
import { saveOf } from './match/saves'
import {
  actionTaken,
  actionUndone,
  roleSeen,
  matchAbandoned,
  matchOpened,
  matchRestored,
  matchStarted,
  playerReplaced,
  reflexesSet,
  resultSeen,
  saveRefused,
  suspicionMarked,
  tableLaid,
} from './match/slice'
import { tellFault } from './notices/faults'
import { noticeRaised } from './notices/slice'
import { seriesRestored } from './pass/series'
import type { StartListening } from './root'
import { peopleSeated, personAdded, personChanged, personRemoved, soloChosen } from './roster/slice'
import { settingsChanged, settingsReset } from './settings/slice'
import { setupRefused, setupRemembered } from './setup/slice'

/** Writes after every action, so that a killed app resumes at the exact decision. Trouble is told once; play goes on. */
export function listenForSaves(startListening: StartListening, storage: TextStorage): void {
  startListening({
    matcher: isAnyOf(
      ...[matchStarted, actionTaken, actionUndone, matchAbandoned, roleSeen, playerReplaced],
      ...[matchOpened, matchRestored, tableLaid, resultSeen, reflexesSet, suspicionMarked],
    ),
    effect: (_, { getState, getOriginalState, dispatch }) => {
      const [now, before] = [getState().match, getOriginalState().match]
      for (const game of GAME_IDS)
        for (const shelf of SHELVES) {
          const slot = now[shelf][game]
          if (slot === before[shelf][game]) continue
          const kind = saveKindAt({ game, shelf })
          if (slot.kind === 'open')
            tellFault(dispatch, writeDocument(storage, kind, saveOf(slot.table)))
          else if (slot.kind === 'empty') removeDocument(storage, kind.key)
        }
      if (now.place !== before.place)
        tellFault(dispatch, writeDocument(storage, placeKind, now.place))
    },
  })
  startListening({
    actionCreator: saveRefused,
    effect: ({ payload: { reason, ...place } }, { dispatch }) => {
      setAside(storage, saveKindAt(place).key)
      dispatch(noticeRaised({ kind: 'save-set-aside', what: 'match', reason }))
    },
  })
  startListening({
    matcher: isAnyOf(settingsChanged, settingsReset),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, settingsKind, getState().settings)),
  })
  startListening({
    predicate: (action, { series }, before) =>
      series !== before.series && !seriesRestored.match(action),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, seriesKind, getState().series)),
  })
  startListening({
    actionCreator: setupRemembered,
    effect: ({ payload }, { dispatch }) =>
      tellFault(dispatch, writeDocument(storage, setupKindAt(payload.game, payload.mode), payload)),
  })
  startListening({
    actionCreator: setupRefused,
    effect: ({ payload: { game, mode, reason } }, { dispatch }) => {
      setAside(storage, setupKindAt(game, mode).key)
      dispatch(noticeRaised({ kind: 'save-set-aside', what: 'setup', reason }))
    },
  })
  startListening({
    matcher: isAnyOf(personAdded, personChanged, personRemoved, peopleSeated, soloChosen),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, rosterKind, getState().roster)),
  })
}
