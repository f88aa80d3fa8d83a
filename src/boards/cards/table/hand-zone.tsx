import { memo } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle, withTiming, type SharedValue } from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Press, alike, useDuration, usePress } from '@/ui'
import { spokenCard } from '../words/card-words'
import { leftOfCard, raisedPlace, scrolledTo, type HandLayout } from './hand-layout'
import type { CardUse } from './uses'

interface HandZoneProps {
  readonly use: CardUse
  readonly index: number
  readonly hand: HandLayout
  readonly scroll: SharedValue<number>
  readonly isLifted: boolean
  readonly isGoing: boolean
  readonly onPress: (card: CardId) => void
  readonly onLongPress: (card: CardId) => void
}

/** How long a card is held until it is shown in full, in ms. */
export const HOLD = 350
/** Zones that are scrolled away wait at the tray's edge, under the others, for keyboards and screen readers. */
const WAITING = 24

/** What is pressed, read aloud and reached by keyboard: as high as the tray, and as wide as what is seen of its card. */
export const HandZone = memo(function HandZone(props: HandZoneProps) {
  const { use, index, hand, scroll, isLifted, onPress, onLongPress } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const press = usePress(0)
  const ms = useDuration('quick')
  const isLast = index === hand.count - 1
  const width = isLifted ? hand.raised : isLast ? hand.width : hand.pitch
  const top = isLifted ? Math.min(0, raisedPlace(hand, index).y) : 0
  const place = useAnimatedStyle(() => {
    const most = hand.tray.width - WAITING
    const x = isLifted
      ? raisedPlace(hand, index, scroll.get()).x
      : leftOfCard(hand, index) - scroll.get()
    const isSeen = hand.scroll === 0 || (x > -hand.pitch / 2 && x < most)
    return {
      zIndex: isLifted ? 100 : isSeen ? index + 1 : 0,
      transform: [{ translateX: isSeen ? x : Math.max(0, Math.min(most, x)) }],
    }
  })
  return (
    <Animated.View style={[styles.zone, { width, top }, place]}>
      <Press
        role="button"
        accessibilityLabel={spoken()}
        onPress={() => onPress(use.card)}
        onLongPress={() => onLongPress(use.card)}
        delayLongPress={HOLD}
        testID={`hand-${index}`}
        {...press.handlers}
        onFocus={(event) => {
          press.handlers.onFocus(event)
          const to = scrolledTo(hand, index, scroll.get())
          if (to !== scroll.get()) scroll.set(withTiming(to, { duration: ms }))
        }}
        style={[StyleSheet.absoluteFill, styles.press, press.ringStyle]}
      />
    </Animated.View>
  )

  function spoken(): string {
    const words = spokenCard(use, t)
    if (props.isGoing) return `${words} ${t('cards:play.card.going')}`
    return isLifted ? `${words} ${t('cards:play.card.lifted')}` : words
  }
}, alike)

const styles = StyleSheet.create({
  zone: { position: 'absolute', left: 0, bottom: 0 },
  press: { borderRadius: 8 },
})
