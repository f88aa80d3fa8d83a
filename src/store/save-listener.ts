import { isAnyOf } from '@reduxjs/toolkit'
import { removeDocument, writeDocument } from '@/persistence/documents'
import { waitingKind, matchKind, settingsKind, setupKinds } from '@/persistence/kinds'
import { rosterKind } from '@/persistence/roster'
import { seriesKind } from '@/persistence/series'
import type { TextStorage } from '@/persistence/storage'
import {
  actionTaken,
  actionUndone,
  cardSeen,
  lessonPutAway,
  lessonResumed,
  matchAbandoned,
  matchStarted,
  playerReplaced,
  resultSeen,
  saveOfTable,
} from './match/slice'
import { tellFault } from './notices/faults'
import { seriesRestored } from './pass/series'
import type { StartListening } from './root'
import { peopleSeated, personAdded, personChanged, personRemoved, soloChosen } from './roster/slice'
import { settingsChanged, settingsReset } from './settings/slice'
import { setupRemembered } from './setup/slice'
import { LESSON_ID } from './tutorial/lesson'

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
      resultSeen,
      lessonResumed,
      lessonPutAway,
    ),
    effect: (_, { getState, getOriginalState, dispatch }) => {
      const { active, aside } = getState().match
      const keep = (kind: typeof matchKind, table: typeof active): void => {
        if (table) tellFault(dispatch, writeDocument(storage, kind, saveOfTable(table)))
        else removeDocument(storage, kind.key)
      }
      const keepAside = (): void => {
        if (aside !== getOriginalState().match.aside) keep(waitingKind, aside)
      }
      // The lesson is written last: an app that is killed in between has not lost the other match.
      const isLesson = active?.id === LESSON_ID
      if (isLesson) keepAside()
      keep(matchKind, active)
      if (!isLesson) keepAside()
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
