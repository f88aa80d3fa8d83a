import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { useGoal } from '@/i18n/use-goal'
import {
  RoleCardBack,
  RoleCardFront,
  roleCardShape,
  duration,
  easing,
  useTheme,
  type RoleId,
} from '@/ui'
import type { TableLayout } from '@/ui/table'

interface OwnRoleProps {
  readonly layout: TableLayout
  readonly seats: number
  /** Null while it lies face down: then nothing on the screen knows it. */
  readonly role: Exclude<RoleId, 'hidden'> | null
  readonly isLifted: boolean
}

/** Room for the lifted card: all that lies above the hold pad. */
function placesOf({ tableWidth, tray, height, kind, pile }: TableLayout) {
  const room = (kind === 'portrait' ? tray.y : height) - 24
  const tall = Math.min(room, roleCardShape.height * 1.35)
  const width = Math.min((tall * roleCardShape.width) / roleCardShape.height, tableWidth * 0.76)
  const cardHeight = (width * roleCardShape.height) / roleCardShape.width
  return {
    width,
    left: tableWidth / 2 - width / 2,
    top: pile.y - cardHeight / 2,
    /** From where it lies to where it is held. */
    rise: 12 + room / 2 - pile.y,
    resting: (86 * pile.scale) / width,
  }
}

/** One's own role card. It lies in the middle of the table; held, it comes up and turns. */
export function OwnRole({ layout, seats, role, isLifted }: OwnRoleProps) {
  const { t } = useTranslation('deal')
  const { reducedMotion } = useTheme()
  const { width, left, top, rise, resting } = placesOf(layout)
  const lift = useSharedValue(0)
  const turn = useSharedValue(role === null ? 0 : 1)
  useEffect(() => {
    const curve = Easing.bezier(...easing.out)
    const quick = reducedMotion ? 0 : duration.quick
    lift.set(withTiming(isLifted ? 1 : 0, { duration: quick, easing: curve }))
  }, [isLifted, lift, reducedMotion])
  useEffect(() => {
    const ms = reducedMotion ? 0 : duration.move
    // Down at once: whoever lets go wants it hidden now.
    turn.set(role === null ? 0 : withTiming(1, { duration: ms }))
  }, [role, turn, reducedMotion])
  const place = useAnimatedStyle(() => ({
    transform: [
      { translateY: interpolate(lift.get(), [0, 1], [0, rise]) },
      { scale: interpolate(lift.get(), [0, 1], [resting, 1]) },
      { rotate: `${interpolate(lift.get(), [0, 1], [-5, -1.5])}deg` },
      { scaleX: Math.max(0.02, Math.abs(1 - 2 * turn.get())) },
    ],
  }))
  const back = useAnimatedStyle(() => ({ opacity: turn.get() < 0.5 ? 1 : 0 }))
  const front = useAnimatedStyle(() => ({ opacity: turn.get() < 0.5 ? 0 : 1 }))
  return (
    <Animated.View style={[styles.card, { left, top, width }, place]}>
      <Animated.View role="img" aria-label={t('cardDown')} aria-hidden={role !== null} style={back}>
        <RoleCardBack width={width} />
      </Animated.View>
      {role !== null && (
        <Animated.View style={[styles.over, front]}>
          <Spoken role={role} seats={seats} />
          <View aria-hidden>
            <RoleCardFront width={width} role={role} seats={seats} />
          </View>
        </Animated.View>
      )}
    </Animated.View>
  )
}

/** The card in one sentence, said as it comes up. */
function Spoken({
  role,
  seats,
}: {
  readonly role: Exclude<RoleId, 'hidden'>
  readonly seats: number
}) {
  const { t } = useTranslation(['deal', 'common'])
  const { goal, text } = useGoal(role, seats)
  const words = t('cardUp', { role: t(`common:roles.${role}`), goal, text })
  return <View role="img" aria-label={words} aria-live="assertive" style={styles.spoken} />
}

const styles = StyleSheet.create({
  card: { position: 'absolute', pointerEvents: 'none' },
  over: { position: 'absolute', left: 0, top: 0 },
  spoken: { ...StyleSheet.absoluteFill },
})
