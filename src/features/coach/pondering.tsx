import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectAreMindsMissing } from '@/store/minds/selectors'
import { mindsAskedAgain } from '@/store/minds/slice'
import { Icon, NotLoaded, Text, space, useInk, useTheme } from '@/ui'

/** A lantern that breathes while the coach thinks, or a word that the coach could not be loaded. */
export function Pondering({ label }: { readonly label: string }) {
  const dispatch = useAppDispatch()
  const areMissing = useAppSelector(selectAreMindsMissing)
  if (areMissing) return <NotLoaded onRetry={() => dispatch(mindsAskedAgain())} />
  return <Lantern label={label} />
}

function Lantern({ label }: { readonly label: string }) {
  const { accent } = useInk()
  const { reducedMotion } = useTheme()
  const opacity = useSharedValue(1)
  useEffect(() => {
    if (!reducedMotion) opacity.set(withRepeat(withTiming(0.4, { duration: 700 }), -1, true))
  }, [opacity, reducedMotion])
  const glow = useAnimatedStyle(() => ({ opacity: opacity.get() }))
  return (
    <View role="status" aria-live="polite" style={styles.place}>
      <Animated.View style={glow}>
        <Icon name="lantern" size={44} color={accent} />
      </Animated.View>
      <Text tone="secondary">{label}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', justifyContent: 'center', gap: space[3], minHeight: 180 },
})
