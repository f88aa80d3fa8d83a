import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { deviceStorage } from '@/persistence/device-storage'
import { openDeviceTables } from '@/persistence/history/open'
import { createStore, type AppStore } from './store'

/** Gives the app its store; tests bring their own. */
export function StoreProvider({
  store,
  children,
}: {
  readonly store?: AppStore
  readonly children: ReactNode
}) {
  const [own] = useState(() => store ?? createStore(deviceStorage(), openDeviceTables))
  return <Provider store={own}>{children}</Provider>
}
