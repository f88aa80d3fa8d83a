import { useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, RootState } from './root'
import type { AppStore } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
const useAppStore = useStore.withTypes<AppStore>()

/** Told of everything as it happens, before the screen is drawn again: whatever follows from it is drawn at once. */
export function useHappening(tell: (state: RootState) => void): void {
  const store = useAppStore()
  useEffect(() => store.subscribe(() => tell(store.getState())), [store, tell])
}
