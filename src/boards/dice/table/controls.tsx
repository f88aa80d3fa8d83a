import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import type { DiceState, Seat } from '@/games/dice'
import { useAppSelector } from '@/store/hooks'
import { selectTaughtChoice } from '@/store/tutorial/play'
import { Button, IconButton, space } from '@/ui'
import { UndoButton } from '../../undo-button'
import { countPicked, doubleChoice, isComplete, toggleDouble, unpick, type Plan } from './plan'
import { diceToRoll, type Asked } from './use-decision'

interface ControlsProps {
  readonly view: DiceState
  readonly asked: Asked
  readonly nameOf: (seat: Seat) => string
  /** There is little room: one line a button. */
  readonly isTight: boolean
}

/** What may be pressed now, and nothing else. */
export function Controls(props: ControlsProps) {
  const { t } = useTranslation('table')
  const { decision, plan, act } = props.asked
  switch (decision?.kind) {
    case 'roll':
      return <RollControls {...props} />
    case 'aim':
    case 'drink':
    case 'gift':
    case 'clear':
      return plan && <PlanControls {...props} plan={plan} />
    case 'dodge':
      return (
        <View style={styles.row}>
          <Button
            style={styles.half}
            size="small"
            label={t('takeHit')}
            onPress={() => act([{ type: 'take-hit' }])}
            testID="choice"
          />
          <Button
            style={styles.half}
            size="small"
            kind="brass"
            label={t('takeArrow')}
            onPress={() => act([{ type: 'take-arrow' }])}
            testID="choice"
          />
        </View>
      )
    case 'shed':
      return (
        <View style={styles.row}>
          <Button
            style={styles.half}
            size="small"
            label={t('keepArrow')}
            onPress={() => act([{ type: 'keep-arrow' }])}
            testID="choice"
          />
          <Button
            style={styles.half}
            size="small"
            kind="brass"
            label={t('dropArrow')}
            onPress={() => act([{ type: 'drop-arrow' }])}
            testID="choice"
          />
        </View>
      )
    case 'reveal':
    case undefined:
      return null
  }
}

function RollControls({ view, asked, isTight }: ControlsProps) {
  const { t } = useTranslation('table')
  const { decision, kept, act, roll } = asked
  const count = diceToRoll(decision, view, kept).length
  const rollsLeft = decision?.kind === 'roll' ? decision.rollsLeft : 0
  const left = t('rollsLeft', { count: rollsLeft })
  // Brass is the one thing to press: in the lesson that is what its card asks for.
  const isStopTaught = useAppSelector(selectTaughtChoice) === 'stop'
  return (
    <View style={styles.row}>
      <UndoButton />
      {view.dice && (
        <Button
          style={styles.second}
          kind={isStopTaught ? 'brass' : 'leather'}
          label={t('stop')}
          onPress={() => act([{ type: 'stop' }])}
        />
      )}
      <Button
        style={styles.first}
        kind={isStopTaught ? 'leather' : 'brass'}
        size={isTight ? 'normal' : 'large'}
        label={t('roll')}
        sub={isTight ? left : t('rollSub', { count, left })}
        disabled={count === 0}
        onPress={roll}
        testID="roll"
      />
    </View>
  )
}

function PlanControls(props: ControlsProps & { readonly plan: Plan }) {
  const { asked, plan, isTight, nameOf } = props
  const { t } = useTranslation('table')
  const { act, changePlan, confirm } = asked
  const done = countPicked(plan)
  const doubled = doubleChoice(plan)
  const words = { aim: t('fire'), drink: t('serve'), gift: t('give'), clear: t('takeOff') } as const
  const isDone = isComplete(plan)
  return (
    <View style={styles.row}>
      {done > 0 ? (
        <IconButton icon="undo" label={t('undo')} onPress={() => changePlan(unpick)} />
      ) : (
        <UndoButton />
      )}
      {doubled && (
        <Button
          style={styles.second}
          size="small"
          label={t(doubled.isDouble ? 'single' : 'double', { name: nameOf(doubled.target) })}
          hint={t('doubleHint')}
          onPress={() => changePlan(toggleDouble)}
        />
      )}
      {plan.kind === 'clear' && (
        <Button style={styles.second} label={t('pass')} onPress={() => act([{ type: 'pass' }])} />
      )}
      <Button
        style={styles.first}
        kind="brass"
        size={isTight ? 'normal' : 'large'}
        label={words[plan.kind]}
        sub={
          plan.items.length > 1 && !isTight
            ? t('picked', { done, count: plan.items.length })
            : undefined
        }
        disabled={!isDone}
        onPress={confirm}
        testID="confirm"
      />
    </View>
  )
}

/** While one's own dice fall: Roll stays under the thumb and cannot be pressed twice. */
export function OwnPace({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation('table')
  return (
    <View style={styles.row}>
      <IconButton icon="skip" label={t('skip')} onPress={onSkip} />
      <Button style={styles.first} kind="brass" label={t('roll')} disabled />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  half: { flex: 1 },
  first: { flex: 1.7 },
  second: { flex: 1 },
})
