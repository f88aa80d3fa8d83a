import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** Whether the system asks for less motion, followed as it changes. Until it has answered: no. */
export function useSystemReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false)
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
