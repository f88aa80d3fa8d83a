import { isAnyOf } from '@reduxjs/toolkit'
import { writeDocument } from '@/persistence/documents'
import { progressKind } from '@/persistence/progress'
import type { TextStorage } from '@/persistence/storage'
import { selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { LESSON_ID } from '../tutorial/lesson'
import { lessonFinished, tipShown } from './slice'

/** Notes the end of the lesson, and keeps what has been learned. */
export function listenForProgress(startListening: StartListening, storage: TextStorage): void {
  startListening({
    actionCreator: actionTaken,
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      if (active?.id === LESSON_ID && active.match.state.winner) dispatch(lessonFinished())
    },
  })
  startListening({
    matcher: isAnyOf(lessonFinished, tipShown),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, progressKind, getState().progress)),
  })
}
