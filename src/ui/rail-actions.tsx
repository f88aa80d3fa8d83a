import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

/** The buttons on a rail, side by side and no wider than a hand. */
export function RailActions({ children }: { readonly children: ReactNode }) {
  return <View style={styles.actions}>{children}</View>
}

const styles = StyleSheet.create({
  actions: {
    flexDirection: 'row',
    gap: 12,
    paddingHorizontal: 12,
    paddingTop: 6,
    alignSelf: 'center',
    width: '100%',
    maxWidth: 560,
  },
})
