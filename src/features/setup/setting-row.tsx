import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Text } from '@/ui'

interface SettingRowProps {
  readonly label: string
  readonly children: ReactNode
}

/** What is set, and the control for it beside it, or below it where there is little room. */
export function SettingRow({ label, children }: SettingRowProps) {
  return (
    <View style={styles.row}>
      <Text style={styles.label}>{label}</Text>
      <View style={styles.control}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingLeft: 8 },
  label: { flexGrow: 1 },
  control: { flexGrow: 1, flexBasis: 230, maxWidth: 320 },
})
