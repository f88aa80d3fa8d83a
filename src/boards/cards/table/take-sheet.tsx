import { useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { CardId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Button, Divider, Press, Sheet, Strong, Text, space, usePress } from '@/ui'
import { CARD_RATIO, CardBack } from '../art/card-face'
import { kindOfCard, nameOfCard } from '../words/card-words'
import { waysAt } from './choice'
import { OpenCard } from './stage/open-card'
import type { CardTable } from './use-table'

/** Backs lie over each other: how many there are is what matters. */
const FAN = 0.44

/** Hand and cards in play have to be seen at once: on a low screen they are smaller, and stand side by side across. */
const SHORT = 700
const LOW = 480

/** Which card of somebody's: one at random from the hand, or a chosen one that lies in front of them. */
export function TakeSheet({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, nameOf, view, own } = table
  const { choice, choose, legal } = asked
  const { lifted, target } = choice
  const ways = waysAt(legal, lifted, target)
  const [picked, setPicked] = useState<CardId | 'hand' | null>(null)
  const isOpen = lifted !== null && target !== null && ways.length > 1
  const fromHand = ways.find(({ take }) => take === 'hand')
  const inPlay = ways.flatMap(({ take }) => (take !== undefined && take !== 'hand' ? [take] : []))
  const take = ways.find((way) => way.take === picked) ?? (fromHand ? fromHand : ways[0])
  const isTaking = lifted !== null && kindOfCard(lifted) === 'panic'
  const name = target === null ? '' : nameOf(target)
  const hand = target === null ? 0 : (view.hands[target]?.length ?? 0)
  const isOwn = target !== null && target === own
  const { height } = useWindowDimensions()
  const isLow = height < LOW
  const isShort = height < SHORT
  const close = () => {
    setPicked(null)
    choose((old) => ({ ...old, target: null }))
  }
  const title = isOwn
    ? t(isTaking ? 'cards:play.taking.ownTake' : 'cards:play.taking.ownDiscard')
    : t(isTaking ? 'cards:play.taking.take' : 'cards:play.taking.discard', { name })
  return (
    <Sheet
      visible={isOpen}
      onClose={close}
      title={title}
      sub={lifted === null ? '' : nameOfCard(lifted, t)}
      closeLabel={t('common:close')}
      footer={
        <View style={styles.footer}>
          <Button style={styles.second} label={t('cards:play.keys.back')} onPress={close} />
          <Button
            style={styles.first}
            kind="brass"
            label={t(isTaking ? 'cards:play.keys.takeIt' : 'cards:play.keys.throwOut')}
            sub={
              take?.take === 'hand' || take?.take === undefined
                ? t('cards:play.taking.hand')
                : nameOfCard(take.take, t)
            }
            onPress={() => {
              setPicked(null)
              if (take) table.play(take)
            }}
            testID="take"
          />
        </View>
      }
    >
      <View style={[styles.body, isLow && styles.beside]} role="radiogroup" aria-label={title}>
        {fromHand && (
          <View style={[styles.part, isLow && styles.half]}>
            <Text>
              <Strong>{t('cards:play.taking.hand')}</Strong>
              {`  ${t('cards:play.taking.handText', { count: hand })}`}
            </Text>
            <Backs
              count={hand}
              width={isShort ? 52 : 78}
              isChosen={take?.take === 'hand'}
              label={`${t('cards:play.taking.hand')}, ${t('cards:play.taking.handText', { count: hand })}`}
              onPress={() => setPicked('hand')}
            />
          </View>
        )}
        {fromHand && inPlay.length > 0 && !isLow && <Divider />}
        {inPlay.length > 0 && (
          <View style={[styles.part, isLow && styles.half]}>
            <Text>
              <Strong>{t('cards:play.taking.inPlay')}</Strong>
              {`  ${t('cards:play.taking.inPlayText')}`}
            </Text>
            <View style={[styles.cards, isLow && styles.close]}>
              {inPlay.map((card) => (
                <OpenCard
                  key={card}
                  card={card}
                  width={isShort ? 66 : 78}
                  isChosen={take?.take === card}
                  onPress={() => setPicked(card)}
                  testID={`take-${card}`}
                />
              ))}
            </View>
            {take?.take !== undefined && take.take !== 'hand' && (
              <Text tone="secondary">{t(`cards:kinds.${kindOfCard(take.take)}.text`)}</Text>
            )}
          </View>
        )}
      </View>
    </Sheet>
  )
}

interface BacksProps {
  readonly count: number
  readonly width: number
  readonly isChosen: boolean
  readonly label: string
  readonly onPress: () => void
}

function Backs({ count, width, isChosen, label, onPress }: BacksProps) {
  const press = usePress(2)
  const shown = Math.min(count, 6)
  const step = Math.round(width * FAN)
  return (
    <Press
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={label}
      onPress={onPress}
      testID="take-hand"
      {...press.handlers}
      style={[
        styles.backs,
        { width: width + step * (shown - 1) + 16, height: width * CARD_RATIO + 20 },
        isChosen && styles.chosen,
        press.ringStyle,
      ]}
    >
      {Array.from({ length: shown }, (_, i) => (
        <View
          key={i}
          style={[
            styles.back,
            { left: 8 + i * step, transform: [{ rotate: `${(i - (shown - 1) / 2) * 3}deg` }] },
          ]}
        >
          <CardBack width={width} />
        </View>
      ))}
    </Press>
  )
}

const styles = StyleSheet.create({
  body: { gap: space[3] },
  beside: { flexDirection: 'row' },
  part: { gap: space[2] },
  half: { flex: 1 },
  footer: { flexDirection: 'row', gap: space[2] },
  first: { flex: 1.7 },
  second: { flex: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 18, padding: 6 },
  close: { gap: 10 },
  backs: { borderRadius: 10 },
  back: { position: 'absolute', top: 10 },
  chosen: { backgroundColor: 'rgba(224,180,92,0.5)' },
})
