import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { ownColors } from './own-colors'
import { useInk } from './theme'
import { Text } from './text'
import { palette } from './tokens'

interface NamedBarProps {
  readonly name: string
  /** What it is counted from, at the end of the same line. */
  readonly sub: string
  /** The bar. */
  readonly children: ReactNode
}

/** A bar under the name of what it shows. */
export function NamedBar({ name, sub, children }: NamedBarProps) {
  return (
    <View style={styles.named}>
      <View style={styles.names}>
        <Text bold style={styles.name}>
          {name}
        </Text>
        <Text variant="small" tone="secondary">
          {sub}
        </Text>
      </View>
      {children}
    </View>
  )
}

/** How much of something there was: a part of the whole width. */
export function PartBar({ part, color }: { readonly part: number; readonly color: string }) {
  return (
    <Track>
      <View style={[styles.filled, { left: 0, width: `${part * 100}%`, backgroundColor: color }]} />
    </Track>
  )
}

/** Half as much again as expected fills its half. */
const FULL = 0.5

interface OddsBarProps {
  /** How far off what was expected: 0 for just as much, 0.5 for half as much again. */
  readonly off: number
  readonly isLucky: boolean
}

/** More or less than expected, to the right or to the left of the middle. */
export function OddsBar({ off, isLucky }: OddsBarProps) {
  const ink = useInk()
  const width = `${Math.min(1, Math.abs(off) / FULL) * 50}%` as const
  const backgroundColor = isLucky ? palette.cactus600 : palette.barn600
  return (
    <Track>
      <View
        style={[styles.filled, off > 0 ? styles.more : styles.fewer, { width, backgroundColor }]}
      />
      <View style={[styles.middle, { backgroundColor: ink.text }]} />
    </Track>
  )
}

function Track({ children }: { readonly children: ReactNode }) {
  const ink = useInk()
  return <View style={[styles.track, ownColors, { backgroundColor: ink.well }]}>{children}</View>
}

const styles = StyleSheet.create({
  named: { flex: 1, gap: 4 },
  names: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  name: { flexShrink: 1 },
  track: { alignSelf: 'stretch', height: 11 },
  filled: { position: 'absolute', top: 0, bottom: 0 },
  more: { left: '50%' },
  fewer: { right: '50%' },
  middle: { position: 'absolute', left: '50%', marginLeft: -1, top: -4, bottom: -4, width: 2 },
})
