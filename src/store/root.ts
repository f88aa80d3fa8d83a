import {
  combineReducers,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { coachReducer } from './coach/slice'
import { daysReducer } from './days/slice'
import type { HistoryDoor } from './history/door'
import { historyReducer } from './history/slice'
import { matchReducer } from './match/slice'
import { mindsReducer } from './minds/slice'
import { passReducer } from './pass/slice'
import { seriesReducer } from './pass/series'
import { noticesReducer } from './notices/slice'
import { progressReducer } from './progress/slice'
import { rosterReducer } from './roster/slice'
import { settingsReducer } from './settings/slice'
import { setupReducer } from './setup/slice'
import { talkReducer } from './talk/slice'
import { trailReducer } from './trail/slice'
import { trackerReducer } from './tracker/slice'

export const rootReducer = combineReducers({
  coach: coachReducer,
  days: daysReducer,
  history: historyReducer,
  match: matchReducer,
  minds: mindsReducer,
  notices: noticesReducer,
  pass: passReducer,
  progress: progressReducer,
  series: seriesReducer,
  roster: rosterReducer,
  settings: settingsReducer,
  setup: setupReducer,
  talk: talkReducer,
  tracker: trackerReducer,
  trail: trailReducer,
})

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, HistoryDoor, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch, HistoryDoor>
