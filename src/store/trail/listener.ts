import { isAnyOf } from '@reduxjs/toolkit'
import { starsOf } from '@/family/goals'
import { writeDocument } from '@/persistence/documents'
import type { TextStorage } from '@/persistence/storage'
import { trailKind } from '@/persistence/trail'
import { selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { isOver } from '../match/table'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { rideOf } from './play'
import { selectTableOfMatch } from './selectors'
import { starsArrived, starsWon, tableRidden, trailForgotten } from './slice'

/** Counts the stars of a ride that has ended, and keeps how far one has come. */
export function listenForTrail(startListening: StartListening, storage: TextStorage): void {
  startListening({
    actionCreator: actionTaken,
    effect: (_, { getState, dispatch }) => {
      const active = selectSecretMatch(getState())
      const table = active && selectTableOfMatch(getState(), active.id)
      if (table && isOver(active))
        dispatch(starsWon({ table: table.id, stars: starsOf(table.goals, rideOf(active)) }))
    },
  })
  startListening({
    matcher: isAnyOf(tableRidden, starsWon, starsArrived, trailForgotten),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, trailKind, getState().trail)),
  })
}
