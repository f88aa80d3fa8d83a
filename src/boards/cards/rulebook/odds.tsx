import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { OPTION_VALUES, type Options } from '@/games/cards/options'
import { useFormat } from '@/i18n/use-format'
import { SegmentedControl, Text, palette, useInk } from '@/ui'
import { Caption } from '@/ui/book'
import { CardArt } from '../art/symbols'
import type { CardArtName } from '../art/card-art'
import { drawOdds } from './draw-odds'
import { useBookWords } from './use-texts'

/** The odds of a draw!, counted over the deck that is chosen. */
export function Odds() {
  const t = useBookWords()
  const [deck, setDeck] = useState<Options['deck']>('full')
  const heart = drawOdds('barrel', deck)
  const spades = drawOdds('dynamite', deck)
  return (
    <View style={styles.odds}>
      <Caption>{t('odds.caption')}</Caption>
      <SegmentedControl
        label={t('cards:options.deck.title')}
        type="text"
        value={deck}
        onChange={setDeck}
        options={OPTION_VALUES.deck.map((value) => ({
          value,
          label: t(`cards:options.deck.${value}.label`),
        }))}
      />
      <Line sign="suit-hearts" words={t('odds.heart')} chance={heart.one} />
      <Line sign="suit-spades" words={t('odds.spades')} chance={spades.one} />
      <Line sign="suit-hearts" words={t('odds.heartOfTwo')} chance={heart.oneOfTwo} />
      <Line sign="suit-hearts" words={t('odds.bothHearts')} chance={heart.both} />
      <Line sign="suit-spades" words={t('odds.spadesTwice')} chance={spades.both} />
      <Text variant="small" tone="secondary">
        {t('odds.note')}
      </Text>
    </View>
  )
}

interface LineProps {
  readonly sign: CardArtName
  readonly words: string
  readonly chance: number
}

function Line({ sign, words, chance }: LineProps) {
  const { finePercent } = useFormat()
  const ink = useInk()
  const isSpades = sign === 'suit-spades'
  return (
    <View accessible role="img" aria-label={`${words}: ${finePercent(chance)}`} style={styles.line}>
      <CardArt name={sign} size={26} />
      <View style={styles.words}>
        <Text>{words}</Text>
        <View style={[styles.track, { backgroundColor: ink.well }]}>
          <View
            style={[
              styles.bar,
              {
                width: `${chance * 100}%`,
                backgroundColor: isSpades ? palette.dusk600 : palette.barn500,
              },
            ]}
          />
        </View>
      </View>
      <Text variant="number-s" align="right" style={styles.number}>
        {finePercent(chance)}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  odds: { gap: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1, gap: 4 },
  track: { height: 10, borderRadius: 5, overflow: 'hidden' },
  bar: { height: 10, borderRadius: 5 },
  number: { minWidth: 64 },
})
