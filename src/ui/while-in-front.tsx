import { useFocusEffect } from 'expo-router'

interface WhileInFrontProps {
  /** Stays the same as long as it does the same; what it returns undoes it. */
  readonly effect: () => undefined | void | (() => void)
}

/**
 * Does something while the screen around it is in front. It draws nothing and stands alone because the router's hook draws
 * whoever calls it a second time: a table would be drawn twice before it can be used.
 */
export function WhileInFront({ effect }: WhileInFrontProps) {
  useFocusEffect(effect)
  return null
}
