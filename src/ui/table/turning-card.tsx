import { StyleSheet, View } from 'react-native'
import Animated, { css, cubicBezier } from 'react-native-reanimated'

import { useTranslation } from '@/i18n'
import { RoleBadge, type RoleId } from '../art'
import { Paper } from '../plate'
import { Text } from '../text'
import { useTheme } from '../theme'
import { duration, easing } from '../tokens'
import type { Seating } from './use-seating'

interface TurningCardProps {
  readonly seat: number
  readonly seating: Seating
  readonly role: RoleId
  readonly ms: number
  /** It lay open before: it is put down, not turned over again. */
  readonly wasOpen?: boolean
}

const WIDTH = 104
const HEIGHT = 116

/** A role card at a seat: its back first, then what was hidden. The name stays readable. */
export function TurningCard({ seat, seating, role, ms, wasOpen = false }: TurningCardProps) {
  const { t } = useTranslation('common')
  const { reducedMotion } = useTheme()
  const place = placeOf(seat, seating)
  const isPlain = reducedMotion || wasOpen
  const motion = { animationDuration: `${isPlain ? duration.reduced : ms / 2}ms` }
  return (
    <View style={[styles.card, place]} testID={`turned-${seat}`}>
      {!isPlain && (
        <Animated.View style={[StyleSheet.absoluteFill, turning.back, motion]}>
          <Paper style={styles.paper}>
            <RoleBadge role="hidden" size={64} />
          </Paper>
        </Animated.View>
      )}
      <Animated.View
        style={[StyleSheet.absoluteFill, isPlain ? turning.laid : turning.front, motion]}
      >
        <Paper style={styles.paper}>
          <RoleBadge role={role} size={64} />
          <Text variant="label" align="center" maxScale={1.2}>
            {t(`roles.${role}`)}
          </Text>
        </Paper>
      </Animated.View>
    </View>
  )
}

/** Over the seat's face, its foot on the name plate; under the seat where the sky's words would be covered. */
function placeOf(seat: number, { layout, ...seating }: Seating) {
  const { x, y } = seating.pointOf(seat)
  const { bar, tableWidth, own, seat: measures } = layout
  const isNear = seating.placeOf(seat) === 0
  const foot = isNear ? own.y + 4 : y - measures.height / 2 + measures.medallion - 8
  const left = Math.min(Math.max(4, x - WIDTH / 2), tableWidth - WIDTH - 4)
  const isHigh = foot - HEIGHT < bar.y + bar.height - 8
  return { left, top: isHigh ? y + measures.height / 2 - 6 : foot - HEIGHT }
}

const away = css.keyframes({
  from: { opacity: 1, transform: [{ scaleX: 1 }] },
  '49%': { opacity: 1, transform: [{ scaleX: 0.02 }] },
  '50%': { opacity: 0, transform: [{ scaleX: 0.02 }] },
  to: { opacity: 0, transform: [{ scaleX: 0.02 }] },
})
const towards = css.keyframes({
  from: { opacity: 0, transform: [{ scaleX: 0.02 }] },
  '49%': { opacity: 0, transform: [{ scaleX: 0.02 }] },
  '50%': { opacity: 1, transform: [{ scaleX: 0.02 }] },
  to: { opacity: 1, transform: [{ scaleX: 1 }] },
})
const appear = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const turn = {
  animationFillMode: 'both',
  animationTimingFunction: cubicBezier(...easing.inOut),
} as const

const turning = css.create({
  back: { ...turn, animationName: away },
  front: { ...turn, animationName: towards },
  laid: { ...turn, animationName: appear },
})

const styles = StyleSheet.create({
  card: { position: 'absolute', width: WIDTH, height: HEIGHT },
  paper: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 6, padding: 6 },
})
