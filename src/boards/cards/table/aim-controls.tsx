import { View } from 'react-native'
import type { CardId, KindId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { Button, Chip, IconButton } from '@/ui'
import { kindOfCard } from '../words/card-words'
import type { Choice, NextStep } from './choice'
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

/**
 * Passed around: what comes once everybody has answered the lifted card, so that the phone need not come back in between. A
 * tap goes on to the next thing that can be said.
 */
export function NextChip({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const { choice, choose, uses } = table.asked
  const { lifted, next, isAllIn } = choice
  const isDuel = lifted !== null && kindOfCard(lifted) === 'duel'
  const hasMore = uses.some(({ card, state }) => state === 'playable' && card !== lifted)
  const steps = isDuel ? DUEL_STEPS : hasMore ? STEPS : STEPS_AT_LAST
  const now = steps.findIndex((step) => step.next === next && step.isAllIn === isAllIn)
  const following = steps[(now + 1) % steps.length]
  const label = isAllIn
    ? t(next === 'end' ? 'pass.orders.allInLast' : 'pass.orders.allIn')
    : t(`pass.orders.${next}`)
  return (
    <Chip
      label={label}
      isOn={now > 0}
      onPress={() => choose((old) => ({ ...old, ...following }))}
      testID="next"
    />
  )
}

type Step = Pick<Choice, 'next' | 'isAllIn'>

const step = (next: NextStep, isAllIn = false): Step => ({ next, isAllIn })
const STEPS_AT_LAST = [step('ask'), step('end')]
const STEPS = [...STEPS_AT_LAST, step('more')]
const DUEL_STEPS = [step('ask'), step('ask', true), step('end', true)]

/** Whom is it for? Passed around, what happens afterwards can be said along with it. */
export function AimControls({ table }: ControlsProps) {
  const { t } = useTranslation('cards')
  const [second, first] = sharesOf(table, [1, 1.7])
  const { lifted } = table.asked.choice
  if (table.passed && lifted !== null && isAttack(lifted))
    return (
      <View style={keyRow.row}>
        <IconButton icon="back" label={t('play.keys.back')} onPress={table.back} />
        <NextChip table={table} />
      </View>
    )
  return (
    <View style={keyRow.row}>
      <Button {...second} label={t('play.keys.back')} onPress={table.back} />
      <Slot style={first?.style} text={t('play.keys.tapSeat')} />
    </View>
  )
}
