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

/** A role card at a seat: its back first, then what was hidden. Its foot comes to lie above the name, which stays readable. */
export function TurningCard({ seat, seating, role, ms, wasOpen = false }: TurningCardProps) {
  const { t } = useTranslation('common')
  const { reducedMotion } = useTheme()
  const { x, y } = footOf(seat, seating)
  const { tableWidth } = seating.layout
  const left = Math.min(Math.max(4, x - WIDTH / 2), tableWidth - WIDTH - 4)
  const place = { left, top: Math.max(4, y - HEIGHT) }
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

/** The upper edge of a seat's name plate. */
function footOf(seat: number, { layout, placeOf, pointOf }: Seating) {
  const { x, y } = pointOf(seat)
  if (placeOf(seat) === 0) return { x, y: layout.own.y + 4 }
  return { x, y: y - layout.seat.height / 2 + layout.seat.medallion - 8 }
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
