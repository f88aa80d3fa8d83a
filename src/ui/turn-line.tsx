import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { gradient } from './gradient'
import { Text } from './text'
import { palette } from './tokens'

interface Step {
  readonly id: string
  readonly label: string
  readonly picture: ReactNode
  /** Something counts here. */
  readonly isLit: boolean
}

/** A turn as a line, with some of its steps lit; words say the same below it. */
export function TurnLine({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <View aria-hidden>
      <View style={styles.line} />
      <View style={styles.steps}>
        {steps.map(({ id, label, picture, isLit }) => (
          <View key={id} style={styles.step}>
            <View style={[styles.disc, isLit ? styles.lit : styles.unlit]}>
              <View style={!isLit && styles.faint}>{picture}</View>
            </View>
            <Text variant="small" bold={isLit} tone={isLit ? 'text' : 'secondary'} align="center">
              {label}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const DISC = 54

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: DISC / 2 - 1,
    height: 2,
    backgroundColor: palette.parchment300,
  },
  steps: { flexDirection: 'row', justifyContent: 'space-between' },
  step: { alignItems: 'center', gap: 4, flex: 1 },
  disc: {
    width: DISC,
    height: DISC,
    borderRadius: DISC / 2,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lit: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderColor: palette.brass700,
  },
  unlit: { backgroundColor: '#EAD7AE', borderColor: '#C5A677' },
  faint: { opacity: 0.5 },
})
