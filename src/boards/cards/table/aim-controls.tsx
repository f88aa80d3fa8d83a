import { View } from 'react-native'
import type { CardId, KindId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Button, Chip, IconButton } from '@/ui'
import { kindOfCard } from '../words/card-words'
import { keyRow, sharesOf } from './key-row'
import { Slot } from './slot'
import type { CardTable } from './use-table'

interface ControlsProps {
  readonly table: CardTable
}

/** Cards that somebody else has to answer. */
const ATTACKS: readonly KindId[] = ['bang', 'missed', 'gatling', 'indians', 'duel']
const isAttack = (card: CardId): boolean => ATTACKS.includes(kindOfCard(card))

/** Those that are played without aiming. */
export const isAnsweredByAll = (card: CardId): boolean =>
  kindOfCard(card) === 'gatling' || kindOfCard(card) === 'indians'

/** Passed around: after the last card of a turn the phone goes straight on. */
export function LastCard({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const { choice, choose } = table.asked
  return (
    <Chip
      label={t('pass.orders.last')}
      isOn={choice.isLast}
      onPress={() => choose((old) => ({ ...old, isLast: !old.isLast }))}
    />
  )
}

/** Whom is it for? Passed around, what happens afterwards can be said along with it. */
export function AimControls({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const [second, first] = sharesOf(table, [1, 1.7])
  const { lifted } = table.asked.choice
  if (table.passed && lifted !== null && isAttack(lifted))
    return (
      <View style={keyRow.row}>
        <IconButton icon="back" label={t('play.keys.back')} onPress={table.back} />
        {kindOfCard(lifted) === 'duel' ? <AllIn table={table} /> : <LastCard table={table} />}
      </View>
    )
  return (
    <View style={keyRow.row}>
      <Button {...second} label={t('play.keys.back')} onPress={table.back} />
      <Slot style={first?.style} text={t('play.keys.tapSeat')} />
    </View>
  )
}

/** Passed around: every Bang! goes into the Duel, without the phone coming back in between. */
function AllIn({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const { choice, choose } = table.asked
  return (
    <Chip
      label={t('pass.orders.allIn')}
      isOn={choice.isAllIn}
      onPress={() => choose((old) => ({ ...old, isAllIn: !old.isAllIn }))}
    />
  )
}
