import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'
import { useReducedMotion } from 'react-native-reanimated'

/** Whether the system asks for less motion: as it stood when the app was started, then followed as it changes. */
export function useSystemReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(useReducedMotion())
  useEffect(() => {
    let isMounted = true
    const set = (value: boolean) => {
      if (isMounted) setReduced(value)
    }
    AccessibilityInfo.isReduceMotionEnabled().then(set, () => undefined)
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', set)
    return () => {
      isMounted = false
      subscription.remove()
    }
  }, [])
  return isReduced
}
