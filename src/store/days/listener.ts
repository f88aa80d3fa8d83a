import { isAnyOf } from '@reduxjs/toolkit'
import type { DayResult } from '@/family/played-days'
import { readingScore } from '@/family/reading/score'
import { truthOf } from '@/family/reading/truth'
import type { FamilyRecap } from '@/family/story'
import { daysKind } from '@/persistence/days'
import { writeDocument } from '@/persistence/documents'
import type { TextStorage } from '@/persistence/storage'
import { rulesOf } from '../games'
import { selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { isOver, type AnyTable } from '../match/table'
import { tellFault } from '../notices/faults'
import type { StartListening } from '../root'
import { selectDayOfMatch } from './selectors'
import { dayBegun, dayFinished, daysArrived, daysForgotten } from './slice'

const OWN = 0

/** How a deal of a day came out for whoever sat at seat 0. */
function dayResultOf(table: AnyTable): DayResult {
  const recap: FamilyRecap = rulesOf(table.game).recapOf(table.match.record)
  const { turns, life, ending } = recap
  const truth = truthOf(recap)
  return {
    won: ending?.winner.seats.includes(OWN) === true,
    turns,
    life: life[OWN]?.at(-1) ?? 0,
    reading: (truth && readingScore(table.marks ?? [], OWN, truth)?.points) ?? null,
  }
}

/** Notes how the deal of a day ended, and keeps what was begun and what came of it. */
export function listenForDays(startListening: StartListening, storage: TextStorage): void {
  startListening({
    actionCreator: actionTaken,
    effect: (_, { getState, dispatch }) => {
      const table = selectSecretMatch(getState())
      const day = table && selectDayOfMatch(getState(), table.id)
      if (!day || day.result || !isOver(table)) return
      dispatch(dayFinished({ match: table.id, result: dayResultOf(table) }))
    },
  })
  startListening({
    matcher: isAnyOf(dayBegun, dayFinished, daysArrived, daysForgotten),
    effect: (_, { getState, dispatch }) =>
      tellFault(dispatch, writeDocument(storage, daysKind, getState().days)),
  })
}
