import { writeInbox } from '@/persistence/history/inbox'
import type { FinishedMatch } from '@/persistence/history/match'
import { faultOf, type TextStorage } from '@/persistence/storage'
import { tellFault } from '../notices/faults'
import { noticeRaised } from '../notices/slice'
import type { AppDispatch, RootState } from '../root'
import type { HistoryBook } from './book'
import type { HistoryDoor } from './door'
import { historyChanged } from './slice'

export type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState, door: HistoryDoor) => T

/** Does something in the history and tells whoever shows it. Trouble is told once; null then. */
export const inHistory =
  <T>(work: (book: HistoryBook) => Promise<T>): Thunk<Promise<T | null>> =>
  async (dispatch, _, { history }) => {
    let book: HistoryBook | null = null
    try {
      book = await history()
      const done = await work(book)
      dispatch(historyChanged())
      return done
    } catch (error) {
      if (book) tellFault(dispatch, faultOf(error))
      else dispatch(noticeRaised({ kind: 'ledger-not-loaded' }))
      return null
    }
  }

/** Opens the history. Rejects where it cannot be fetched. */
export const historyOpened =
  (): Thunk<Promise<HistoryBook>> =>
  (_, __, { history }) =>
    history()

/** Reads something of the history, with whatever has arrived in it. */
export const readHistory =
  <T>(read: (book: HistoryBook) => Promise<T>): Thunk<Promise<T>> =>
  async (dispatch, _, { history }) => {
    const book = await history()
    if (book.hasMail()) await dispatch(settleHistory())
    return read(book)
  }

/** Moves what has arrived into the database, and tells what could not be read or has to wait. */
export const settleHistory = (): Thunk<Promise<void>> => async (dispatch) => {
  const settled = await dispatch(inHistory((book) => book.settle()))
  const [reason] = settled?.setAside ?? []
  if (reason !== undefined)
    dispatch(noticeRaised({ kind: 'save-set-aside', what: 'history', reason }))
  if (settled && settled.waiting > 0) dispatch(noticeRaised({ kind: 'ledger-not-loaded' }))
}

/** Keeps a match that is over: at once where nothing can be lost, then in the database. */
export const keepFinished =
  (storage: TextStorage, match: FinishedMatch): Thunk<void> =>
  (dispatch) => {
    tellFault(dispatch, writeInbox(storage, match))
    void dispatch(settleHistory())
  }

/** A match that was over goes on after all. */
export const takeBackFinished =
  (id: string): Thunk<void> =>
  (dispatch) =>
    void dispatch(inHistory((book) => book.remove([id])))
