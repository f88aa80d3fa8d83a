import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { Text } from '@/ui'

interface SectionProps {
  readonly title: string
  readonly isRow?: boolean
  readonly children: ReactNode
}

/** A heading and what belongs to it. */
export function Section({ title, isRow = false, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Text variant="head">{title}</Text>
      <View style={isRow ? styles.row : styles.column}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
  column: { gap: 12 },
})
