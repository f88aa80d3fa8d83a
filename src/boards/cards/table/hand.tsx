import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Icon, Press, Text, Tray, gradient, palette, useDuration, usePress } from '@/ui'
import type { TableLayout } from '@/ui/table'
import { CARD_RATIO, CardFace } from '../art/card-face'
import { CardArt } from '../art/symbols'
import { printOf } from '../art/print'
import { spokenCard, wordsOfUse } from '../words/card-words'
import { layoutHand, leftOfCard, type HandLayout } from './hand-layout'
import { cardMeasures } from './layout'
import type { CardUse } from './uses'

/** Cards narrower than this have no words under them, and rise larger than they lie. */
const READABLE = 58

export interface HandProps {
  readonly layout: TableLayout
  readonly uses: readonly CardUse[]
  readonly lifted: CardId | null
  readonly isAiming: boolean
  /** Cards that will go; null where none is asked for. */
  readonly going: readonly CardId[] | null
  /** Everything lies in the shade: somebody else is asked, or something else. */
  readonly isResting: boolean
  /** Cards that are still on their way. */
  readonly coming: readonly CardId[]
  readonly onPress: (card: CardId) => void
  readonly onLongPress: (card: CardId) => void
}

/** One's own cards in the tray, side by side, as large as they fit. */
export const Hand = memo(function Hand(props: HandProps) {
  const { layout, uses, lifted, coming } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { tray } = layout
  const measures = cardMeasures(layout)
  const hand = layoutHand({ count: uses.length, tray: tray.width, most: measures.hand })
  const hasLabels = measures.label > 0 && hand.width >= READABLE
  const height = hand.width * CARD_RATIO
  const top = (tray.height - height - (hasLabels ? measures.label : 0)) / 2 + (hasLabels ? 1 : 0)
  return (
    <Tray style={{ width: tray.width, height: tray.height }}>
      <View role="group" aria-label={t('cards:play.own.hand')} style={StyleSheet.absoluteFill}>
        {uses.length === 0 && (
          <View style={styles.empty}>
            <Text tone="secondary" align="center" maxScale={1.3}>
              {t('cards:play.own.handEmpty')}
            </Text>
          </View>
        )}
        {uses.map((use, i) => (
          <HandCard
            key={use.card}
            {...props}
            use={use}
            index={i}
            hand={hand}
            top={top}
            hasLabel={hasLabels}
            isLifted={use.card === lifted}
            isComing={coming.includes(use.card)}
          />
        ))}
      </View>
    </Tray>
  )
})

interface HandCardProps extends HandProps {
  readonly use: CardUse
  readonly index: number
  readonly hand: HandLayout
  readonly top: number
  readonly hasLabel: boolean
  readonly isLifted: boolean
  readonly isComing: boolean
}

function HandCard(props: HandCardProps) {
  const { use, index, hand, top, layout, isLifted, isAiming, going, isResting, isComing } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { tray } = layout
  const measures = cardMeasures(layout)
  const press = usePress(0)
  const isGoing = going?.includes(use.card) ?? false
  const isPlayable = use.state === 'playable' && going === null
  const isDim = isGoing || (going === null && !isPlayable && (isResting || use.state !== 'resting'))
  const isShaded = isDim || (isAiming && !isLifted)
  const isRaised = isLifted && hand.width < READABLE
  const width = isRaised ? measures.raised : hand.width
  const height = width * CARD_RATIO
  const left = leftOfCard(hand, index)
  const raisedLeft = Math.max(6, Math.min(tray.width - width - 6, left + (hand.width - width) / 2))
  const x = isRaised ? raisedLeft : left
  const base = isRaised ? top + hand.width * CARD_RATIO - height : top
  const rise = isLifted ? -measures.lift : isDim && !isGoing ? 5 : 0
  const ms = useDuration('quick')
  const moved = useAnimatedStyle(() => ({
    transform: [{ translateY: withTiming(rise, { duration: ms }) }],
  }))
  return (
    <>
      <Animated.View
        aria-hidden
        style={[
          styles.card,
          { left: x, top: base, width, height, zIndex: isLifted ? 90 : index + 1 },
          isComing && styles.coming,
          moved,
        ]}
      >
        {isLifted && <LiftedFrame width={width} height={height} card={use.card} />}
        {!isLifted && <View style={[styles.shadow, { width: width + 2, height }]} />}
        <CardFace card={use.card} width={width} isDim={isShaded} />
        {isPlayable && !isLifted && !isAiming && (
          <View style={[styles.tab, { left: width / 2 - 9 }]} />
        )}
        {isGoing && (
          <View style={styles.cross}>
            <Icon name="close" size={14} color={palette.parchment100} />
          </View>
        )}
        {!props.hasLabel && !isLifted && isPlayable && use.word === 'stops' && (
          <View style={[styles.tag, { left: width / 2 - 11 }]}>
            <CardArt name="sym-defence" size={16} />
          </View>
        )}
      </Animated.View>
      {props.hasLabel && (
        <View
          aria-hidden
          style={[
            styles.label,
            { left: left - 4, width: hand.width + 8, top: top + hand.width * CARD_RATIO + 7 },
          ]}
        >
          <Text
            variant="tiny"
            bold
            align="center"
            numberOfLines={1}
            maxScale={1.1}
            color={isLifted ? palette.brass400 : isDim ? '#C9B68F' : '#D9C094'}
            style={hand.width > 100 && styles.largeLabel}
          >
            {labelOf(props, isGoing)}
          </Text>
        </View>
      )}
      <Press
        role="button"
        accessibilityLabel={spoken(props, isGoing)}
        onPress={() => props.onPress(use.card)}
        onLongPress={() => props.onLongPress(use.card)}
        delayLongPress={350}
        testID={`hand-${index}`}
        {...press.handlers}
        style={[
          styles.zone,
          {
            left,
            width: index === props.uses.length - 1 ? hand.width : hand.pitch,
            zIndex: 100 + index,
          },
          press.ringStyle,
        ]}
      />
    </>
  )

  function labelOf({ use: own }: HandCardProps, goes: boolean): string {
    if (going !== null) return t(goes ? 'cards:play.uses.goes' : 'cards:play.uses.stays')
    if (isLifted && isAiming) return t('cards:play.uses.aiming')
    if (isAiming) return ''
    return wordsOfUse(own, t)
  }

  function spoken({ use: own }: HandCardProps, goes: boolean): string {
    const words = spokenCard(own, t)
    if (goes) return `${words} ${t('cards:play.card.going')}`
    return isLifted ? `${words} ${t('cards:play.card.lifted')}` : words
  }
}

/** Brass all round, and light behind it. */
function LiftedFrame({
  width,
  height,
  card,
}: {
  readonly width: number
  readonly height: number
  readonly card: CardId
}) {
  const radius = printOf(card).isBlue ? width * 0.15 : 6
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
  empty: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  card: { position: 'absolute', pointerEvents: 'none' },
  coming: { opacity: 0 },
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
  label: { position: 'absolute', pointerEvents: 'none' },
  largeLabel: { fontSize: 15, lineHeight: 18 },
  zone: { position: 'absolute', top: 0, bottom: 0, borderRadius: 8 },
})
