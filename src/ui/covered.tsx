import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

export interface CoveredProps {
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** What lies behind a curtain: there, but out of reach of a screen reader too. */
export function Covered({ isCovered, children }: CoveredProps) {
  return (
    <View
      style={styles.fill}
      accessibilityElementsHidden={isCovered}
      importantForAccessibility={isCovered ? 'no-hide-descendants' : 'auto'}
    >
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
})
