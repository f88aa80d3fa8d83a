import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { RoleBadge, type RoleId } from '../art'
import { Paper } from '../plate'
import { Text } from '../text'
import { useTheme } from '../theme'
import { easing } from '../tokens'
import type { Point } from './superellipse'

interface FallenProps {
  /** Where the card's foot comes to lie: above the name, which stays readable. */
  readonly foot: Point
  readonly role: RoleId
  readonly ms: number
}

const WIDTH = 104
const HEIGHT = 116

/** A death turns the role card: its back first, then what was hidden. */
export function Fallen({ foot, role, ms }: FallenProps) {
  const { t } = useTranslation('common')
  const { reducedMotion } = useTheme()
  const turn = useSharedValue(0)
  useEffect(() => {
    turn.set(withTiming(1, { duration: ms * 0.5, easing: Easing.bezier(...easing.inOut) }))
  }, [turn, ms])
  const back = useAnimatedStyle(() => {
    const p = turn.get()
    return { opacity: p < 0.5 ? 1 : 0, transform: [{ scaleX: Math.max(0.02, 1 - 2 * p) }] }
  })
  const front = useAnimatedStyle(() => {
    const p = turn.get()
    if (reducedMotion) return { opacity: p, transform: [{ scaleX: 1 }] }
    return { opacity: p < 0.5 ? 0 : 1, transform: [{ scaleX: Math.max(0.02, 2 * p - 1) }] }
  })
  const place = { left: foot.x - WIDTH / 2, top: Math.max(4, foot.y - HEIGHT) }
  return (
    <>
      {!reducedMotion && (
        <Animated.View style={[styles.card, place, back]}>
          <Paper style={styles.paper}>
            <RoleBadge role="hidden" size={64} />
          </Paper>
        </Animated.View>
      )}
      <Animated.View style={[styles.card, place, front]}>
        <Paper style={styles.paper}>
          <RoleBadge role={role} size={64} />
          <Text variant="label" align="center" maxScale={1.2}>
            {t(`roles.${role}`)}
          </Text>
        </Paper>
      </Animated.View>
    </>
  )
}

const styles = StyleSheet.create({
  card: { position: 'absolute', width: WIDTH, height: HEIGHT },
  paper: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 6 },
})
