let isOn = true

/** The setting. */
export function setHaptics(on: boolean): void {
  isOn = on
}

/** Few browsers can, and one that refuses says so by false or by throwing: both mean nothing to us. */
function vibrate(pattern: number | number[]): void {
  if (!isOn || typeof navigator === 'undefined' || !('vibrate' in navigator)) return
  try {
    navigator.vibrate(pattern)
  } catch {
    // Refused.
  }
}

/** The web's twin of haptics.ts: short buzzes where there is a motor. */
export const haptics = {
  land(strength: number): void {
    if (strength >= 0.12) vibrate(Math.round(6 + 12 * strength))
  },
  hit: (): void => vibrate(40),
  death: (): void => vibrate([60, 80, 120]),
  tap: (): void => vibrate(8),
  warning: (): void => vibrate([30, 60, 30]),
}
