import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn, FadeOut, SlideInDown, SlideOutDown } from 'react-native-reanimated'

import { Button } from './button'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { IconButton } from './icon-button'
import { Paper } from './plate'
import { Text } from './text'
import { useInk, useTheme } from './theme'
import { duration, palette } from './tokens'
import { useInsets } from './use-insets'

export type BannerTone = 'info' | 'warning' | 'danger' | 'success'

interface BannerProps {
  readonly title: string
  readonly text?: string
  readonly tone?: BannerTone
  /** With a handler there is a cross; its words are needed then. */
  readonly onClose?: () => void
  readonly closeLabel?: string
  /** What can be done about it, at the right. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

const signs: Record<BannerTone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'warning',
  success: 'check',
}

const edges: Record<BannerTone, string> = {
  info: palette.dusk600,
  warning: palette.brass500,
  danger: palette.barn600,
  success: palette.cactus600,
}

/** A note pinned to the page: sign, edge and words say the same. */
export function Banner(props: BannerProps) {
  const { title, text, tone = 'info', onClose, closeLabel, action } = props
  return (
    <Paper style={[styles.note, { borderLeftColor: edges[tone] }]}>
      <Sign tone={tone} />
      <View role={tone === 'danger' ? 'alert' : 'status'} style={styles.words}>
        <Text bold>{title}</Text>
        {text !== undefined && (
          <Text variant="small" tone="secondary">
            {text}
          </Text>
        )}
      </View>
      {action !== undefined && (
        <Button kind="quiet" label={action.label} onPress={action.onPress} style={styles.action} />
      )}
      {onClose !== undefined && (
        <IconButton
          icon="close"
          iconSize={20}
          size={44}
          label={closeLabel ?? ''}
          onPress={onClose}
        />
      )}
    </Paper>
  )
}

function Sign({ tone }: { readonly tone: BannerTone }) {
  const ink = useInk()
  const color = tone === 'danger' ? ink.danger : tone === 'success' ? ink.heal : ink.accent
  return <Icon name={signs[tone]} size={24} color={color} />
}

interface ToastProps extends BannerProps {
  readonly visible: boolean
  /** Called when it has been read; the caller then hides it. */
  readonly onDone: () => void
  readonly ms?: number
}

/** A banner that comes by itself and leaves by itself. Put it last in the screen. */
export function Toast({ visible, onDone, ms = 4000, ...banner }: ToastProps) {
  const { reducedMotion } = useTheme()
  const insets = useInsets()
  useEffect(() => {
    if (!visible) return
    const timer = setTimeout(onDone, ms)
    return () => clearTimeout(timer)
  }, [visible, onDone, ms])
  if (!visible) return null
  return (
    <Animated.View
      entering={
        reducedMotion ? FadeIn.duration(duration.reduced) : SlideInDown.duration(duration.move)
      }
      exiting={
        reducedMotion ? FadeOut.duration(duration.reduced) : SlideOutDown.duration(duration.move)
      }
      style={[styles.toast, { bottom: 24 + insets.bottom }]}
    >
      <Banner {...banner} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 8,
    paddingHorizontal: 14,
    borderLeftWidth: 5,
    minHeight: 52,
  },
  words: { flex: 1 },
  action: { alignSelf: 'center' },
  toast: {
    position: 'absolute',
    left: 12,
    right: 12,
    maxWidth: 560,
    marginHorizontal: 'auto',
  },
})
