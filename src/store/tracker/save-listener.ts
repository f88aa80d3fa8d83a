import { isAnyOf } from '@reduxjs/toolkit'
import { companionKind, companionPrefsKind } from '@/persistence/companion'
import { removeDocument, setAside, writeDocument } from '@/persistence/documents'
import type { FinishedMatch } from '@/persistence/history/match'
import type { TextStorage } from '@/persistence/storage'
import { keepFinished, takeBackFinished } from '../history/keep'
import { companionOf } from '../games'
import { tellFault } from '../notices/faults'
import { noticeRaised } from '../notices/slice'
import { sameCompany, seriesCounted, seriesUncounted } from '../pass/series'
import type { AppDispatch, RootState, StartListening } from '../root'
import { selectSecretTable } from './selectors'
import {
  asideSettled,
  roleSeen,
  entered,
  entryEdited,
  entryRedone,
  entryUndone,
  prefsChanged,
  suspicionNoted,
  tableClosed,
  tableOpened,
  tableRefused,
} from './slice'
import { saveOfTable } from './table'

/** Writes the table after every entry, and the habits as they change. */
export function listenForCompanion(startListening: StartListening, storage: TextStorage): void {
  startListening({
    matcher: isAnyOf(
      ...[tableOpened, entered, entryEdited, asideSettled, entryUndone, entryRedone],
      ...[roleSeen, suspicionNoted, tableClosed],
    ),
    effect: (_, { getState, getOriginalState, dispatch }) => {
      const before = selectSecretTable(getOriginalState())
      const table = selectSecretTable(getState())
      if (!table) return removeDocument(storage, companionKind.key)
      tellFault(dispatch, writeDocument(storage, companionKind, saveOfTable(table)))
      const finished = companionOf(table.game).finished(table)
      // A win that is undone, or that people do not accept, is none.
      if (finished) {
        dispatch(keepFinished(storage, finished))
        countForSeries(finished, getState(), dispatch)
      } else if (before?.match.state.winner) {
        dispatch(takeBackFinished(table.id))
        dispatch(seriesUncounted(table.id))
      }
    },
  })
  startListening({
    actionCreator: tableRefused,
    effect: ({ payload: { reason } }, { dispatch }) => {
      setAside(storage, companionKind.key)
      dispatch(noticeRaised({ kind: 'save-set-aside', what: 'companion', reason }))
    },
  })
  startListening({
    actionCreator: prefsChanged,
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, companionPrefsKind, getState().tracker.prefs)),
  })
}

/** One more game of the evening, where everybody has a name and it is their series. */
function countForSeries(
  { game, id, side, seats }: FinishedMatch,
  { series }: RootState,
  dispatch: AppDispatch,
): void {
  const names = seats.map(({ name }) => name)
  if (!sameCompany(series.company, names)) return
  const winners = seats.filter(({ won }) => won).map(({ name }) => name)
  dispatch(seriesCounted({ game, id, side, winners }))
}
