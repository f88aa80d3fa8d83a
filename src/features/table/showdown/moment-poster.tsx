import { StyleSheet, View } from 'react-native'
import Animated, { css, cubicBezier } from 'react-native-reanimated'
import {
  FittedWords,
  LogoMark,
  RoleBadge,
  Text,
  TornPaper,
  duration,
  easing,
  palette,
  useTheme,
  type RoleId,
} from '@/ui'
import type { TableLayout } from '@/ui/table'

interface MomentPosterProps {
  readonly layout: TableLayout
  readonly title: string
  readonly sub?: string
  /** Whose badge stands over it; the mark of the house where it is nobody's. */
  readonly emblem: RoleId | null
  /** Of the largest that fits. */
  readonly size?: number
  readonly testID: string
}

const MARGIN = 16
const WIDEST = 480
const PADDING = 26

/** The words that a match is remembered by, slammed on the middle of the table. */
export function MomentPoster(props: MomentPosterProps) {
  const { layout, title, sub, emblem, size = 1, testID } = props
  const { reducedMotion } = useTheme()
  const { tableWidth, oval, height } = layout
  const width = Math.min(tableWidth - 2 * MARGIN, WIDEST) * size
  const isLow = height < 560
  const badge = isLow ? 56 : Math.min(96, width * 0.24)
  const words = width - 2 * PADDING
  return (
    <View style={[styles.place, { width: tableWidth, height: 2 * oval.cy }]} testID={testID}>
      <Animated.View
        role="alert"
        accessibilityLabel={sub === undefined ? title : `${title}. ${sub}`}
        style={reducedMotion ? moving.appear : moving.slam}
      >
        <View style={styles.tilt}>
          <TornPaper width={width} height={isLow ? 120 : 150} seed={9}>
            <View style={[styles.sheet, isLow && styles.low]}>
              {emblem ? <RoleBadge role={emblem} size={badge} /> : <LogoMark size={badge} />}
              <View style={[styles.words, { maxWidth: isLow ? words - badge - 12 : words }]}>
                <FittedWords
                  words={title}
                  width={isLow ? words - badge - 12 : words}
                  maxSize={isLow ? 40 : width * 0.145}
                  variant="poster"
                  color={palette.barn600}
                  align="center"
                  maxScale={1}
                />
                {sub !== undefined && (
                  <Text variant="lead" align="center" maxScale={1.2}>
                    {sub}
                  </Text>
                )}
              </View>
            </View>
          </TornPaper>
        </View>
      </Animated.View>
    </View>
  )
}

const appear = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const slam = css.keyframes({
  from: { opacity: 0, transform: [{ rotate: '-9deg' }, { scale: 2.2 }] },
  '40%': { opacity: 1 },
  to: { opacity: 1, transform: [{ rotate: '0deg' }, { scale: 1 }] },
})

const moving = css.create({
  appear: {
    animationName: appear,
    animationDuration: `${duration.reduced}ms`,
    animationFillMode: 'both',
  },
  slam: {
    animationName: slam,
    animationDuration: '300ms',
    animationTimingFunction: cubicBezier(...easing.thud),
    animationFillMode: 'both',
  },
})

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    top: 0,
    alignItems: 'center',
    justifyContent: 'center',
    zIndex: 6,
    pointerEvents: 'none',
  },
  tilt: { transform: [{ rotate: '-3deg' }] },
  sheet: { alignItems: 'center', gap: 4 },
  low: { flexDirection: 'row', gap: 12 },
  words: { alignItems: 'center' },
})
