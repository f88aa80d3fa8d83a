import { StyleSheet, View } from 'react-native'
import { Text } from './text'

interface TallyRowProps {
  readonly counts: readonly { readonly label: string; readonly value: number }[]
}

/** What somebody did and suffered: numbers over their words, side by side. */
export function TallyRow({ counts }: TallyRowProps) {
  return (
    <View style={styles.row}>
      {counts.map(({ label, value }) => (
        <View key={label} style={styles.count}>
          <Text variant="number-s">{value} </Text>
          <Text variant="tiny" tone="secondary" align="center">
            {label}
          </Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  count: { flex: 1, alignItems: 'center' },
})
