import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { ZoomIn } from 'react-native-reanimated'
import { SurfaceProvider, Text, materials, palette, useDuration } from '@/ui'
import { CardArt } from '../../art/symbols'
import type { CardArtName } from '../../art/card-art'

interface NoticeProps {
  readonly art: CardArtName
  readonly title: string
  readonly text: ReactNode
  readonly isDanger?: boolean
  readonly isTight: boolean
}

/** A bill on the table that says what it is about. */
export function Notice({ art, title, text, isDanger = false, isTight }: NoticeProps) {
  const ms = useDuration('quick')
  return (
    <SurfaceProvider surface="paper">
      <Animated.View entering={ZoomIn.duration(ms)} style={styles.place}>
        <View style={[styles.bill, materials.paper, isTight && styles.tight]}>
          <View style={[styles.line, isTight && styles.tightLine]}>
            <CardArt name={art} size={isTight ? 36 : isDanger ? 72 : 56} />
            <View style={styles.words}>
              <Text
                variant="head"
                role="presentation"
                numberOfLines={1}
                adjustsFontSizeToFit
                color={isDanger ? palette.barn600 : palette.ink}
              >
                {title}
              </Text>
              <Text variant={isTight ? 'small' : 'body'} maxScale={1.2}>
                {text}
              </Text>
            </View>
          </View>
        </View>
      </Animated.View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  /** Grows on its own: a bill that lies askew has a transform already. */
  place: { alignSelf: 'center', width: '88%', maxWidth: 420 },
  bill: {
    padding: 6,
    transform: [{ rotate: '-0.8deg' }],
    boxShadow: '0px 8px 16px rgba(0,0,0,0.6)',
  },
  tight: { padding: 4 },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingHorizontal: 14,
    paddingVertical: 8,
    borderWidth: 1.5,
    borderColor: palette.barn600,
  },
  tightLine: { paddingVertical: 2, paddingHorizontal: 8 },
  words: { flex: 1 },
})
