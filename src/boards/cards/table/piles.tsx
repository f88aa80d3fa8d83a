import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Press, Text, palette } from '@/ui'
import type { Box, TableLayout } from '@/ui/table'
import { CardBack, CardFace } from '../art/card-face'
import { printWords, nameOfCard } from '../words/card-words'
import { HOLD } from './hand-zone'
import { cardMeasures, pileBoxes } from './layout'
import { tiltOf } from './tilt'
import { useRunningCount } from './use-running-count'

interface PilesProps {
  readonly layout: TableLayout
  /** How many cards lie in the deck. */
  readonly deck: number
  /** The discards from the top down; the two that can be seen are enough. */
  readonly discards: readonly CardId[]
  readonly onDeck?: (words: string) => void
  readonly onDiscards?: () => void
}

/** Deck and discards, in the middle of the table. */
export const Piles = memo(function Piles(props: PilesProps) {
  const { layout, deck, discards, onDeck, onDiscards } = props
  const { t } = useTranslation(['log', 'common', 'cards'])
  const boxes = pileBoxes(layout)
  const { pile: width, hasCaptions } = cardMeasures(layout)
  const [top, under] = discards
  const deckWords = t('cards:play.piles.deckLabel', { count: deck })
  return (
    <>
      <View style={[styles.place, boxOf(boxes.deck)]}>
        <Deck count={deck} width={width} />
        {hasCaptions && <Caption text={t('cards:play.piles.deck')} width={width} />}
        <Press
          role={onDeck ? 'button' : 'img'}
          accessibilityLabel={deckWords}
          testID="deck"
          onPress={onDeck && (() => onDeck(deckWords))}
          onLongPress={onDeck && (() => onDeck(deckWords))}
          delayLongPress={HOLD}
          disabled={!onDeck}
          style={StyleSheet.absoluteFill}
        />
      </View>
      <View style={[styles.place, boxOf(boxes.discards)]}>
        <View style={styles.picture} aria-hidden>
          {top === undefined ? (
            <View style={[styles.slot, { width, height: width * 1.4 }]} />
          ) : (
            <>
              <View style={[styles.shadow, { width: width + 6, height: width * 1.4 + 2 }]} />
              {under !== undefined && (
                <View style={[styles.card, styles.under]}>
                  <CardFace card={under} width={width} />
                </View>
              )}
              <View style={[styles.card, { transform: [{ rotate: `${tiltOf(top)}deg` }] }]}>
                <CardFace card={top} width={width} />
              </View>
            </>
          )}
        </View>
        {hasCaptions && <Caption text={t('cards:play.piles.discards')} width={width} />}
        <Press
          role="button"
          testID="discards"
          accessibilityLabel={
            top === undefined
              ? t('cards:play.piles.discardsEmpty')
              : t('cards:play.piles.discardsLabel', {
                  card: `${nameOfCard(top, t)}, ${printWords(top, t)}`,
                })
          }
          disabled={top === undefined}
          onPress={onDiscards}
          onLongPress={onDiscards}
          delayLongPress={HOLD}
          style={StyleSheet.absoluteFill}
        />
      </View>
    </>
  )
})

interface DeckProps {
  readonly count: number
  readonly width: number
}

/** A few backs lie over each other; the number says how many really. */
const Deck = memo(function Deck({ count, width }: DeckProps) {
  const layers = Math.min(4, count)
  const figure = useRunningCount(count)
  if (layers === 0) return <View style={[styles.slot, { width, height: width * 1.4 }]} />
  return (
    <View aria-hidden>
      <View style={[styles.shadow, { width: width + 8, height: width * 1.4 + 4 }]} />
      {Array.from({ length: layers }, (_, i) => layers - 1 - i).map((i) => (
        <View key={i} style={[styles.card, { left: i * 0.6, top: i * 1.8 - 5 }]}>
          <CardBack width={width} />
        </View>
      ))}
      <View
        style={[
          styles.count,
          {
            left: width * 0.2,
            top: width * 0.5 - 5,
            width: width * 0.6,
            height: width * 0.4,
            borderRadius: width * 0.2,
          },
        ]}
      >
        <Text
          variant="number-s"
          maxScale={1}
          color={palette.parchment100}
          style={{ fontSize: Math.max(15, width * 0.27), lineHeight: Math.max(19, width * 0.34) }}
        >
          {figure}
        </Text>
      </View>
    </View>
  )
})

interface CaptionProps {
  readonly text: string
  readonly width: number
}

const Caption = memo(function Caption({ text, width }: CaptionProps) {
  const size = width > 70 ? 15 : 12
  return (
    <Text
      variant="tiny"
      bold
      align="center"
      maxScale={1.1}
      numberOfLines={1}
      color={palette.parchment200}
      aria-hidden
      style={[
        styles.caption,
        { top: width * 1.4 + 6, maxWidth: width + 28, fontSize: size, lineHeight: size + 3 },
      ]}
    >
      {text}
    </Text>
  )
})

const boxOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 0 },
  picture: { pointerEvents: 'none' },
  card: { position: 'absolute', left: 0, top: 0 },
  under: { transform: [{ rotate: '-7deg' }], left: -4, top: 2 },
  shadow: {
    position: 'absolute',
    left: -3,
    top: 4,
    borderRadius: 6,
    backgroundColor: 'rgba(0,0,0,0.4)',
  },
  slot: {
    borderRadius: 6,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: 'rgba(228,204,158,0.3)',
  },
  count: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(27,17,11,0.86)',
  },
  caption: { position: 'absolute', left: -14, right: -14 },
})
