import { StyleSheet, View } from 'react-native'
import { CHARACTER_IDS } from '@/family/characters'
import type { CharacterId, KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { PRINTED_CARDS } from '@/games/cards/cards/ids'
import { useTranslation } from '@/i18n'
import { Medallion, Text } from '@/ui'
import { Caption, Points, Rule } from '@/ui/book'
import { leaves } from '@/i18n/leaves'
import { CardFace } from '../art/card-face'
import { KIND_LOOKS } from '../art/kind-look'
import { CardArt } from '../art/symbols'
import { printWords } from '../words/card-words'
import { Example } from './example'
import { KIND_EXAMPLES } from './examples'
import { Meetings } from './meetings'
import { pointsOf, useBookWords, type BookWords } from './use-texts'

/** A card: what it does, its symbols, an example, what to mind, whom it concerns, and how often it is in the deck. */
export function KindBody({ id }: { readonly id: KindId }) {
  const t = useBookWords()
  const concerned = CHARACTER_IDS.flatMap((character) => {
    const text = meetingOf(character, id, t)
    return text === undefined ? [] : [{ id: character, text }]
  })
  return (
    <>
      <Head id={id} />
      <Text variant="lead">{t(`cards:kinds.${id}.text`)}</Text>
      <Symbols id={id} />
      <Example script={KIND_EXAMPLES[id]} />
      <Rule />
      <Points points={leaves(t(`points.${pointsOf(id)}`, { returnObjects: true }))} />
      {concerned.length > 0 && (
        <>
          <Rule />
          <Caption>{t('facts.met')}</Caption>
          <Meetings
            rows={concerned.map((row) => ({
              ...row,
              name: t(`characters:${row.id}.name`),
              picture: <Medallion character={row.id} size={44} />,
            }))}
          />
        </>
      )}
      <Rule />
      <Caption>{t('facts.prints')}</Caption>
      <Prints id={id} />
    </>
  )
}

/** What a character's page says about a card. */
function meetingOf(character: CharacterId, kind: KindId, t: BookWords): string | undefined {
  const meets = new Map<string, string>(
    Object.entries(t(`people.${character}.meets`, { returnObjects: true })),
  )
  return meets.get(kind)
}

const printsOf = (kind: KindId) => PRINTED_CARDS.filter((card) => card.kind === kind)

function Head({ id }: { readonly id: KindId }) {
  const t = useBookWords()
  const { border, isAdvanced } = KINDS[id]
  const prints = printsOf(id)
  const [first] = prints
  return (
    <View style={styles.head}>
      {first && <CardFace card={first.id} width={132} />}
      <View style={styles.facts}>
        <Text variant="title" style={styles.name}>
          {t(`cards:kinds.${id}.name`)}
        </Text>
        <Text>
          <Text bold>{t(`cards:play.sheet.${border}`)}</Text>: {t(`cards:play.sheet.${border}Text`)}
        </Text>
        <Text tone="secondary">
          {t('cards:play.sheet.count', { count: prints.length, deck: PRINTED_CARDS.length })}
        </Text>
        {isAdvanced && <Text tone="secondary">{t('facts.book')}</Text>}
      </View>
    </View>
  )
}

/** Its symbols one below the other, each in words. */
function Symbols({ id }: { readonly id: KindId }) {
  const t = useBookWords()
  return (
    <>
      <Caption>{t('facts.signs')}</Caption>
      <View style={styles.symbols}>
        {KIND_LOOKS[id].symbols.map((symbol, i) => (
          <View key={i} style={styles.symbol}>
            <CardArt name={`sym-${symbol}`} size={36} />
            <Text style={styles.words}>{t(`cards:symbols.${symbol}`)}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

/** Every card of the kind that is in the deck. */
function Prints({ id }: { readonly id: KindId }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  return (
    <View style={styles.prints}>
      {printsOf(id).map((card) => (
        <View key={card.id} accessible role="img" aria-label={printWords(card.id, t)}>
          <CardFace card={card.id} width={46} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 18 },
  facts: { flex: 1, gap: 4 },
  name: { fontSize: 34, lineHeight: 40 },
  symbols: { gap: 6 },
  symbol: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
  prints: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
})
