import { useEffect } from 'react'
import { AppState } from 'react-native'
import { setKeepAwake } from '@/platform/keep-awake'
import { useAppSelector } from '@/store/hooks'
import { selectSettings } from '@/store/settings/selectors'

/** The screen stays lit while a table is kept. A system forgets that when the app was away, so it is asked again. */
export function useAwake(): void {
  const { keepAwake } = useAppSelector(selectSettings)
  useEffect(() => {
    if (!keepAwake) return undefined
    void setKeepAwake(true)
    const back = AppState.addEventListener('change', (state) => {
      if (state === 'active') void setKeepAwake(true)
    })
    return () => {
      back.remove()
      void setKeepAwake(false)
    }
  }, [keepAwake])
}
