import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Press, Text, palette, usePress } from '@/ui'
import { CARD_RATIO, CardBack, CardFace } from '../../art/card-face'
import { printOf } from '../../art/print'
import { nameOfCard, printWords } from '../../words/card-words'
import { useArrival } from './use-arrival'

interface OpenCardProps {
  readonly card: CardId
  readonly width: number
  readonly isChosen: boolean
  readonly isDim?: boolean
  /** A word under it. */
  readonly note?: string
  readonly tone?: 'good' | 'bad' | 'plain'
  /** One of several, or what is done at once. */
  readonly role?: 'radio' | 'button'
  readonly onPress?: () => void
  readonly onLongPress?: () => void
  readonly testID?: string
}

/** A card that lies open for a choice: framed in brass when it is the one. */
export function OpenCard(props: OpenCardProps) {
  const {
    card,
    width,
    isChosen,
    isDim = false,
    note,
    tone = 'plain',
    role = 'radio',
    onPress,
  } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const press = usePress(2)
  const arrival = useArrival(card)
  const height = width * CARD_RATIO
  const radius = printOf(card).isBlue ? width * 0.15 : 7
  const words = `${nameOfCard(card, t)}, ${printWords(card, t)}`
  return (
    <View style={[{ width }, arrival.isAway && styles.away]}>
      <View {...arrival.place} style={[{ width, height }, isChosen && styles.chosen]}>
        {isChosen && (
          <Animated.View
            style={[
              styles.frame,
              { width: width + 10, height: height + 10, borderRadius: radius + 3 },
              arrival.later,
            ]}
          />
        )}
        <Animated.View style={arrival.flying}>
          <Animated.View style={[styles.shadow, arrival.front]}>
            <CardFace card={card} width={width} isDim={isDim} />
          </Animated.View>
          {arrival.isComing && (
            <Animated.View style={[styles.back, arrival.back]}>
              <CardBack width={width} />
            </Animated.View>
          )}
        </Animated.View>
        {onPress && (
          <Press
            role={role}
            aria-checked={role === 'radio' ? isChosen : undefined}
            accessibilityLabel={note === undefined ? words : `${words}, ${note}`}
            onPress={onPress}
            onLongPress={props.onLongPress}
            delayLongPress={350}
            testID={props.testID}
            {...press.handlers}
            style={[StyleSheet.absoluteFill, styles.zone, press.ringStyle]}
          />
        )}
      </View>
      {note !== undefined && note !== '' && (
        <Animated.View style={[styles.note, styles[tone], arrival.later]}>
          <Text
            variant="small"
            bold
            align="center"
            maxScale={1.2}
            numberOfLines={2}
            color={palette.parchment100}
          >
            {note}
          </Text>
        </Animated.View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  away: { opacity: 0 },
  back: { position: 'absolute', left: 0, top: 0 },
  chosen: { zIndex: 2 },
  frame: {
    position: 'absolute',
    left: -5,
    top: -5,
    backgroundColor: palette.brass400,
    boxShadow: '0px 0px 18px rgba(240,203,124,0.7)',
  },
  shadow: { boxShadow: '0px 6px 10px rgba(0,0,0,0.5)', borderRadius: 8 },
  zone: { borderRadius: 8 },
  note: {
    alignSelf: 'center',
    marginTop: 8,
    paddingHorizontal: 10,
    paddingVertical: 2,
    borderRadius: 5,
  },
  plain: {},
  good: { backgroundColor: palette.cactus600, borderWidth: 1, borderColor: palette.cactus300 },
  bad: { backgroundColor: palette.barn600, borderWidth: 1, borderColor: palette.barn300 },
})
