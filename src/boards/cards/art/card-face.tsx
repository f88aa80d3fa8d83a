import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { FittedWords, Text, Vector, fonts, palette } from '@/ui'
import { cardArt } from './card-art'
import { backDrawing, cardDrawing } from './card-drawing'
import { FACES, type FaceKind } from './card-shapes'
import { printOf } from './print'

/** Height of a card of width 1. */
export const CARD_RATIO = 1.4

/** Where value and suit stand in the tab, and how large they are, in units of the drawing. */
const TABS = {
  mini: { top: 4, value: 23, suitTop: 27, suit: 17 },
  hand: { top: 6, value: 25, suitTop: 34, suit: 22 },
  full: { top: 9, value: 27, suitTop: 41, suit: 24 },
} as const

const faceFor = (width: number): FaceKind => (width < 66 ? 'mini' : width < 130 ? 'hand' : 'full')

interface CardFaceProps {
  readonly card: CardId
  readonly width: number
  /** Under a shade: it cannot be played now, or goes. */
  readonly isDim?: boolean
}

/**
 * A card, from 44 px in a hand to full size on a sheet. Decorative: whoever shows it says in words what it is. Its letters
 * belong to the drawing and do not grow with the owner's wish for larger ones.
 */
export const CardFace = memo(function CardFace({ card, width, isDim = false }: CardFaceProps) {
  const { t } = useTranslation('cards')
  const face = faceFor(width)
  const { value, suit, isRed, kind, isBlue } = printOf(card)
  const m = FACES[face]
  const scale = width / m.width
  const height = width * CARD_RATIO
  const tab = TABS[face]
  const left = (m.margin / 2) * scale
  const right = m.tab[0] * scale
  const size = tab.value * scale * (value === '10' ? 0.82 : 1)
  return (
    <View style={{ width, height }} aria-hidden>
      <Vector drawing={cardDrawing(kind, face)} width={width} height={height} />
      <Text
        maxScale={1}
        color={isRed ? palette.barn600 : palette.ink}
        style={[
          styles.value,
          {
            left,
            width: right - left,
            top: tab.top * scale,
            fontSize: size,
            lineHeight: tab.value * scale,
            letterSpacing: value === '10' ? -0.07 * size : 0,
          },
        ]}
      >
        {value}
      </Text>
      <View
        style={[
          styles.part,
          { left: (left + right) / 2 - (tab.suit * scale) / 2, top: tab.suitTop * scale },
        ]}
      >
        <Vector
          drawing={cardArt(`suit-${suit}`)}
          width={tab.suit * scale}
          height={tab.suit * scale}
        />
      </View>
      {face === 'hand' && (
        <View style={[styles.band, { top: m.band * scale + 2, bottom: 2 }]}>
          <Text
            maxScale={1}
            bold
            align="center"
            numberOfLines={2}
            color={palette.ink}
            style={[
              styles.name,
              { fontSize: Math.max(12, width * 0.165), lineHeight: Math.max(12.5, width * 0.18) },
            ]}
          >
            {t(`kinds.${kind}.short`)}
          </Text>
        </View>
      )}
      {face === 'full' && (
        <View style={[styles.title, { top: (m.band + 12) * scale, height: 30 * scale }]}>
          <FittedWords
            variant="title"
            role="none"
            maxScale={1}
            align="center"
            color={palette.ink}
            words={t(`kinds.${kind}.name`).replaceAll(' ', NO_BREAK)}
            width={width - 10}
            maxSize={Math.max(20, 26 * scale)}
          />
        </View>
      )}
      {isDim && <View style={[styles.shade, { borderRadius: isBlue ? width * 0.1 : 3 }]} />}
    </View>
  )
})

/** What everybody sees of a card that is not theirs. */
export const CardBack = memo(function CardBack({ width }: { readonly width: number }) {
  return (
    <View aria-hidden>
      <Vector drawing={backDrawing} width={width} height={width * CARD_RATIO} />
    </View>
  )
})

/** A name stands on one line. */
const NO_BREAK = '\u00A0'

const styles = StyleSheet.create({
  part: { position: 'absolute' },
  value: { position: 'absolute', textAlign: 'center', fontFamily: fonts.number },
  band: { position: 'absolute', left: 3, right: 3, justifyContent: 'center' },
  name: { letterSpacing: -0.3 },
  title: { position: 'absolute', left: 4, right: 4, justifyContent: 'center' },
  shade: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(20,12,7,0.44)' },
})
