import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a player must be told once: about saves, storage and the history. */
export type Notice =
  | {
      readonly kind: 'save-set-aside'
      readonly what:
        | 'match'
        | 'settings'
        | 'setup'
        | 'companion'
        | 'roster'
        | 'progress'
        | 'series'
        | 'history'
        | 'days'
        | 'trail'
      readonly reason: string
    }
  | { readonly kind: 'storage-full' }
  | { readonly kind: 'storage-forbidden' }
  /** A file of the history, or of a game that a match in it is of, could not be fetched. */
  | { readonly kind: 'ledger-not-loaded' }
  /** A browser clears what is saved after a week without a visit. */
  | { readonly kind: 'storage-short-lived' }

const noNotices: Notice[] = []

const slice = createSlice({
  name: 'notices',
  initialState: { waiting: noNotices, told: noNotices },
  reducers: {
    /** The same trouble is told once, however often it happens. */
    noticeRaised({ waiting, told }, { payload }: PayloadAction<Notice>) {
      if (![...waiting, ...told].some(({ kind }) => kind === payload.kind)) waiting.push(payload)
    },
    noticeDismissed({ waiting, told }) {
      told.push(...waiting.splice(0, 1))
    },
  },
})

export const noticesReducer = slice.reducer
export const { noticeRaised, noticeDismissed } = slice.actions
