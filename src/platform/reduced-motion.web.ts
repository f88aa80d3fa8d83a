import { useSyncExternalStore } from 'react'

const asked = window.matchMedia('(prefers-reduced-motion: reduce)')

const follow = (onChange: () => void): (() => void) => {
  asked.addEventListener('change', onChange)
  return () => asked.removeEventListener('change', onChange)
}

/** Whether the browser asks for less motion, followed as it changes. */
export const useSystemReducedMotion = (): boolean =>
  useSyncExternalStore(follow, () => asked.matches)
