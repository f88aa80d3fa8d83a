import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { Text, gradient, palette } from '@/ui'
import { InPlayChip, chipSize, chipsOf } from '../art/chip'

/** How many cards somebody holds: the number on a card's back, with another one behind it. */
export const HandCount = memo(function HandCount({
  count,
  size,
}: {
  readonly count: number
  readonly size: number
}) {
  const card = { width: size * 0.78, height: size * 1.06, borderRadius: size * 0.12 }
  return (
    <View style={{ width: size * 0.86, height: size * 1.1 }}>
      {count > 1 && <View style={[styles.back, styles.behind, card, { left: -size * 0.14 }]} />}
      <View style={[styles.back, count === 0 && styles.none, card, { left: size * 0.06 }]}>
        <Text
          variant="number-s"
          maxScale={1}
          color={palette.parchment100}
          style={{ fontSize: size * 0.62, lineHeight: size * 0.8 }}
        >
          {count}
        </Text>
      </View>
    </View>
  )
})

interface StoneProps {
  readonly distance: number
  readonly size: number
  /** Cream is within your reach, grey is too far, brass may be chosen now. */
  readonly tone: 'near' | 'far' | 'hot'
}

/** The milestone: how far away somebody is. It never means reach. */
export const Stone = memo(function Stone({ distance, size, tone }: StoneProps) {
  return (
    <View
      style={[
        styles.stone,
        styles[tone],
        {
          width: size * 0.88,
          height: size,
          borderTopLeftRadius: size * 0.44,
          borderTopRightRadius: size * 0.44,
        },
      ]}
    >
      <Text
        variant="number-s"
        maxScale={1}
        color={tone === 'far' ? '#DDD0BC' : palette.ink}
        style={{ fontSize: size * 0.58, lineHeight: size * 0.8 }}
      >
        {distance}
      </Text>
    </View>
  )
})

interface InPlayRowProps {
  readonly kinds: readonly KindId[]
  readonly width: number
  readonly most: number
  readonly gap?: number
  readonly align?: 'center' | 'flex-end'
  /** The card that is about something just now. */
  readonly lit?: KindId
}

/** What lies in front of somebody, in one row however much it is. */
export const InPlayRow = memo(function InPlayRow(props: InPlayRowProps) {
  const { kinds, width, most, gap = 2, align = 'center', lit } = props
  const chips = chipsOf(kinds)
  const size = chipSize(chips.length, { width, most, gap })
  return (
    <View style={[styles.row, { width, gap, justifyContent: align, height: most }]}>
      {chips.map((kind) => (
        <InPlayChip key={kind} kind={kind} size={size} isLit={kind === lit} />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  back: {
    position: 'absolute',
    top: 0,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#5E3520',
    borderWidth: 1.5,
    borderColor: palette.parchment300,
    boxShadow: '0px 1px 2px rgba(0,0,0,0.5)',
  },
  behind: { transform: [{ rotate: '-12deg' }], backgroundColor: '#6B3F24' },
  none: { backgroundColor: 'rgba(27,17,11,0.8)', borderStyle: 'dashed' },
  stone: {
    alignItems: 'center',
    justifyContent: 'center',
    borderBottomLeftRadius: 3,
    borderBottomRightRadius: 3,
    borderWidth: 1.5,
    borderColor: palette.walnut900,
    boxShadow: '0px 2px 3px rgba(0,0,0,0.5)',
  },
  near: { ...gradient('linear-gradient(#F7E9C9, #DCC08A)'), backgroundColor: '#EBD6AC' },
  far: { ...gradient('linear-gradient(#6D6258, #4A423B)'), backgroundColor: '#5B5149' },
  hot: {
    ...gradient('linear-gradient(#FBE7B4, #E0B45C)'),
    backgroundColor: palette.brass300,
    borderWidth: 2,
  },
})
