import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import {
  KeyboardAvoidingView,
  Modal,
  Platform,
  StyleSheet,
  View,
  useWindowDimensions,
} from 'react-native'
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'

import { gradient } from './gradient'
import { IconButton } from './icon-button'
import { useClosedOnLeaving } from './place'
import { ScrollArea } from './scroll-area'
import { SurfaceProvider, useDuration, useTheme } from './theme'
import { Text } from './text'
import { easing, palette } from './tokens'
import { upsideDown, useIsTurned } from './turned'
import { useInsets } from './use-insets'
import { useBackCloses } from './use-back-closes'
import { useReturnedFocus } from './use-returned-focus'

interface SheetProps {
  readonly visible: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly sub?: string
  /** Fixed under the scrolling part: the buttons. */
  readonly footer?: ReactNode
  /** Opens at the end of what it shows. */
  readonly opensAtEnd?: boolean
  readonly children?: ReactNode
}

/** Wider than this the sheet floats in the middle of the screen. */
const floatsFrom = 700

/**
 * Paper pulled up over a darkened table. Escape, the back gesture or key, the cross and the scrim close
 * it, and so does leaving the room; the platform's modal keeps focus inside.
 */
export function Sheet(props: SheetProps) {
  const { visible, onClose } = props
  const { isMounted, progress } = useShown(visible)
  useReturnedFocus(isMounted)
  useClosedOnLeaving(visible, onClose)
  useBackCloses(visible, onClose)
  return isMounted ? <OpenSheet {...props} progress={progress} /> : null
}

interface OpenSheetProps extends Omit<SheetProps, 'visible'> {
  /** From 0, below the screen, to 1. */
  readonly progress: SharedValue<number>
}

/** Apart from the rest, since a table has five sheets that are closed, and is drawn with every card that is played. */
function OpenSheet(props: OpenSheetProps) {
  const { progress, onClose, title, closeLabel, sub, footer, opensAtEnd, children } = props
  const { reducedMotion } = useTheme()
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const isTurned = useIsTurned()
  const isFloating = width >= floatsFrom
  const foot = { paddingBottom: Math.max(24, isFloating ? 0 : insets.bottom + 8) }
  const distance = reducedMotion ? 0 : isFloating ? 40 : height * 0.88
  const scrim = useAnimatedStyle(() => ({ opacity: progress.get() }))
  const sheet = useAnimatedStyle(() => ({
    opacity: distance === 0 || isFloating ? progress.get() : 1,
    transform: [{ translateY: interpolate(progress.get(), [0, 1], [distance, 0]) }],
  }))
  return (
    <Modal
      transparent
      visible
      statusBarTranslucent
      navigationBarTranslucent
      animationType="none"
      aria-label={title}
      onRequestClose={onClose}
    >
      <View style={[styles.fill, isTurned && upsideDown]}>
        <Animated.View style={[styles.scrim, scrim]}>
          <View
            aria-hidden
            style={styles.fill}
            onStartShouldSetResponder={() => true}
            onResponderRelease={onClose}
          />
        </Animated.View>
        <KeyboardAvoidingView
          behavior={Platform.OS === 'web' ? undefined : 'padding'}
          style={[styles.stage, isFloating && styles.floatingStage]}
        >
          <SurfaceProvider surface="paper">
            <Animated.View
              accessibilityViewIsModal
              style={[
                styles.sheet,
                isFloating ? styles.floating : styles.bottom,
                { maxHeight: height * 0.88 },
                sheet,
              ]}
            >
              {!isFloating && <View style={styles.grip} />}
              <View style={styles.head}>
                <View style={styles.words}>
                  <Text variant="title" style={styles.title}>
                    {title}
                  </Text>
                  {sub !== undefined && (
                    <Text variant="small" tone="secondary" style={styles.sub}>
                      {sub}
                    </Text>
                  )}
                </View>
                <IconButton icon="close" label={closeLabel} onPress={onClose} />
              </View>
              <ScrollArea
                hasEdges
                followsEnd={opensAtEnd}
                contentContainerStyle={[styles.body, footer === undefined && foot]}
                keyboardShouldPersistTaps="handled"
              >
                {children}
              </ScrollArea>
              {footer !== undefined && <View style={[styles.footer, foot]}>{footer}</View>}
            </Animated.View>
          </SurfaceProvider>
        </KeyboardAvoidingView>
      </View>
    </Modal>
  )
}

/** Stays mounted until the way out has been walked. */
function useShown(visible: boolean) {
  const [isMounted, setMounted] = useState(visible)
  const progress = useSharedValue(0)
  const ms = useDuration('move')
  if (visible && !isMounted) setMounted(true)
  useEffect(() => {
    progress.set(
      withTiming(visible ? 1 : 0, { duration: ms, easing: Easing.bezier(...easing.out) }),
    )
    if (visible) return
    const timer = setTimeout(() => setMounted(false), ms)
    return () => clearTimeout(timer)
  }, [visible, ms, progress])
  return { isMounted, progress }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(16,9,5,0.66)' },
  stage: { flex: 1, justifyContent: 'flex-end', pointerEvents: 'box-none' },
  floatingStage: { justifyContent: 'center', alignItems: 'center', padding: 24 },
  sheet: {
    ...gradient('linear-gradient(#FBF1DC, #F3E3C3 40%, #E9D3A8)'),
    backgroundColor: palette.parchment200,
    boxShadow: '0px -10px 24px rgba(0,0,0,0.6)',
    overflow: 'hidden',
  },
  bottom: { borderTopLeftRadius: 18, borderTopRightRadius: 18 },
  floating: { borderRadius: 6, width: '100%', maxWidth: 560 },
  grip: {
    alignSelf: 'center',
    width: 48,
    height: 5,
    marginTop: 8,
    borderRadius: 3,
    backgroundColor: '#B79A6B',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingLeft: 20,
    paddingRight: 6,
    paddingTop: 8,
  },
  words: { flex: 1, paddingTop: 4 },
  title: { lineHeight: 38 },
  sub: { fontSize: 15, lineHeight: 20 },
  body: { paddingHorizontal: 20, paddingTop: 8, paddingBottom: 16 },
  footer: { paddingHorizontal: 16, paddingTop: 8, gap: 8 },
})
