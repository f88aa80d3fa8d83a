import { useMemo, type ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions, type GestureResponderHandlers } from 'react-native'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs } from '@/store/tracker/selectors'
import { Ground, Screen, ThemeProvider, ownColors, useInsets, useTheme } from '@/ui'
import { layoutCompanion, plateScale, type CompanionLayout, type ToolPlan } from './layout'
import { useAwake } from './use-awake'

/** The table that lies in the middle. Wood and leather lie there in any light. */
export function BoardFrame({ children }: { readonly children: ReactNode }) {
  const { reducedMotion, patterns } = useTheme()
  useAwake()
  return (
    <ThemeProvider theme="dusk" reducedMotion={reducedMotion} patterns={patterns}>
      <Screen ground="bare">
        <Ground kind="wood" />
        {children}
      </Screen>
    </ThemeProvider>
  )
}

/** The board is one plate: on a screen too small for it, or zoomed in, all of it is drawn smaller. */
export function useBoardLayout<T extends string>(
  seats: number,
  plan: ToolPlan<T>,
): CompanionLayout<T> {
  const window = useWindowDimensions()
  const { top, bottom } = useInsets()
  const { arrangement, clock } = useAppSelector(selectCompanionPrefs)
  const scale = plateScale(window)
  const width = window.width / scale
  const height = window.height / scale
  return useMemo(() => {
    const insets = { top, bottom }
    const wish = { width, height, seats, arrangement, clock, insets, scale }
    return layoutCompanion(wish, plan)
  }, [width, height, seats, arrangement, clock, top, bottom, scale, plan])
}

interface PlateProps {
  readonly layout: CompanionLayout
  /** Follows the finger over all of it. */
  readonly touches: GestureResponderHandlers
  readonly children: ReactNode
}

/**
 * Everything that lies on the table. React Native Web overlooks the outermost responder when a mouse jumps from one button to
 * another, as a quick hand makes it do: something has to lie around the plate for the plate to hear of it.
 */
export function Plate({ layout, touches, children }: PlateProps) {
  const { width, height, scale } = layout
  return (
    <View onMoveShouldSetResponder={never}>
      <View
        style={[styles.plate, ownColors, { width, height, transform: [{ scale }] }]}
        {...touches}
      >
        {children}
      </View>
    </View>
  )
}

const never = () => false

const styles = StyleSheet.create({
  plate: { touchAction: 'none', transformOrigin: 'left top' },
})
