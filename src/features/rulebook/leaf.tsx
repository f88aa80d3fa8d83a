import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { space } from '@/ui'

/** A page of the book: one column that scrolls. */
export function Leaf({ children }: { readonly children: ReactNode }) {
  const insets = useSafeAreaInsets()
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{
        paddingTop: insets.top + space[2],
        paddingBottom: insets.bottom + space[8],
      }}
    >
      <View style={styles.leaf}>{children}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  leaf: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 600,
    paddingHorizontal: 20,
    gap: space[3],
  },
})
