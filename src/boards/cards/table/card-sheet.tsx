import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { CardId, CardsView, KindId, Seat } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { useTranslation } from '@/i18n'
import { Button, RuleLink, Sheet, Strong, Text, palette, space } from '@/ui'
import { CardFace } from '../art/card-face'
import { KIND_LOOKS } from '../art/kind-look'
import { printOf } from '../art/print'
import { CardArt } from '../art/symbols'
import { kindOfCard, nameOfCard, printWords, wordsOfUse } from '../words/card-words'
import { tiltOf } from './tilt'
import { lift } from './choice'
import type { CardTable } from './use-table'

/** A card in full: what it is, what it does, and whether it can be played now. */
export function CardSheet({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { looked, lookAt, asked } = table
  const use = asked.uses.find(({ card }) => card === looked)
  const close = () => lookAt(null)
  const canPlay = asked.decision?.kind === 'play' && use !== undefined
  const isNow = use?.state === 'playable' || use?.state === 'pointless'
  return (
    <Sheet
      visible={looked !== null}
      onClose={close}
      title={looked === null ? '' : nameOfCard(looked, t)}
      sub={looked === null ? '' : printWords(looked, t)}
      closeLabel={t('common:close')}
      footer={
        canPlay && isNow ? (
          <Button
            kind="brass"
            label={t('cards:play.keys.playIt')}
            onPress={() => {
              close()
              asked.choose((old) => lift(old, use.card))
            }}
          />
        ) : undefined
      }
    >
      {looked !== null && (
        <>
          <Details card={looked} table={table} />
          <RuleLink entry={kindOfCard(looked)} onLeave={close} />
        </>
      )}
      {canPlay && (
        <View style={[styles.now, !isNow && styles.not]}>
          <Text>
            {isNow ? (
              <Strong>{t('cards:play.sheet.canPlay')}</Strong>
            ) : (
              t('cards:play.sheet.cannotPlay', { use: wordsOfUse(use, t) })
            )}
          </Text>
        </View>
      )}
    </Sheet>
  )
}

/** On a screen lower than this the card is small, and what it does stands beside it: nothing has to be scrolled for. */
const LOW = 480

function Details({ card, table }: { readonly card: CardId; readonly table: CardTable }) {
  const { t } = useTranslation(['log', 'common', 'cards', 'characters'])
  const { view, own } = table
  const { pack } = view
  const kind = kindOfCard(card)
  const { isBlue } = printOf(card)
  const same = pack.filter((other) => kindOf(other).id === kind).length
  const isLow = useWindowDimensions().height < LOW
  const deed = <Text style={isLow ? null : styles.text}>{t(`cards:kinds.${kind}.text`)}</Text>
  return (
    <View style={styles.details}>
      <View style={styles.head}>
        <View style={[styles.card, { transform: [{ rotate: `${tiltOf(card)}deg` }] }]}>
          <CardFace card={card} width={isLow ? 100 : 150} />
        </View>
        <View style={styles.facts}>
          {isLow && deed}
          <View>
            <Text bold>{t(isBlue ? 'cards:play.sheet.blue' : 'cards:play.sheet.brown')}</Text>
            <Text>{t(isBlue ? 'cards:play.sheet.blueText' : 'cards:play.sheet.brownText')}</Text>
          </View>
          <Text tone="secondary">
            {t('cards:play.sheet.count', { count: same, deck: pack.length })}
          </Text>
          <Text tone="secondary">
            {t(isJackHere(view) ? 'cards:play.sheet.suitJack' : 'cards:play.sheet.suit')}
          </Text>
        </View>
      </View>
      {!isLow && deed}
      {own !== null && hasTwoUses(view, own, kind) && (
        <Text>
          <Strong>{t('characters:calamity-janet.name')}</Strong>
          {`: ${t('cards:abilities.calamity-janet')}`}
        </Text>
      )}
      {!isLow && <Symbols kind={kind} />}
    </View>
  )
}

/** Suits count for whoever shows the second card they draw, too. */
const isJackHere = ({ characters, alive }: CardsView): boolean =>
  characters.some((character, seat) => character === 'black-jack' && alive[seat] === true)

/** A card that its owner may use as another one: what is printed on it is not all. */
const hasTwoUses = ({ characters }: CardsView, own: Seat, kind: KindId): boolean =>
  characters[own] === 'calamity-janet' && (kind === 'bang' || kind === 'missed')

/** Each of its signs, spelled out once. */
function Symbols({ kind }: { readonly kind: KindId }) {
  const { t } = useTranslation('cards')
  const { symbols } = KIND_LOOKS[kind]
  return (
    <View style={styles.symbols}>
      {[...new Set(symbols)].map((symbol) => (
        <View key={symbol} style={styles.symbol}>
          <CardArt name={`sym-${symbol}`} size={26} />
          <Text style={styles.meaning}>{t(`symbols.${symbol}`)}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  details: { gap: space[4] },
  head: { flexDirection: 'row', gap: space[5], alignItems: 'center' },
  card: { borderRadius: 8, boxShadow: '0px 8px 14px rgba(0,0,0,0.35)' },
  facts: { flex: 1, gap: space[3] },
  text: { fontSize: 18, lineHeight: 26 },
  symbols: { gap: space[2] },
  symbol: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  meaning: { flex: 1 },
  now: {
    marginTop: space[4],
    padding: space[3],
    borderRadius: 8,
    borderWidth: 1,
    borderColor: palette.cactus600,
    backgroundColor: 'rgba(78,107,58,0.18)',
  },
  not: { borderColor: 'rgba(90,52,32,0.4)', backgroundColor: 'rgba(90,52,32,0.1)' },
})
