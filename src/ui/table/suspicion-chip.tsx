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
 * Somebody's own suspicion: a role inside a ring of chalk, with as many strokes below as they are sure. The ring is closed
 * only for whoever is certain; an open card has no chalk, and the coach draws bars.
 */
export const SuspicionChip = memo(function SuspicionChip({
  role,
  grade,
  size,
}: SuspicionChipProps) {
  const stroke = Math.max(3, Math.round(size * 0.17))
  return (
    <View style={{ width: size, height: size + stroke + 1 }}>
      <View
        style={[
          styles.disc,
          { width: size, height: size, borderRadius: size / 2 },
          grade === 3 ? styles.certain : styles.open,
        ]}
      >
        <RoleBadge role={role} size={size * 0.74} />
      </View>
      <View style={[styles.strokes, { width: size, gap: Math.max(1, stroke * 0.5) }]}>
        {STROKES.map((n) => (
          <View
            key={n}
            style={[
              styles.stroke,
              { width: stroke, height: stroke + 1 },
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
  strokes: { position: 'absolute', bottom: 0, flexDirection: 'row', justifyContent: 'center' },
  stroke: {
    borderRadius: 1.5,
    backgroundColor: CHALK,
    borderWidth: 0.5,
    borderColor: palette.walnut900,
  },
  missing: { backgroundColor: 'rgba(27,17,11,0.75)' },
})
