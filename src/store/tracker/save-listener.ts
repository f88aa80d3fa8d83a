import { isAnyOf } from '@reduxjs/toolkit'
import { companionKind, companionPrefsKind } from '@/persistence/companion'
import { removeDocument, writeDocument } from '@/persistence/documents'
import type { TextStorage } from '@/persistence/storage'
import { keepFinished, takeBackFinished } from '../history/keep'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { finishedMatch } from './recap'
import { selectSecretTable } from './selectors'
import {
  asideSettled,
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

/** Writes the table after every entry, and the habits as they change. */
export function listenForCompanion(startListening: StartListening, storage: TextStorage): void {
  startListening({
    matcher: isAnyOf(
      ...[tableOpened, entered, entryEdited, asideSettled, entryUndone, entryRedone],
      ...[cardSeen, tableClosed],
    ),
    effect: (_, { getState, getOriginalState, dispatch }) => {
      const before = selectSecretTable(getOriginalState())
      const table = selectSecretTable(getState())
      if (!table) return removeDocument(storage, companionKind.key)
      tellFault(dispatch, writeDocument(storage, companionKind, saveOfTable(table)))
      const finished = finishedMatch(table)
      // A win that is undone, or that people do not accept, is none.
      if (finished) dispatch(keepFinished(storage, finished))
      else if (before?.match.state.winner) dispatch(takeBackFinished(table.id))
    },
  })
  startListening({
    actionCreator: prefsChanged,
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, companionPrefsKind, getState().tracker.prefs)),
  })
}
