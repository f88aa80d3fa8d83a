import { isAnyOf } from '@reduxjs/toolkit'
import { removeDocument, writeDocument } from '@/persistence/documents'
import { matchKind, settingsKind, setupKinds } from '@/persistence/kinds'
import { rosterKind } from '@/persistence/roster'
import { seriesKind } from '@/persistence/series'
import type { TextStorage } from '@/persistence/storage'
import {
  actionTaken,
  actionUndone,
  cardSeen,
  matchAbandoned,
  matchStarted,
  playerReplaced,
  saveOfTable,
} from './match/slice'
import { selectSecretMatch } from './match/selectors'
import { tellFault } from './notices/faults'
import { seriesRestored } from './pass/series'
import type { StartListening } from './root'
import { peopleSeated, personAdded, personChanged, personRemoved, soloChosen } from './roster/slice'
import { settingsChanged, settingsReset } from './settings/slice'
import { setupRemembered } from './setup/slice'

/** Writes after every action, so that a killed app resumes at the exact decision. Trouble is told once; play goes on. */
export function listenForSaves(startListening: StartListening, storage: TextStorage): void {
  startListening({
    matcher: isAnyOf(
      matchStarted,
      actionTaken,
      actionUndone,
      matchAbandoned,
      cardSeen,
      playerReplaced,
    ),
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      if (active) tellFault(dispatch, writeDocument(storage, matchKind, saveOfTable(active)))
      else removeDocument(storage, matchKind.key)
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
      tellFault(dispatch, writeDocument(storage, setupKinds[payload.mode], payload)),
  })
  startListening({
    matcher: isAnyOf(personAdded, personChanged, personRemoved, peopleSeated, soloChosen),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, rosterKind, getState().roster)),
  })
}
