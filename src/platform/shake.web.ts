import type { ShakeAnswer } from './shake'
import { createShakeDetector, type ShakeStrength } from './shake-detector'

export type { ShakeAnswer } from './shake'
export type { ShakeStrength } from './shake-detector'

const G = 9.81

/** Safari on iPhones has this; it must be called from a tap. */
type AskedFirst = { requestPermission: () => Promise<string> }

function isAskedFirst(motion: object): motion is AskedFirst {
  return 'requestPermission' in motion && typeof motion.requestPermission === 'function'
}

/** The web's twin of shake.ts. Call it from a tap. */
export async function requestShakePermission(): Promise<ShakeAnswer> {
  if (typeof DeviceMotionEvent === 'undefined') return 'unavailable'
  const motion: object = DeviceMotionEvent
  if (!isAskedFirst(motion)) return 'granted'
  try {
    return (await motion.requestPermission()) === 'granted' ? 'granted' : 'denied'
  } catch {
    return 'denied'
  }
}

/** Calls back once per shake until the returned function is called; without a sensor, never. */
export function onShake(callback: () => void, strength: ShakeStrength = 'normal'): () => void {
  if (typeof window === 'undefined') return () => undefined
  const isShake = createShakeDetector(strength)
  const listen = ({ accelerationIncludingGravity: a, timeStamp }: DeviceMotionEvent) => {
    if (!a || a.x === null || a.y === null || a.z === null) return
    if (isShake({ x: a.x / G, y: a.y / G, z: a.z / G, ms: timeStamp })) callback()
  }
  window.addEventListener('devicemotion', listen)
  return () => window.removeEventListener('devicemotion', listen)
}
