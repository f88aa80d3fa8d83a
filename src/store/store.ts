import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { GAME_IDS, type GameId } from '@/games'
import { memoryTables } from '@/persistence/history/tables'
import type { TextStorage } from '@/persistence/storage'
import { listenForHints } from './coach/hint-listener'
import { listenForReviews } from './coach/review-listener'
import { listenForSuspicions } from './coach/suspicion-listener'
import { listenForDays } from './days/listener'
import { listenForWhys } from './coach/why-listener'
import { listenForClock } from './history/clock'
import { isLoaded } from './games'
import { gameEntered, keptOpened } from './games/entering'
import { historyDoor, type OpenTables } from './history/door'
import { listenForHistory } from './match/history-listener'
import { listenForBots } from './match/bot-listener'
import { listenForPauses } from './match/pause-listener'
import type { Slot } from './match/slots'
import { listenForLeftAnswers, listenForOthersAtHand } from './pass/answer-listener'
import { listenForProgress } from './progress/listener'
import { restoreAll } from './restore'
import { rootReducer, type AppDispatch, type RootState } from './root'
import { listenForSaves } from './save-listener'
import { listenForTalk } from './talk/listener'
import { listenForTrail } from './trail/listener'
import { listenForCompanion } from './tracker/save-listener'

const isUntold = (slot: Slot<GameId>): boolean => slot.kind === 'kept' && !slot.save.glance

/** The app's store, with whatever the storage has kept. Without a database of the device, the history is forgotten. */
export function createStore(
  storage: TextStorage,
  openTables: OpenTables = () => Promise.resolve(memoryTables()),
) {
  const extra = historyDoor(storage, openTables)
  const listeners = createListenerMiddleware<RootState, AppDispatch, typeof extra>({ extra })
  const store = configureStore({
    reducer: rootReducer,
    // The development checks walk the whole match after every action; purity is tested instead.
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: extra },
      }).prepend(listeners.middleware),
  })
  for (const action of restoreAll(storage)) store.dispatch(action)
  listenForSaves(listeners.startListening, storage)
  listenForPauses(listeners.startListening, storage)
  const clock = listenForClock(listeners.startListening, storage)
  listenForHistory(listeners.startListening, { storage, clock })
  listenForCompanion(listeners.startListening, storage)
  listenForProgress(listeners.startListening, storage)
  listenForDays(listeners.startListening, storage)
  listenForTrail(listeners.startListening, storage)
  listenForBots(listeners.startListening)
  listenForLeftAnswers(listeners.startListening)
  listenForOthersAtHand(listeners.startListening)
  listenForHints(listeners.startListening)
  listenForReviews(listeners.startListening)
  listenForWhys(listeners.startListening)
  listenForTalk(listeners.startListening)
  listenForSuspicions(listeners.startListening)
  const { matches, lessons } = store.getState().match
  for (const game of GAME_IDS)
    if (isLoaded(game)) store.dispatch(keptOpened(game))
    // Version 0.1 wrote no glance: what Home tells of such a match, its game has to say.
    else if (isUntold(matches[game]) || isUntold(lessons[game]))
      store.dispatch(gameEntered(game)).catch(() => undefined)
  return store
}

export type AppStore = ReturnType<typeof createStore>
