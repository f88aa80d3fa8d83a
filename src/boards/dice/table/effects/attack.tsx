import { memo, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { css, cubicBezier } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { FittedWords, TornPaper, easing, gradient, palette, useTheme } from '@/ui'
import type { TableLayout } from '@/ui/table'
import type { ShownAttack } from './use-attack'
import { ATTACK_MS } from '../timing'
import { StuckInTable, Volley } from './volley'

interface AttackProps {
  readonly attack: ShownAttack
  readonly layout: TableLayout
}

const tempoOf = ({ arrowsMs }: ShownAttack): number => arrowsMs / ATTACK_MS

/**
 * The ninth arrow: the light turns red, the word slams down, arrows sweep the table at every depth. This is the part behind
 * those who are struck; they stay in the light.
 */
export const AttackBehind = memo(function AttackBehind({ attack, layout }: AttackProps) {
  const { reducedMotion, name } = useTheme()
  const tempo = tempoOf(attack)
  const { tableWidth, horizon, height } = layout
  // A noon sky stays as it is: its words are dark.
  const top = name === 'noon' ? horizon : 0
  const light = { top, width: tableWidth, height: height - top }
  return (
    <View style={styles.fill} testID="attack">
      <Animated.View style={[styles.light, light, fadeIn(240 * tempo)]}>
        <Leaving ms={attack.woundsMs} style={styles.fill}>
          <View style={styles.red} />
        </Leaving>
      </Animated.View>
      <Leaving ms={attack.woundsMs} style={styles.fill}>
        {!reducedMotion && <StuckInTable layout={layout} tempo={tempo} />}
        <Poster layout={layout} tempo={tempo} />
      </Leaving>
      {!reducedMotion && attack.arrowsMs > 0 && (
        <Volley layout={layout} depths={BEHIND} tempo={tempo} />
      )}
    </View>
  )
})

/** The part before everybody: arrows that pass close by. */
export const AttackBefore = memo(function AttackBefore({ attack, layout }: AttackProps) {
  const { reducedMotion } = useTheme()
  if (reducedMotion || attack.arrowsMs === 0) return null
  return <Volley layout={layout} depths={BEFORE} tempo={tempoOf(attack)} />
})

const BEHIND = ['far', 'middle'] as const
const BEFORE = ['near'] as const

/** The word, on a strip of paper that is slammed on the table. */
function Poster({ layout, tempo }: { readonly layout: TableLayout; readonly tempo: number }) {
  const { t } = useTranslation('table')
  const { reducedMotion } = useTheme()
  const { tableWidth, pile } = layout
  // Between those who are struck: their plates lie over its edges, never over the word.
  const width = Math.min(Math.max(190, pile.room + 48), tableWidth * 0.6, 420)
  const height = width * 0.46
  const motion = reducedMotion
    ? fadeIn(120)
    : { animationDuration: `${260 * tempo}ms`, animationDelay: `${200 * tempo}ms` }
  return (
    <View style={[styles.middle, { left: pile.x - width / 2, top: pile.y - height / 2 }]}>
      <Animated.View style={[reducedMotion ? null : moving.slam, motion]}>
        <View style={styles.tilt}>
          <TornPaper width={width} height={height}>
            <FittedWords
              words={t('attack')}
              width={width * 0.8}
              maxSize={height * 0.62}
              variant="poster"
              color={palette.barn600}
              align="center"
              maxScale={1}
            />
          </TornPaper>
        </View>
      </Animated.View>
    </View>
  )
}

interface LeavingProps {
  /** How long it stays; null for as long as it takes. */
  readonly ms: number | null
  readonly style: object
  readonly children: ReactNode
}

const FADE = 260

/** What goes out at the end of its time rather than being cut off. */
function Leaving({ ms, style, children }: LeavingProps) {
  const fade = Math.min(FADE, (ms ?? 0) / 3)
  const motion = { animationDuration: `${fade}ms`, animationDelay: `${(ms ?? 0) - fade}ms` }
  return (
    <Animated.View style={[style, ms !== null && moving.leave, ms !== null && motion]}>
      {children}
    </Animated.View>
  )
}

const fadeIn = (ms: number) => ({ ...moving.appear, animationDuration: `${ms}ms` })

const appear = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const leave = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
const slam = css.keyframes({
  from: { opacity: 0, transform: [{ rotate: '-10deg' }, { scale: 2.3 }] },
  '40%': { opacity: 1 },
  to: { opacity: 1, transform: [{ rotate: '0deg' }, { scale: 1 }] },
})

const moving = css.create({
  appear: { animationName: appear, animationFillMode: 'both', animationTimingFunction: 'ease-out' },
  leave: { animationName: leave, animationFillMode: 'both', animationTimingFunction: 'ease-in' },
  slam: {
    animationName: slam,
    animationFillMode: 'both',
    animationTimingFunction: cubicBezier(...easing.thud),
  },
})

const styles = StyleSheet.create({
  fill: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  light: { position: 'absolute', left: 0 },
  red: {
    ...StyleSheet.absoluteFill,
    ...gradient(
      'radial-gradient(circle at 50% 44%, rgba(120,32,16,0.58), rgba(82,20,11,0.8) 58%, rgba(44,9,5,0.92))',
    ),
  },
  middle: { position: 'absolute' },
  tilt: { transform: [{ rotate: '-6deg' }] },
})
