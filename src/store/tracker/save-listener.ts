import { isAnyOf } from '@reduxjs/toolkit'
import { companionKind, companionPrefsKind } from '@/persistence/companion'
import { removeDocument, writeDocument } from '@/persistence/documents'
import { removeFinishedMatch, writeFinishedMatch } from '@/persistence/history'
import { rosterKind } from '@/persistence/roster'
import type { TextStorage } from '@/persistence/storage'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { peopleSeated, personAdded, personRemoved, personRenamed } from '../roster/slice'
import { finishedMatch } from './recap'
import { selectSecretTable } from './selectors'
import {
  cardSeen,
  entered,
  entryEdited,
  entryRedone,
  entryUndone,
  prefsChanged,
  saveOfTable,
  tableClosed,
  tableOpened,
} from './slice'

/** Writes the table after every entry, and the roster and habits as they change. */
export function listenForCompanion(startListening: StartListening, storage: TextStorage): void {
  startListening({
    matcher: isAnyOf(
      ...[tableOpened, entered, entryEdited, entryUndone, entryRedone, cardSeen, tableClosed],
    ),
    effect: (_, { getState, dispatch }) => {
      const table = selectSecretTable(getState())
      if (!table) return removeDocument(storage, companionKind.key)
      tellFault(dispatch, writeDocument(storage, companionKind, saveOfTable(table)))
      const finished = finishedMatch(table)
      // A win that is undone, or that people do not accept, is none.
      if (finished) tellFault(dispatch, writeFinishedMatch(storage, finished))
      else removeFinishedMatch(storage, table.id)
    },
  })
  startListening({
    actionCreator: prefsChanged,
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, companionPrefsKind, getState().tracker.prefs)),
  })
  startListening({
    matcher: isAnyOf(personAdded, personRenamed, personRemoved, peopleSeated),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, rosterKind, getState().roster)),
  })
}
