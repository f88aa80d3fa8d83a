import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import type { RoleId } from './art'
import { useTheme } from './theme'
import { palette } from './tokens'

/** The chance of Sheriff, Deputy, Outlaw and Renegade, from 0 to 1. */
type Chances = readonly [number, number, number, number]

const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const satisfies readonly RoleId[]

/** The colours by which roles are told in charts: the same everywhere. Blue is the Deputy's shield, so it is nobody else's. */
export const roleColors: Readonly<Record<(typeof PARTS)[number], string>> = {
  sheriff: palette.brass500,
  deputy: palette.cactus500,
  outlaw: palette.barn500,
  renegade: palette.plum500,
}

interface ChanceBarProps {
  readonly chances: Chances
  readonly height: number
}

/** What a sealed card may be, as one bar of shares, always in the same order. Its words stand beside it. */
export const ChanceBar = memo(function ChanceBar({ chances, height }: ChanceBarProps) {
  const { patterns } = useTheme()
  return (
    <View aria-hidden style={[styles.bar, { height, borderRadius: height / 2 }]}>
      {PARTS.map((role, i) => (
        <View
          key={role}
          style={[
            styles.part,
            { flexGrow: chances[i] ?? 0, backgroundColor: roleColors[role] },
            patterns && styles[role],
          ]}
        />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignSelf: 'stretch',
    overflow: 'hidden',
    backgroundColor: 'rgba(0,0,0,0.35)',
  },
  part: { flexBasis: 0 },
  sheriff: {},
  deputy: { borderBottomWidth: 2, borderColor: palette.parchment100 },
  outlaw: { borderLeftWidth: 2, borderRightWidth: 2, borderColor: palette.parchment100 },
  renegade: { borderTopWidth: 2, borderColor: palette.parchment100 },
})
