import { StyleSheet, View } from 'react-native'
import type { CardId, CardsAction, KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { reachOf } from '@/games/cards/rules/distance'
import { useTranslation } from '@/i18n'
import { Button, IconButton, space } from '@/ui'
import { UndoButton } from '../../undo-button'
import { BreathControls, DefendControls, FireControls } from './answer-controls'
import { HealKey } from './heal-key'
import { kindOfCard, nameOfCard, printWords, wordsOfUse, type CardWords } from '../words/card-words'
import { targetsOf, waysOf } from './choice'
import { Slot } from './slot'
import { chosenHeal } from './use-decision'
import type { CardTable } from './use-table'

interface ControlsProps {
  readonly table: CardTable
}

/** What may be pressed now, and nothing else. Brass is the answer that costs least. */
export function Controls({ table }: ControlsProps) {
  const { asked } = table
  const { choice, decision } = asked
  if (choice.healing) return <HealControls table={table} />
  if (choice.going) return <DiscardControls table={table} />
  switch (decision?.kind) {
    case 'play':
      return choice.isAiming ? <AimControls table={table} /> : <PlayControls table={table} />
    case 'defend':
      return <DefendControls table={table} />
    case 'indians':
    case 'duel':
      return <FireControls table={table} />
    case 'last-breath':
      return <BreathControls table={table} />
    case 'store':
    case 'keep':
    case 'choose':
      return <OpenControls table={table} />
    case 'draw':
      return <DrawControls table={table} />
    case 'discard':
      return <DiscardControls table={table} />
    case undefined:
      return null
  }
}

function PlayControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, isTight, endTurn, goOn } = table
  const { uses, choice } = asked
  const lifted = uses.find(({ card }) => card === choice.lifted)
  const canPlay = uses.some(({ state }) => state === 'playable')
  const key = lifted && verbOf(table, lifted.card, t)
  return (
    <View style={styles.row}>
      <UndoButton />
      <HealKey table={table} />
      <Button
        style={styles.end}
        size="small"
        kind={canPlay || lifted ? 'leather' : 'brass'}
        label={t('cards:play.keys.end')}
        onPress={endTurn}
        testID="end"
      />
      {lifted && key && lifted.state !== 'not-now' ? (
        <Button
          style={styles.first}
          kind="brass"
          size={isTight ? 'normal' : 'large'}
          label={key.label}
          sub={key.sub}
          onPress={goOn}
          testID="confirm"
        />
      ) : (
        <Slot
          style={styles.first}
          text={lifted ? wordsOfUse(lifted, t) : t('cards:play.keys.tapCard')}
        />
      )}
    </View>
  )
}

/** What playing a card is called, and what it comes to. */
function verbOf(
  { asked, view, own }: CardTable,
  card: CardId,
  t: CardWords,
): { readonly label: string; readonly sub?: string } {
  const targets = targetsOf(asked.legal, card)
  const isShot = waysOf(asked.legal, card).length > 0 && KINDS[playedKind(card)].isShot
  const kind = playedKind(card)
  if (kind === 'duel')
    return { label: t('cards:play.keys.challenge'), sub: t('cards:play.keys.challengeSub') }
  if (kind === 'jail')
    return { label: t('cards:play.keys.lockUp'), sub: t('cards:play.keys.anyTarget') }
  if (isShot || (kind === 'missed' && targets.length > 0))
    return {
      label: t('cards:play.keys.aim'),
      sub: t('cards:play.keys.aimSub', { count: own === null ? 1 : reachOf(view, own) }),
    }
  if (targets.length > 0)
    return { label: t('cards:play.keys.play'), sub: t('cards:play.keys.anyTarget') }
  if (kind === 'beer' && own !== null) {
    const from = view.life[own] ?? 0
    const to = Math.min(view.maxLife[own] ?? 0, from + 1)
    const sub =
      to > from ? t('cards:play.keys.drinkSub', { from, to }) : t('cards:play.uses.noEffect')
    return { label: t('cards:play.keys.drink'), sub }
  }
  if (KINDS[kind].border === 'blue')
    return { label: t('cards:play.keys.lay'), sub: t('cards:play.keys.laySub') }
  return { label: t('cards:play.keys.play') }
}

const playedKind = (card: CardId): KindId => kindOfCard(card)

function AimControls({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  return (
    <View style={styles.row}>
      <Button style={styles.second} label={t('play.keys.back')} onPress={table.back} />
      <Slot style={styles.first} text={t('play.keys.tapSeat')} />
    </View>
  )
}

/** One of the cards that lie open. */
function OpenControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked } = table
  const { decision, choice } = asked
  const card = choice.lifted
  if (!decision || card === null)
    return (
      <View style={styles.row}>
        <HealKey table={table} />
        <Slot style={styles.first} text={t('cards:play.keys.tapCard')} />
      </View>
    )
  const key = openKey(decision.kind, card, t)
  return (
    <View style={styles.row}>
      <HealKey table={table} />
      {key && (
        <Button
          style={styles.first}
          kind="brass"
          label={key.label}
          sub={key.sub}
          onPress={() => asked.act([key.action])}
          testID="confirm"
        />
      )}
    </View>
  )
}

function openKey(
  kind: string,
  card: CardId,
  t: CardWords,
): { readonly label: string; readonly sub?: string; readonly action: CardsAction } | null {
  const name = nameOfCard(card, t)
  switch (kind) {
    case 'store':
      return {
        label: t('cards:play.keys.takeCard', { kind: name }),
        action: { type: 'take', card },
      }
    case 'keep':
      return { label: t('cards:play.keys.putBack'), sub: name, action: { type: 'put-back', card } }
    case 'choose':
      return { label: printWords(card, t), sub: name, action: { type: 'choose', card } }
    default:
      return null
  }
}

/** The first card of the turn: from the deck, or from where the character may take it. */
function DrawControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, discardTop } = table
  const fromDiscards = asked.legal.some(
    (action) => action.type === 'draw' && action.from === 'discard',
  )
  return (
    <View style={styles.row}>
      <HealKey table={table} />
      {fromDiscards && discardTop !== null && (
        <Button
          style={styles.second}
          size="small"
          label={t('cards:play.keys.fromDiscards', { kind: nameOfCard(discardTop, t) })}
          sub={t('cards:play.keys.fromDiscardsSub')}
          onPress={() => asked.act([{ type: 'draw', from: 'discard' }])}
          testID="choice"
        />
      )}
      <Button
        style={styles.second}
        size="small"
        kind="brass"
        label={t('cards:play.keys.fromDeck')}
        sub={t('cards:play.keys.fromDeckSub')}
        onPress={() => asked.act([{ type: 'draw', from: 'pile' }])}
        testID="confirm"
      />
    </View>
  )
}

/** Cards are picked first; then the turn ends and they go in the order in which they were tapped. */
function DiscardControls({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const { asked, back, discardChosen } = table
  const going = asked.choice.going ?? []
  const isDone = going.length === asked.excess
  const isEnding = asked.decision?.kind === 'play'
  return (
    <View style={styles.row}>
      <HealKey table={table} />
      {isEnding && <Button style={styles.second} label={t('play.keys.goOn')} onPress={back} />}
      <Button
        style={styles.first}
        kind="brass"
        label={t('play.keys.discardCount', { count: asked.excess })}
        sub={isEnding ? t('play.keys.andEnd') : undefined}
        disabled={!isDone}
        onPress={discardChosen}
        testID="confirm"
      />
    </View>
  )
}

function HealControls({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const { asked, stopHealing } = table
  const heal = chosenHeal(asked)
  return (
    <View style={styles.row}>
      <Button style={styles.second} label={t('play.keys.back')} onPress={stopHealing} />
      <Button
        style={styles.first}
        kind="brass"
        label={t('play.keys.heal')}
        sub={t('play.keys.healSub')}
        disabled={heal === null}
        onPress={() => heal && asked.act([heal])}
        testID="confirm"
      />
    </View>
  )
}

/** While one's own cards move: the key stays under the thumb and cannot be pressed twice. */
export function OwnPace({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation(['cards', 'table'])
  return (
    <View style={styles.row}>
      <IconButton icon="skip" label={t('table:skip')} onPress={onSkip} />
      <Button style={styles.end} size="small" label={t('cards:play.keys.end')} disabled />
      <Slot style={styles.first} text="" />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  first: { flex: 1.7 },
  second: { flex: 1 },
  end: { flex: 1.25 },
})
