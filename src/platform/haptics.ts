import * as Haptics from 'expo-haptics'

let isOn = true

/** The setting. */
export function setHaptics(on: boolean): void {
  isOn = on
}

function feel(make: () => Promise<void>): void {
  if (!isOn) return
  try {
    make().catch(() => undefined)
  } catch {
    // A phone without a motor.
  }
}

/** Meanings rather than strengths: what the hand should learn. */
export const haptics = {
  /** A die struck the table; strength from 0 to 1. */
  land(strength: number): void {
    if (strength < 0.12) return
    const { Light, Medium, Rigid } = Haptics.ImpactFeedbackStyle
    feel(() => Haptics.impactAsync(strength > 0.7 ? Rigid : strength > 0.35 ? Medium : Light))
  },
  hit: (): void => feel(() => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Heavy)),
  death: (): void => feel(() => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Error)),
  tap: (): void => feel(() => Haptics.selectionAsync()),
  warning: (): void =>
    feel(() => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning)),
}
