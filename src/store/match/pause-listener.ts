import * as v from 'valibot'
import { removeDocument, writeDocument, type DocumentKind } from '@/persistence/documents'
import type { TextStorage } from '@/persistence/storage'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { selectIsPaused } from './selectors'

/** That the match on the screen has been paused: it waits also for whoever reloads the page. */
export const pauseKind: DocumentKind<true> = {
  key: 'tumbleweed.paused',
  version: 1,
  schema: v.literal(true),
}

/** Keeps the player's pause as long as it lasts. */
export function listenForPauses(startListening: StartListening, storage: TextStorage): void {
  startListening({
    predicate: (_, now, before) => selectIsPaused(now) !== selectIsPaused(before),
    effect: (_, { getState, dispatch }) => {
      if (selectIsPaused(getState())) tellFault(dispatch, writeDocument(storage, pauseKind, true))
      else removeDocument(storage, pauseKind.key)
    },
  })
}
