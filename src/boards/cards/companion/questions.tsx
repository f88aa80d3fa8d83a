import { StyleSheet, View } from 'react-native'
import type { Role } from '@/family/roles'
import type { Question as Asked, StartCheck, TrackerState } from '@/games/cards/tracker'
import { luckOf } from '@/games/cards/tracker/odds'
import { abilityOf } from '@/games/cards/characters'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { Button, Press, RoleBadge, Text, usePress } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { Slip } from '../../companion/slip'
import { InPlayChip } from '../art/chip'
import type { Entries } from './use-entries'

interface QuestionProps {
  readonly layout: CompanionLayout
  readonly view: TrackerState
  readonly entries: Entries
  readonly nameOf: (seat: number) => string
}

type Of<K extends Asked['kind']> = Extract<Asked, { kind: K }>

/** What the rules ask in between, on a slip for whoever must answer: a draw!, a last breath, the card of a fallen player. */
export function Question(props: QuestionProps) {
  const { decision } = props.view
  switch (decision?.kind) {
    case 'draw':
      return <Draw {...props} decision={decision} />
    case 'fall':
      return <Fall {...props} decision={decision} />
    default:
      return null
  }
}

/** The Dynamite first, then the Jail: the condition in words, the odds, and one tap for what was turned. */
function Draw({
  layout,
  view,
  entries,
  nameOf,
  decision,
}: QuestionProps & { readonly decision: Of<'draw'> }) {
  const { t } = useTranslation('cards')
  const { percent } = useFormat()
  const { seat, for: check } = decision
  const turnsTwo = abilityOf(view.characters[seat]).modifyTurned > 1
  const luck = percent(luckOf(view, seat, check))
  return (
    <Slip
      layout={layout}
      facing={layout.panels[seat]?.facing ?? 0}
      title={t(`companion.draw.${check}.title`, { name: nameOf(seat) })}
      text={t(`companion.draw.${check}.${turnsTwo ? 'two' : 'one'}`)}
      testID={`draw-${check}`}
    >
      <View style={styles.odds}>
        <InPlayChip kind={check} size={40} />
        <Text bold style={styles.fill}>
          {t(`companion.draw.${check}.odds`, { luck })}
        </Text>
      </View>
      <View style={styles.row}>
        {ANSWERS[check].map(({ isMet, isBad }) => (
          <Button
            key={`${isMet}`}
            kind={isBad ? 'barn' : 'brass'}
            label={t(`companion.draw.${check}.${isMet ? 'met' : 'unmet'}`)}
            onPress={() => entries.send({ type: 'draw', isMet })}
            style={styles.fill}
          />
        ))}
      </View>
      <UndoRow entries={entries} />
    </Slip>
  )
}

/** What nobody wants to see stands on the left, in red. */
const ANSWERS: Readonly<
  Record<StartCheck, readonly { readonly isMet: boolean; readonly isBad: boolean }[]>
> = {
  dynamite: [
    { isMet: true, isBad: true },
    { isMet: false, isBad: false },
  ],
  jail: [
    { isMet: false, isBad: true },
    { isMet: true, isBad: false },
  ],
}

/** No life is left: saved by so many Beers, or the card that is turned up. */
function Fall({
  layout,
  entries,
  nameOf,
  decision,
}: QuestionProps & { readonly decision: Of<'fall'> }) {
  const { t } = useTranslation(['cards', 'tracker', 'common'])
  const { seat, needs, roles } = decision
  const name = nameOf(seat)
  const fall = (role?: Role) => entries.send({ type: 'fall', ...(role && { role }) })
  return (
    <Slip
      layout={layout}
      facing={layout.panels[seat]?.facing ?? 0}
      title={
        needs === null
          ? t('tracker:reveal.title', { name })
          : t('cards:companion.fall.title', { name })
      }
      text={[
        ...(needs === null ? [] : [t('cards:companion.fall.text', { count: needs })]),
        // The Sheriff's card lies open.
        ...(roles.length === 0 ? [] : [t('tracker:reveal.text')]),
      ].join(' ')}
      testID="fall"
    >
      {needs !== null && (
        <Button
          kind="brass"
          label={t('cards:companion.fall.saved', { count: needs })}
          onPress={() => entries.send({ type: 'save' })}
        />
      )}
      {roles.length === 0 ? (
        <Button
          kind="barn"
          label={t('cards:companion.fall.falls', { name })}
          onPress={() => fall()}
        />
      ) : (
        <View style={styles.row}>
          {roles.map((role) => (
            <RoleKey
              key={role}
              role={role}
              label={t(`common:roles.${role}`)}
              onPress={() => fall(role)}
            />
          ))}
        </View>
      )}
      <UndoRow entries={entries} />
    </Slip>
  )
}

interface RoleKeyProps {
  readonly role: Role
  readonly label: string
  readonly onPress: () => void
}

/** The card that was turned up. They stand in a row: a slip for somebody at the side has little height. */
function RoleKey({ role, label, onPress }: RoleKeyProps) {
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...press.handlers}
      style={[styles.role, press.ringStyle]}
    >
      <RoleBadge role={role} size={48} />
      <Text variant="small" bold align="center" numberOfLines={2} maxScale={1.1}>
        {label}
      </Text>
    </Press>
  )
}

/** A wrong tap must not force an answer. */
function UndoRow({ entries }: Pick<QuestionProps, 'entries'>) {
  const { t } = useTranslation('tracker')
  return (
    <Button kind="quiet" size="small" icon="undo" label={t('tools.undo')} onPress={entries.undo} />
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 10 },
  odds: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  role: { flex: 1, alignItems: 'center', gap: 4, padding: 4, minHeight: 76, borderRadius: 8 },
  fill: { flex: 1 },
})
