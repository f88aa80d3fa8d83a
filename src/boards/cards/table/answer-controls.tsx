import { View } from 'react-native'
import type { CardsAction } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Button } from '@/ui'
import { nameOfCard } from '../words/card-words'
import { canStop } from './can-stop'
import { keyRow, sharesOf } from './key-row'
import { chanceOf } from './odds'
import type { CardTable } from './use-table'

interface ControlsProps {
  readonly table: CardTable
}

/** The answers to a shot: what is free first. Whoever has two barrels turns a card for one after the other. */
export function DefendControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, respond, view, own } = table
  const has = (type: CardsAction['type']) => asked.legal.some((action) => action.type === type)
  const answer = respond()
  const free = has('barrel') ? 'barrel' : has('jourdonnais') ? 'jourdonnais' : null
  const { decision } = asked
  const isInVain = decision?.kind === 'defend' && !canStop(view, decision, asked.legal)
  const [share] = sharesOf(table, [1, ...(answer ? [1] : []), ...(free ? [1] : [])])
  return (
    <View style={keyRow.row}>
      <Button
        {...share}
        kind={free || (answer && !isInVain) ? 'leather' : 'brass'}
        label={t('cards:play.keys.takeHit')}
        sub={t('cards:play.keys.lose1')}
        onPress={() => asked.act([{ type: 'pass' }])}
        testID="choice"
      />
      {answer && (
        <Button
          {...share}
          kind={free || isInVain ? 'leather' : 'brass'}
          label={nameOfCard(answer, t)}
          sub={t(isInVain ? 'cards:play.keys.notEnough' : 'cards:play.keys.costsCard')}
          onPress={() => asked.act([{ type: 'respond', card: answer }])}
          testID="confirm"
        />
      )}
      {free && (
        <Button
          {...share}
          kind="brass"
          label={t('cards:play.keys.barrel')}
          sub={t(free === 'barrel' ? 'cards:play.keys.free' : 'cards:play.keys.ownFree', {
            percent: chanceOf('barrel', view, own ?? view.turn),
          })}
          onPress={() => asked.act([{ type: free }])}
          testID="confirm"
        />
      )}
    </View>
  )
}

/** A Bang! is asked for, by Indians! or in a Duel. */
export function FireControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, respond } = table
  const answer = respond()
  const left = asked.legal.filter(({ type }) => type === 'respond').length
  const isDuel = asked.decision?.kind === 'duel'
  const [second, first] = sharesOf(table, answer ? [1, 1.7] : [1])
  return (
    <View style={keyRow.row}>
      <Button
        {...second}
        kind={answer ? 'leather' : 'brass'}
        label={t(isDuel ? 'cards:play.keys.giveUp' : 'cards:play.keys.takeHit')}
        sub={t('cards:play.keys.lose1')}
        onPress={() => asked.act([{ type: 'pass' }])}
        testID="choice"
      />
      {answer && (
        <Button
          {...first}
          kind="brass"
          label={
            isDuel
              ? t('cards:play.keys.shootBack')
              : t('cards:play.keys.discardBang', { kind: nameOfCard(answer, t) })
          }
          sub={
            left === 1
              ? t('cards:play.keys.lastOne', { kind: nameOfCard(answer, t) })
              : t('cards:play.keys.left', { count: left })
          }
          onPress={() => asked.act([{ type: 'respond', card: answer }])}
          testID="confirm"
        />
      )}
    </View>
  )
}

/** At the last breath. */
export function BreathControls({ table }: ControlsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { asked, respond } = table
  const answer = respond()
  const needs = asked.decision?.kind === 'last-breath' ? asked.decision.needs : 1
  const beers = asked.legal.filter(({ type }) => type === 'respond').length
  const [second, first] = sharesOf(table, answer ? [1, 1.7] : [1])
  return (
    <View style={keyRow.row}>
      <Button
        {...second}
        kind="barn"
        label={t('cards:play.keys.fall')}
        sub={t('cards:play.keys.showRole')}
        onPress={() => asked.act([{ type: 'pass' }])}
        testID="choice"
      />
      {answer && (
        <Button
          {...first}
          kind="brass"
          label={t('cards:play.keys.drink')}
          sub={t(beers >= needs ? 'cards:play.keys.drinkBack' : 'cards:play.keys.notEnough')}
          onPress={() => asked.act([{ type: 'respond', card: answer }])}
          testID="confirm"
        />
      )}
    </View>
  )
}
