import { memo, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Icon, Text, alike, easing, gradient, palette, useDuration } from '@/ui'
import { CardFace, CARD_RATIO } from '../art/card-face'
import { printOf } from '../art/print'
import { CardArt } from '../art/symbols'
import { wordsOfUse } from '../words/card-words'
import { leftOfCard, raisedPlace, slotWhile, type HandLayout } from './hand-layout'
import type { HandMotion } from './hand-motion'
import type { CardUse } from './uses'

interface HandCardProps {
  readonly use: CardUse
  readonly index: number
  readonly hand: HandLayout
  readonly motion: HandMotion
  readonly isLifted: boolean
  readonly isAiming: boolean
  readonly going: readonly CardId[] | null
  /** It flies or hangs on a finger: only its place is kept. */
  readonly isAway: boolean
}

/** So much lower lies what cannot be played. */
const SUNK = 5
const thud = Easing.bezier(...easing.thud)

/** A card in the tray in one of its states. Decorative: what is pressed and read aloud is its zone. */
export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { use, index, hand, motion, isLifted, isAiming, going, isAway } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const isGoing = going?.includes(use.card) ?? false
  const isPlayable = use.state === 'playable' && going === null
  const isOut = going === null && !isPlayable && use.state !== 'resting'
  const isTagged = !hand.hasLabels && (use.word === 'stops' || use.word === 'onDefence')
  const ms = useDuration('quick')
  const rise = isLifted ? -hand.lift : isOut ? SUNK : 0
  const place = useAnimatedStyle(() => {
    const from = motion.from.get()
    const isMoved = from === index
    const left = leftOfCard(hand, slotWhile(index, from, motion.to.get()))
    return {
      zIndex: isMoved || isLifted ? 90 : index + 1,
      transform: [
        {
          translateX: isMoved
            ? motion.x.get() + motion.scroll.get() - hand.width / 2
            : withTiming(left, { duration: ms }),
        },
      ],
    }
  })
  const risen = useAnimatedStyle(() => {
    const y = motion.raised.get() === index ? -hand.lift : rise
    return { transform: [{ translateY: withTiming(y, { duration: ms, easing: thud }) }] }
  })
  const words =
    going === null
      ? isAiming
        ? isLifted && t('cards:play.uses.aiming')
        : wordsOfUse(use, t)
      : t(isGoing ? 'cards:play.uses.goes' : 'cards:play.uses.stays')
  return (
    <Animated.View style={[styles.place, { width: hand.width }, isAway && styles.away, place]}>
      <Animated.View style={[styles.card, { top: hand.top }, risen]}>
        {isLifted ? (
          <LiftedFrame width={hand.width} card={use.card} />
        ) : (
          <View style={[styles.shadow, { width: hand.width + 2, height: hand.height }]} />
        )}
        <CardFace
          card={use.card}
          width={hand.width}
          isDim={isGoing || isOut || (isAiming && !isLifted)}
        />
        {isPlayable && !isLifted && !isAiming && (
          <View style={[styles.tab, { left: hand.width / 2 - 9 }]} />
        )}
        {isGoing && (
          <View style={styles.cross}>
            <Icon name="close" size={14} color={palette.parchment100} />
          </View>
        )}
        {isTagged && (
          <View style={[styles.tag, { left: hand.width / 2 - 11 }]}>
            <CardArt name="sym-defence" size={16} />
          </View>
        )}
      </Animated.View>
      {hand.hasLabels && (
        <View style={[styles.label, { top: hand.top + hand.height + 7 }]}>
          <Text
            variant="tiny"
            bold
            align="center"
            numberOfLines={1}
            maxScale={1.1}
            color={isLifted ? palette.brass400 : isOut || isGoing ? '#C9B68F' : '#D9C094'}
            style={hand.width > 100 && styles.largeLabel}
          >
            {words}
          </Text>
        </View>
      )}
    </Animated.View>
  )
}, alike)

interface RaisedCardProps {
  readonly card: CardId
  readonly index: number
  readonly hand: HandLayout
  readonly motion: HandMotion
}

/** A lifted card where those in the tray are too narrow to be read. */
export function RaisedCard({ card, index, hand, motion }: RaisedCardProps) {
  const ms = useDuration('quick')
  const rising = useSharedValue(0)
  useEffect(() => {
    rising.set(withTiming(1, { duration: ms, easing: thud }))
  }, [rising, ms])
  const least = hand.width / hand.raised
  const style = useAnimatedStyle(() => {
    const { x, y } = raisedPlace(hand, index, motion.scroll.get())
    const isMoved = motion.from.get() === index
    return {
      transform: [
        { translateX: isMoved ? motion.x.get() - hand.raised / 2 : x },
        { translateY: y + hand.lift * (1 - rising.get()) },
        { scale: least + (1 - least) * rising.get() },
      ],
    }
  })
  return (
    <Animated.View style={[styles.raised, style]} aria-hidden>
      <LiftedFrame width={hand.raised} card={card} />
      <CardFace card={card} width={hand.raised} />
    </Animated.View>
  )
}

/** Brass all round, and light behind it. */
export function LiftedFrame({ width, card }: { readonly width: number; readonly card: CardId }) {
  const radius = printOf(card).isBlue ? width * 0.15 : 6
  const height = width * CARD_RATIO
  return (
    <>
      <View style={[styles.glow, { width: width + 16, height: height + 22 }]} />
      <View
        style={[styles.frame, { width: width + 6, height: height + 6, borderRadius: radius }]}
      />
    </>
  )
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0, bottom: 0 },
  away: { opacity: 0 },
  card: { position: 'absolute', left: 0 },
  raised: {
    position: 'absolute',
    left: 0,
    top: 0,
    pointerEvents: 'none',
    transformOrigin: 'bottom',
  },
  shadow: {
    position: 'absolute',
    left: -1,
    top: 3,
    borderRadius: 5,
    backgroundColor: 'rgba(0,0,0,0.45)',
  },
  glow: {
    ...gradient('radial-gradient(closest-side, rgba(240,203,124,0.75), rgba(240,203,124,0))'),
    position: 'absolute',
    left: -8,
    top: -6,
  },
  frame: {
    position: 'absolute',
    left: -3,
    top: -3,
    backgroundColor: palette.brass400,
    boxShadow: '0px 8px 12px rgba(0,0,0,0.5)',
  },
  tab: {
    position: 'absolute',
    top: -4,
    width: 18,
    height: 5,
    borderRadius: 3,
    backgroundColor: palette.brass400,
    boxShadow: '0px 0px 6px rgba(224,180,92,0.9)',
  },
  cross: {
    position: 'absolute',
    right: 3,
    top: 5,
    width: 24,
    height: 24,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.barn600,
    borderWidth: 2,
    borderColor: palette.barn300,
  },
  tag: {
    position: 'absolute',
    bottom: -8,
    width: 22,
    height: 22,
    borderRadius: 11,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.walnut900,
    borderWidth: 1,
    borderColor: 'rgba(228,204,158,0.5)',
  },
  label: { position: 'absolute', left: -4, right: -4 },
  largeLabel: { fontSize: 15, lineHeight: 18 },
})
