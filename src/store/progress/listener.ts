import { isAnyOf } from '@reduxjs/toolkit'
import { writeDocument } from '@/persistence/documents'
import { progressKind } from '@/persistence/progress'
import type { TextStorage } from '@/persistence/storage'
import { selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { isOver } from '../match/table'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { lessonFinished, tipShown } from './slice'

/** Notes the end of the lesson, and keeps what has been learned. */
export function listenForProgress(startListening: StartListening, storage: TextStorage): void {
  startListening({
    actionCreator: actionTaken,
    effect: (_, { getState, dispatch }) => {
      const table = selectSecretMatch(getState())
      if (table?.script && isOver(table)) dispatch(lessonFinished(table.game))
    },
  })
  startListening({
    matcher: isAnyOf(lessonFinished, tipShown),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, progressKind, getState().progress)),
  })
}
