import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { Arrow, Paper, Text, easing, palette, useTheme } from '@/ui'
import type { TableLayout } from '@/ui/table'
import { Flight } from './flight'

const ARROWS = 14

/** The ninth arrow: the sky reddens, the word slams down, arrows sweep the table. */
export function Attack({ layout, ms }: { readonly layout: TableLayout; readonly ms: number }) {
  const { t } = useTranslation('table')
  const { reducedMotion } = useTheme()
  const light = useSharedValue(0)
  const slam = useSharedValue(0)
  useEffect(() => {
    light.set(withTiming(1, { duration: ms * 0.15 }))
    const thud = Easing.bezier(...easing.thud)
    slam.set(withDelay(ms * 0.15, withTiming(1, { duration: ms * 0.16, easing: thud })))
  }, [light, slam, ms])
  const sky = useAnimatedStyle(() => ({ opacity: light.get() * 0.62 }))
  const word = useAnimatedStyle(() => {
    const p = slam.get()
    const scale = reducedMotion ? 1 : 1.7 - 0.7 * p
    return { opacity: Math.min(1, p * 2), transform: [{ rotate: '-4deg' }, { scale }] }
  })
  const { tableWidth, height, oval } = layout
  return (
    <>
      <Animated.View style={[styles.sky, { width: tableWidth }, sky]} />
      {!reducedMotion &&
        Array.from({ length: ARROWS }, (_, i) => {
          const y = (height * (i + 0.5)) / ARROWS - height * 0.25
          return (
            <Flight
              key={i}
              from={{ x: -60, y }}
              to={{ x: tableWidth + 60, y: y + height * 0.36 }}
              ms={ms * 0.32}
              delay={ms * (0.3 + (0.3 * ((i * 7) % ARROWS)) / ARROWS)}
              arc={0}
              size={44}
              isPointing
            >
              <Arrow size={44} />
            </Flight>
          )
        })}
      <View style={[styles.middle, { width: tableWidth, top: oval.cy - 60 }]}>
        <Animated.View style={word}>
          <Paper style={styles.paper}>
            <Text variant="poster" color={palette.barn600} maxScale={1.2}>
              {t('attack')}
            </Text>
          </Paper>
        </Animated.View>
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  sky: { position: 'absolute', left: 0, top: 0, bottom: 0, backgroundColor: palette.barn900 },
  middle: { position: 'absolute', left: 0, alignItems: 'center' },
  paper: { paddingHorizontal: 26, paddingVertical: 10 },
})
