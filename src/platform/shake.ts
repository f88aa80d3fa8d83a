import { Accelerometer } from 'expo-sensors'

import { createShakeDetector, type ShakeStrength } from './shake-detector'

export type { ShakeStrength } from './shake-detector'

/** Whether shaking can roll the dice here. */
export type ShakeAnswer = 'granted' | 'denied' | 'unavailable'

const INTERVAL_MS = 25

/** Asks what the system wants asked. Never throws: a phone without a sensor is an answer. */
export async function requestShakePermission(): Promise<ShakeAnswer> {
  try {
    if (!(await Accelerometer.isAvailableAsync())) return 'unavailable'
    const { granted } = await Accelerometer.requestPermissionsAsync()
    return granted ? 'granted' : 'denied'
  } catch {
    return 'unavailable'
  }
}

/** Calls back once per shake until the returned function is called. */
export function onShake(callback: () => void, strength: ShakeStrength = 'normal'): () => void {
  const isShake = createShakeDetector(strength)
  try {
    Accelerometer.setUpdateInterval(INTERVAL_MS)
    const subscription = Accelerometer.addListener(({ x, y, z, timestamp }) => {
      if (isShake({ x, y, z, ms: timestamp * 1000 })) callback()
    })
    return () => subscription.remove()
  } catch {
    return () => undefined
  }
}
