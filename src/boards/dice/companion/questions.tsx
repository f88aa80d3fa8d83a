import { StyleSheet, View } from 'react-native'
import type { Decision, DiceState, Role } from '@/games/dice'
import { GATLINGS } from '@/games/dice/rules/dice'
import { DICE } from '@/games/dice/rules/state'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { Button, RoleBadge } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { Slip } from '../../companion/slip'
import type { Entries } from './use-entries'

interface QuestionProps {
  readonly layout: CompanionLayout
  readonly view: DiceState
  readonly entries: Entries
  readonly nameOf: (seat: number) => string
}

/** What the rules ask in between, on a slip for whoever must answer: the card of a fallen player, Bart, Pedro. */
export function Question(props: QuestionProps) {
  const { decision } = props.view
  switch (decision?.kind) {
    case 'reveal':
      return <Reveal {...props} decision={decision} />
    case 'dodge':
    case 'shed':
      return <Trade {...props} decision={decision} />
    default:
      return <OwnSlip {...props} />
  }
}

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** Somebody has fallen: which card was turned up? */
function Reveal({
  layout,
  entries,
  nameOf,
  decision,
}: QuestionProps & { readonly decision: Of<'reveal'> }) {
  const { t } = useTranslation(['tracker', 'common'])
  const answer = (role: Role) => entries.send({ type: 'reveal', role })
  return (
    <Slip
      layout={layout}
      facing={layout.panels[decision.seat]?.facing ?? 0}
      title={t('reveal.title', { name: nameOf(decision.seat) })}
      text={t('reveal.text')}
      testID="reveal"
    >
      <View style={styles.column}>
        {decision.roles.map((role) => (
          <View key={role} style={styles.role}>
            <RoleBadge role={role} size={44} />
            <Button
              label={t(`common:roles.${role}`)}
              onPress={() => answer(role)}
              style={styles.fill}
            />
          </View>
        ))}
      </View>
      <UndoRow entries={entries} />
    </Slip>
  )
}

/** An arrow instead of a wound, or an arrow back for one. */
function Trade({
  layout,
  entries,
  nameOf,
  decision,
}: QuestionProps & { readonly decision: Of<'dodge' | 'shed'> }) {
  const { t } = useTranslation('tracker')
  const { kind, seat, points } = decision
  const [yes, no]: readonly [TrackerAction, TrackerAction] =
    kind === 'dodge'
      ? [{ type: 'take-arrow' }, { type: 'take-hit' }]
      : [{ type: 'drop-arrow' }, { type: 'keep-arrow' }]
  return (
    <Slip
      layout={layout}
      facing={layout.panels[seat]?.facing ?? 0}
      title={nameOf(seat)}
      text={t(`${kind}.text`, { count: points })}
      testID={kind}
    >
      <View style={styles.row}>
        <Button
          kind="brass"
          label={t(`${kind}.yes`)}
          onPress={() => entries.send(yes)}
          style={styles.fill}
        />
        <Button label={t(`${kind}.no`)} onPress={() => entries.send(no)} style={styles.fill} />
      </View>
      <UndoRow entries={entries} />
    </Slip>
  )
}

/** A wrong tap must not force an answer. */
function UndoRow({ entries }: Pick<QuestionProps, 'entries'>) {
  const { t } = useTranslation('tracker')
  return (
    <Button kind="quiet" size="small" icon="undo" label={t('tools.undo')} onPress={entries.undo} />
  )
}

/** What the phone cannot know without the dice. */
function OwnSlip({ layout, view, entries, nameOf }: QuestionProps) {
  const { t } = useTranslation('tracker')
  const { slip, closeSlip, send } = entries
  const facing = layout.panels[view.turn]?.facing ?? 0
  const answer = (...actions: TrackerAction[]) => {
    closeSlip()
    send(...actions)
  }
  if (slip?.kind === 'bonus')
    return (
      <Slip
        layout={layout}
        facing={facing}
        title={nameOf(view.turn)}
        text={t('bonus.text')}
        onDismiss={closeSlip}
        testID="bonus"
      >
        <View style={styles.row}>
          <Button
            kind="brass"
            label={t('bonus.yes')}
            onPress={() => answer({ type: 'next', bonus: true }, ...slip.then)}
            style={styles.fill}
          />
          <Button
            label={t('bonus.no')}
            onPress={() => answer({ type: 'next' }, ...slip.then)}
            style={styles.fill}
          />
        </View>
      </Slip>
    )
  if (slip?.kind === 'faces')
    return (
      <Slip
        layout={layout}
        facing={facing}
        title={t('tools.gatling')}
        text={t('faces.text', { name: nameOf(view.turn) })}
        onDismiss={closeSlip}
        testID="faces"
      >
        <View style={styles.row}>
          {Array.from({ length: DICE }, (_, i) => i + 1).map((faces) => (
            <Button
              key={faces}
              size="small"
              label={`${faces}`}
              onPress={() => answer({ type: faces < GATLINGS ? 'clear' : 'gatling', faces })}
              style={styles.fill}
            />
          ))}
        </View>
      </Slip>
    )
  if (slip?.kind === 'attack')
    return (
      <Slip
        layout={layout}
        facing={facing}
        title={t('attackAsk.title')}
        text={t('attackAsk.text')}
        onDismiss={closeSlip}
        testID="attack-ask"
      >
        <View style={styles.row}>
          <Button
            kind="barn"
            label={t('attackAsk.yes')}
            onPress={() => answer({ type: 'attack' })}
            style={styles.fill}
          />
          <Button label={t('attackAsk.no')} onPress={closeSlip} style={styles.fill} />
        </View>
      </Slip>
    )
  return null
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 10 },
  column: { gap: 6 },
  role: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  fill: { flex: 1 },
})
