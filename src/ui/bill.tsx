import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'
import type { Role } from '@/family/roles'
import { LogoMark, RoleBadge } from './art'
import { FittedWords } from './fitted-words'
import { Paper } from './plate'
import { Text } from './text'

interface BillProps {
  readonly title: string
  readonly reason?: string | null
  /** Whether the owner is among the winners; nothing where it concerns nobody here. */
  readonly verdict?: string | null
  readonly emblem: Role | null
  readonly emblemSize?: number
  readonly variant?: 'title' | 'head'
  readonly style?: StyleProp<ViewStyle>
}

/** The bill on the wall: who won, the largest words of all, and why. A draw shows what is left in the street. */
export function Bill(props: BillProps) {
  const { title, reason, verdict, emblem, emblemSize = 72, variant = 'title', style } = props
  const [room, setRoom] = useState(0)
  return (
    <Paper tilt={-0.8} nails="two" frame="red" style={[styles.bill, style]}>
      {emblem ? <RoleBadge role={emblem} size={emblemSize} /> : <LogoMark size={emblemSize} />}
      <View style={styles.words} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
        {variant === 'title' ? (
          <FittedWords
            words={title}
            width={room || NARROWEST}
            maxSize={Math.min(LARGEST, (room || NARROWEST) * SHARE)}
            variant="title"
            tone="danger"
            maxScale={1}
          />
        ) : (
          <Text variant={variant} tone="danger" style={styles.title}>
            {title}
          </Text>
        )}
        {Boolean(verdict) && <Text variant="lead">{verdict}</Text>}
        {Boolean(reason) && <Text>{reason}</Text>}
      </View>
    </Paper>
  )
}

/** Letters of who won, in px: no larger than two lines take; and the room for them until it has been measured. */
const LARGEST = 46
const SHARE = 0.172
const NARROWEST = 180

const styles = StyleSheet.create({
  bill: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 20,
    paddingVertical: 18,
  },
  words: { flex: 1, gap: 2 },
  title: { marginBottom: 2 },
})
