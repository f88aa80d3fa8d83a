import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Text, Tray } from '@/ui'
import type { TableLayout } from '@/ui/table'
import { HandCard } from './hand-card'
import { layoutHand, type HandLayout } from './hand-layout'
import { useHandMotion, type HandMotion } from './hand-motion'
import { HandZone } from './hand-zone'
import { cardMeasures } from './layout'
import type { CardUse } from './uses'

interface HandCardsProps {
  readonly layout: TableLayout
  readonly hand: HandLayout
  readonly uses: readonly CardUse[]
  readonly motion: HandMotion
  readonly lifted: CardId | null
  readonly isAiming: boolean
  readonly going: readonly CardId[] | null
  readonly isAway: (card: CardId) => boolean
  /** Whose hand it is, if not one's own. */
  readonly owner?: string | null
  readonly children?: ReactNode
}

/** The tray and the cards in it. */
export function HandCards(props: HandCardsProps) {
  const { layout, hand, uses, motion, lifted, isAway, owner: name = null } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { width, height } = layout.tray
  const scrolled = useAnimatedStyle(() => ({ transform: [{ translateX: -motion.scroll.get() }] }))
  return (
    <Tray style={{ width, height }}>
      <View
        role="group"
        aria-label={name === null ? t('cards:play.own.hand') : t('cards:play.own.handOf', { name })}
        style={StyleSheet.absoluteFill}
      >
        {uses.length === 0 && (
          <View style={styles.empty}>
            <Text tone="secondary" align="center" maxScale={1.3}>
              {name === null
                ? t('cards:play.own.handEmpty')
                : t('cards:play.own.handOfEmpty', { name })}
            </Text>
          </View>
        )}
        <View style={[styles.cards, hand.scroll > 0 && styles.clipped]} aria-hidden>
          <Animated.View
            style={[styles.row, hand.scroll > 0 && styles.inClip, { height }, scrolled]}
          >
            {uses.map((use, index) => (
              <HandCard
                key={use.card}
                use={use}
                index={index}
                hand={hand}
                motion={motion}
                isAiming={props.isAiming}
                going={props.going}
                isLifted={use.card === lifted}
                isAway={isAway(use.card)}
              />
            ))}
          </Animated.View>
        </View>
        {props.children}
      </View>
    </Tray>
  )
}

const nothing = () => undefined
const nowhere = () => false

interface StillHandProps extends Pick<HandCardsProps, 'owner'> {
  readonly layout: TableLayout
  readonly uses: readonly CardUse[]
}

/** A hand that nobody plays any more: it lies there, and is read aloud. Without gestures, which only a played one needs. */
export function StillHand({ layout, uses, owner }: StillHandProps) {
  const motion = useHandMotion()
  const hand = layoutHand({
    count: uses.length,
    tray: layout.tray,
    measures: cardMeasures(layout),
  })
  return (
    <HandCards
      {...{ layout, hand, uses, motion, owner }}
      lifted={null}
      isAiming={false}
      going={null}
      isAway={nowhere}
    >
      {uses.map((use, index) => (
        <HandZone
          key={use.card}
          {...{ use, index, hand }}
          scroll={motion.scroll}
          isLifted={false}
          isGoing={false}
          onPress={nothing}
          onLongPress={nothing}
        />
      ))}
    </HandCards>
  )
}

/** A lifted card rises out of the tray; what is scrolled away is still cut off at its sides. */
const ABOVE = 90
const SIDE = 5

const styles = StyleSheet.create({
  empty: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  cards: { ...StyleSheet.absoluteFill, top: -ABOVE, pointerEvents: 'none' },
  clipped: { left: SIDE, right: SIDE, overflow: 'hidden' },
  row: { position: 'absolute', top: ABOVE, left: 0, right: 0 },
  inClip: { left: -SIDE, right: -SIDE },
})
