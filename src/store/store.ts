import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { TextStorage } from '@/persistence/storage'
import { listenForHints } from './coach/hint-listener'
import { listenForHistory } from './match/history-listener'
import { listenForBots } from './match/bot-listener'
import { listenForProgress } from './progress/listener'
import { restoreAll } from './restore'
import { rootReducer, type AppDispatch, type RootState } from './root'
import { listenForSaves } from './save-listener'
import { listenForCompanion } from './tracker/save-listener'

/** The app's store, with whatever the storage has kept. */
export function createStore(storage: TextStorage) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  const store = configureStore({
    reducer: rootReducer,
    // The development checks walk the whole match after every action; purity is tested instead.
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  })
  for (const action of restoreAll(storage)) store.dispatch(action)
  listenForSaves(listeners.startListening, storage)
  listenForHistory(listeners.startListening, storage)
  listenForCompanion(listeners.startListening, storage)
  listenForProgress(listeners.startListening, storage)
  listenForBots(listeners.startListening)
  listenForHints(listeners.startListening)
  return store
}

export type AppStore = ReturnType<typeof createStore>
