import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerAction, TrackerState } from '@/games/cards/tracker'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { entryOf, logOf } from '@/store/tracker/selectors'
import { entryEdited } from '@/store/tracker/slice'
import { Button, Chip, Sheet, Stepper, Text } from '@/ui'
import { GEAR } from '@/games/cards/tracker/gear'
import { sealedRoles } from '@/family/roles'
import { kindName } from '../words/card-words'
import { eventLine } from './entry-words'
import type { SheetsProps } from './sheets'

const selectLog = logOf('cards')

/** An earlier entry, to be set right or taken out; everything after it is entered again. */
export function EntrySheet({ index, nameOf, onOpen }: SheetsProps & { readonly index: number }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const own = useTranslation('tracker').t
  const dispatch = useAppDispatch()
  const entry = useAppSelector(selectLog)[index]
  const action = useAppSelector((state) => entryOf(state, 'cards', index))
  const [changed, setChanged] = useState<TrackerAction | null>(null)
  if (!entry || !action) return null
  const apply = (wanted: TrackerAction | null) => {
    dispatch(entryEdited({ index, action: wanted }))
    onOpen({ kind: 'log' })
  }
  const words = entry.events.flatMap((event) => eventLine(event, { own: null, nameOf, t }) ?? [])
  return (
    <Sheet
      visible
      onClose={() => onOpen({ kind: 'log' })}
      title={t(`cards:companion.entry.${action.type}`)}
      sub={words.join(' ')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="brass"
            label={own('edit.save')}
            disabled={changed === null}
            onPress={() => apply(changed)}
          />
          <Button kind="barn" label={own('edit.remove')} onPress={() => apply(null)} />
        </>
      }
    >
      <View style={styles.page}>
        <Fields
          action={changed ?? action}
          before={entry.before}
          nameOf={nameOf}
          onChange={setChanged}
        />
        <Text variant="small" tone="secondary">
          {own('edit.text')}
        </Text>
      </View>
    </Sheet>
  )
}

interface FieldsProps {
  readonly action: TrackerAction
  readonly before: TrackerState
  readonly nameOf: (seat: number) => string
  readonly onChange: (action: TrackerAction) => void
}

/** What can be set right about an entry; some can only be taken out. */
function Fields({ action, before, nameOf, onChange }: FieldsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  switch (action.type) {
    case 'hit':
    case 'heal':
      return before.alive.map((isAlive, seat) =>
        isAlive ? (
          <Points
            key={seat}
            name={nameOf(seat)}
            value={action.points[seat] ?? 0}
            onChange={(value) =>
              onChange({
                ...action,
                points: action.points.map((old, other) => (other === seat ? value : old)),
              })
            }
          />
        ) : null,
      )
    case 'equip':
    case 'strip':
      return (
        <>
          <Seats
            chosen={action.seat}
            before={before}
            nameOf={nameOf}
            onChoose={(seat) => onChange({ ...action, seat })}
          />
          <View style={styles.chips}>
            {GEAR.map((kind) => (
              <Chip
                key={kind}
                label={kindName(kind, t)}
                isOn={action.kind === kind}
                onPress={() => onChange({ ...action, kind })}
              />
            ))}
          </View>
        </>
      )
    case 'draw': {
      const check = before.decision?.kind === 'draw' ? before.decision.for : 'dynamite'
      return (
        <View style={styles.chips}>
          {[true, false].map((isMet) => (
            <Chip
              key={`${isMet}`}
              label={t(`cards:companion.draw.${check}.${isMet ? 'met' : 'unmet'}`)}
              isOn={action.isMet === isMet}
              onPress={() => onChange({ ...action, isMet })}
            />
          ))}
        </View>
      )
    }
    case 'fall':
      return action.role === undefined ? null : (
        <View style={styles.chips}>
          {sealedRoles(before).map((role) => (
            <Chip
              key={role}
              label={t(`common:roles.${role}`)}
              isOn={action.role === role}
              onPress={() => onChange({ ...action, role })}
            />
          ))}
        </View>
      )
    case 'set-life':
      return (
        <Points
          name={nameOf(action.seat)}
          value={action.life}
          onChange={(life) => onChange({ ...action, life })}
        />
      )
    case 'set-turn':
    case 'leave':
      return (
        <Seats
          chosen={action.seat}
          before={before}
          nameOf={nameOf}
          onChoose={(seat) => onChange({ ...action, seat })}
        />
      )
    case 'save':
    case 'next':
    case 'unseal':
    case 'play-on':
    case 'declare':
      return null
  }
}

interface SeatsProps extends Pick<FieldsProps, 'before' | 'nameOf'> {
  readonly chosen: number
  readonly onChoose: (seat: number) => void
}

function Seats({ chosen, before, nameOf, onChoose }: SeatsProps) {
  return (
    <View style={styles.chips}>
      {before.alive.map((isAlive, seat) =>
        isAlive ? (
          <Chip
            key={seat}
            label={nameOf(seat)}
            isOn={chosen === seat}
            onPress={() => onChoose(seat)}
          />
        ) : null,
      )}
    </View>
  )
}

interface PointsProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const MOST = 5

function Points({ name, value, onChange }: PointsProps) {
  const { t } = useTranslation('tracker')
  return (
    <View style={styles.line}>
      <Text bold>{name}</Text>
      <Stepper
        kind="number"
        label={name}
        value={`${value}`}
        previousLabel={t('edit.fewer', { what: name })}
        nextLabel={t('edit.more', { what: name })}
        onPrevious={value > 0 ? () => onChange(value - 1) : undefined}
        onNext={value < MOST ? () => onChange(value + 1) : undefined}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
})
