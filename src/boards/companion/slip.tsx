import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { IconButton, Paper, Text, duration, useFontScale, useOverlay } from '@/ui'
import type { CompanionLayout, Facing } from './layout'

interface SlipProps {
  readonly layout: CompanionLayout
  /** Towards whom it is turned. */
  readonly facing: Facing
  readonly title: string
  readonly text?: string
  readonly width?: number
  /** By pressing beside it, Escape or Back; without it the question must be answered. */
  readonly onDismiss?: () => void
  readonly testID?: string
  readonly children?: ReactNode
}

/** With little height, as on a phone held sideways or for a reader at its long side, a slip is wider. */
const LOW = 400
const NARROW = 308
const WIDE = 430
/** What stays free of it on each side. */
const EDGE = 8

/** A slip of paper in the middle of the table, turned to whom it concerns. What is still too high for the table is drawn smaller. */
export function Slip(props: SlipProps) {
  const { layout, facing, title, text, onDismiss, testID, children } = props
  const { t } = useTranslation()
  const paper = useOverlay(onDismiss)
  const isTurned = facing === 90 || facing === -90
  const room = (isTurned ? layout.height : layout.width) - 3 * EDGE
  const depth = (isTurned ? layout.width : layout.height) - 2 * EDGE
  const letters = useFontScale()
  const { width = (depth < LOW ? WIDE : NARROW) * letters } = props
  const [height, setHeight] = useState(0)
  const scale = height > depth ? depth / height : 1
  return (
    <Animated.View
      entering={FadeIn.duration(duration.reduced)}
      style={styles.stage}
      testID={testID}
      role="group"
      aria-label={title}
    >
      <View
        aria-hidden
        style={styles.scrim}
        onStartShouldSetResponder={() => true}
        onResponderRelease={onDismiss}
      />
      <View
        ref={paper}
        onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
        style={{
          width: Math.min(width, room),
          transform: [{ rotate: `${facing}deg` }, { scale }],
        }}
      >
        <Paper style={styles.paper}>
          <View style={styles.head}>
            <Text variant="head" aria-live="polite" style={styles.title}>
              {title}
            </Text>
            {onDismiss && (
              <IconButton icon="close" label={t('close')} onPress={onDismiss} size={44} />
            )}
          </View>
          {text !== undefined && <Text style={styles.text}>{text}</Text>}
          {children}
        </Paper>
      </View>
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  stage: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(16,9,5,0.5)' },
  paper: { gap: 10, paddingHorizontal: 16, paddingVertical: 14 },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, fontSize: 26, lineHeight: 31 },
  text: { marginTop: -4 },
})
