import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { RoleBadge } from '../art'
import type { RoleId } from '../art'
import { palette } from '../tokens'

/** How sure one is, from a hunch to certain. */
export type Grade = 1 | 2 | 3

/** What somebody thinks a sealed card is. */
export interface SeatChip {
  readonly role: Exclude<RoleId, 'hidden'>
  readonly grade: Grade
}

interface SuspicionChipProps extends SeatChip {
  readonly size: number
}

const STROKES = [1, 2, 3] as const

/**
 * Somebody's own suspicion: a role inside a ring of chalk, with as many strokes beside it as they are sure. The ring is closed
 * only for whoever is certain; an open card has no chalk, and the coach draws bars.
 */
export const SuspicionChip = memo(function SuspicionChip(props: SuspicionChipProps) {
  const { role, grade, size } = props
  const stroke = Math.max(3, Math.round(size * 0.16))
  return (
    <View style={{ width: size, height: size }}>
      <View
        style={[
          styles.disc,
          { width: size, height: size, borderRadius: size / 2 },
          grade === 3 ? styles.certain : styles.open,
        ]}
      >
        <RoleBadge role={role} size={size * 0.74} />
      </View>
      <View style={[styles.strokes, { left: -stroke, height: size }]}>
        {STROKES.map((n) => (
          <View
            key={n}
            style={[
              styles.stroke,
              { width: stroke + 1, height: stroke },
              n > grade && styles.missing,
            ]}
          />
        ))}
      </View>
    </View>
  )
})

const CHALK = '#F4F1E6'

const styles = StyleSheet.create({
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderColor: CHALK,
    backgroundColor: 'rgba(38,52,54,0.94)',
  },
  open: { borderStyle: 'dashed' },
  certain: { borderStyle: 'solid' },
  /** From the foot up, like a measure that fills. */
  strokes: {
    position: 'absolute',
    top: 0,
    flexDirection: 'column-reverse',
    justifyContent: 'center',
    gap: 1,
  },
  stroke: {
    borderRadius: 1.5,
    backgroundColor: CHALK,
    borderWidth: 0.5,
    borderColor: palette.walnut900,
  },
  missing: { backgroundColor: 'rgba(27,17,11,0.75)' },
})
