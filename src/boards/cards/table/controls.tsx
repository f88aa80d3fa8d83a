import { memo } from 'react'
import { View } from 'react-native'
import type { CardId, KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { reachOf } from '@/games/cards/rules/distance'
import { useTranslation } from '@/i18n'
import { Button, IconButton, alike } from '@/ui'
import { UndoButton } from '../../undo-button'
import { AimControls, NextChip, isAnsweredByAll } from './aim-controls'
import { BreathControls, DefendControls, FireControls } from './answer-controls'
import {
  isGoodFor,
  kindOfCard,
  nameOfCard,
  printWords,
  wordsOfCheck,
  wordsOfUse,
  type CardWords,
} from '../words/card-words'
import { targetsOf, waysOf } from './choice'
import { keyRow, sharesOf, type KeyShare } from './key-row'
import { layWords } from './lay-words'
import { Slot } from './slot'
import { chosenHeal } from './use-decision'
import type { CardTable } from './use-table'

interface ControlsProps {
  readonly table: CardTable
}

/** One's own turn: End turn, and what to do with a card. */
const OWN_TURN = [1.25, 1.7] as const

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
      return <OpenControls table={table} />
    case 'choose':
      return <ChooseControls table={table} />
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
  const [end, first] = sharesOf(table, OWN_TURN, 1)
  return (
    <View style={keyRow.row}>
      {choice.plan.length > 0 ? (
        <IconButton icon="back" label={t('cards:play.keys.back')} onPress={table.back} />
      ) : (
        <UndoButton />
      )}
      {lifted && isAnsweredByAll(lifted.card) && table.passed ? (
        <NextChip table={table} />
      ) : (
        <Button
          {...end}
          size="small"
          kind={canPlay || lifted ? 'leather' : 'brass'}
          label={t('cards:play.keys.end')}
          onPress={endTurn}
          testID="end"
        />
      )}
      {lifted && key && lifted.state !== 'not-now' ? (
        <Button
          {...first}
          kind="brass"
          size={isTight ? 'normal' : 'large'}
          label={key.label}
          sub={key.sub}
          onPress={goOn}
          testID="confirm"
        />
      ) : (
        <Slot
          style={first?.style}
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
    return { label: t('cards:play.keys.lay'), sub: layWords({ view, own, kind }, t) }
  return { label: t('cards:play.keys.play') }
}

const playedKind = (card: CardId): KindId => kindOfCard(card)

/** One of the cards that lie open: it is tapped first, because what it does should be read before it is taken. */
function OpenControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked } = table
  const card = asked.choice.lifted
  const [share] = sharesOf(table, [1])
  if (card === null) return <Slot text={t('cards:play.keys.tapCard')} />
  const name = nameOfCard(card, t)
  return (
    <View style={keyRow.row}>
      {asked.decision?.kind === 'keep' ? (
        <Button
          {...share}
          kind="brass"
          label={t('cards:play.keys.putBack')}
          sub={name}
          onPress={() => asked.act([{ type: 'put-back', card }])}
          testID="confirm"
        />
      ) : (
        <Button
          {...share}
          kind="brass"
          label={t('cards:play.keys.takeCard', { kind: name })}
          onPress={() => asked.act([{ type: 'take', card }])}
          testID="confirm"
        />
      )}
    </View>
  )
}

/** Lucky Duke's two: what each comes to stands under it, so one tap is enough. Brass is the one that helps. */
function ChooseControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked } = table
  const { decision } = asked
  if (decision?.kind !== 'choose') return null
  const [share] = sharesOf(table, [1, 1])
  const helps = decision.cards.map((card) => isGoodFor(decision.for, card))
  const best = helps.includes(true) ? helps.indexOf(true) : 0
  return (
    <View style={keyRow.row}>
      {decision.cards.map((card, i) => (
        <Button
          key={card}
          {...share}
          kind={i === best ? 'brass' : 'leather'}
          label={printWords(card, t)}
          sub={wordsOfCheck(decision.for, card, t)}
          onPress={() => asked.act([{ type: 'choose', card }])}
          testID={i === best ? 'confirm' : 'choice'}
        />
      ))}
    </View>
  )
}

/** The first card of the turn: from the deck, or from where the character may take it. */
function DrawControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, discardTop } = table
  const fromDiscards = asked.legal.some(
    (action) => action.type === 'draw' && action.from === 'discard',
  )
  const [share] = sharesOf(table, fromDiscards ? [1, 1] : [1])
  return (
    <View style={keyRow.row}>
      {fromDiscards && discardTop !== null && (
        <Button
          {...share}
          label={t('cards:play.keys.fromDiscards', { kind: nameOfCard(discardTop, t) })}
          sub={t('cards:play.keys.fromDiscardsSub')}
          onPress={() => asked.act([{ type: 'draw', from: 'discard' }])}
          testID="choice"
        />
      )}
      <Button
        {...share}
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
  const shares = sharesOf(table, isEnding ? [1, 1.7] : [1])
  return (
    <View style={keyRow.row}>
      {isEnding && <Button {...shares[0]} label={t('play.keys.goOn')} onPress={back} />}
      <Button
        {...shares.at(-1)}
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
  const { asked, stopHealing, heal } = table
  const [second, first] = sharesOf(table, [1, 1.7])
  return (
    <View style={keyRow.row}>
      <Button {...second} label={t('play.keys.back')} onPress={stopHealing} />
      <Button
        {...first}
        kind="brass"
        label={t('play.keys.heal')}
        sub={t('play.keys.healSub')}
        disabled={chosenHeal(asked) === null}
        onPress={heal}
        testID="confirm"
      />
    </View>
  )
}

/** While one's own cards move: the key stays under the thumb and cannot be pressed twice. */
export function OwnPace({ table }: ControlsProps) {
  return <PaceKeys shares={sharesOf(table, OWN_TURN, 1)} onSkip={table.skip} />
}

interface PaceKeysProps {
  readonly shares: readonly KeyShare[]
  readonly onSkip: () => void
}

const PaceKeys = memo(function PaceKeys({ shares: [end, first], onSkip }: PaceKeysProps) {
  const { t } = useTranslation(['cards', 'table'])
  return (
    <View style={keyRow.row}>
      <IconButton icon="skip" label={t('table:skip')} onPress={onSkip} />
      <Button {...end} size="small" label={t('cards:play.keys.end')} disabled />
      <Slot style={first?.style} text="" />
    </View>
  )
}, alike)
