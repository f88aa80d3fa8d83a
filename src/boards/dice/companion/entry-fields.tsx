import { StyleSheet, View } from 'react-native'
import type { DiceState, Face, Role } from '@/games/dice'
import { sealedRoles } from '@/family/roles'
import { GATLINGS } from '@/games/dice/rules/dice'
import { FACES } from '@/games/dice/rules/state'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { Chip, FaceIcon, Press, SegmentedControl, Stepper, Text, usePress } from '@/ui'
import { useTableNames } from '@/store/tracker/use-table-names'

interface FieldsProps {
  readonly action: TrackerAction
  /** The table as it was when this was entered. */
  readonly before: DiceState
  readonly onChange: (action: TrackerAction) => void
}

/** What can be changed about an entry. Choices that answered a question can only be taken out and answered anew. */
export function EntryFields({ action, before, onChange }: FieldsProps) {
  switch (action.type) {
    case 'shoot':
      return (
        <Points
          points={action.points}
          before={before}
          onChange={(points) => onChange({ ...action, points })}
        />
      )
    case 'explode':
      return <Count value={action.points} onChange={(points) => onChange({ ...action, points })} />
    case 'gatling':
      return (
        <Count value={action.faces} max={5} onChange={(faces) => onChange({ ...action, faces })} />
      )
    case 'clear':
      return (
        <Count
          value={action.faces}
          max={GATLINGS - 1}
          onChange={(faces) => onChange({ ...action, faces })}
        />
      )
    case 'take':
    case 'give-back':
      return (
        <>
          <Seats
            value={action.seat}
            before={before}
            onChange={(seat) => onChange({ ...action, seat })}
          />
          <Count value={action.count} onChange={(count) => onChange({ ...action, count })} />
        </>
      )
    case 'heal':
      return (
        <>
          <Seats
            value={action.seat}
            before={before}
            onChange={(seat) => onChange({ ...action, seat })}
          />
          <Count value={action.amount} onChange={(amount) => onChange({ ...action, amount })} />
        </>
      )
    case 'pour':
      return (
        <>
          <Seats
            value={action.seat}
            before={before}
            onChange={(seat) => onChange({ ...action, seat })}
          />
          <Count value={action.beers} onChange={(beers) => onChange({ ...action, beers })} />
        </>
      )
    case 'set-life':
      return (
        <Count value={action.life} min={0} onChange={(life) => onChange({ ...action, life })} />
      )
    case 'set-arrows':
      return (
        <Count
          value={action.arrows}
          min={0}
          onChange={(arrows) => onChange({ ...action, arrows })}
        />
      )
    case 'set-turn':
    case 'leave':
      return (
        <Seats
          value={action.seat}
          before={before}
          onChange={(seat) => onChange({ ...action, seat })}
        />
      )
    case 'reveal':
    case 'unseal':
      return (
        <Roles
          value={action.role}
          before={before}
          onChange={(role) => onChange({ ...action, role })}
        />
      )
    case 'result':
      return <Faces faces={action.faces} onChange={(faces) => onChange({ ...action, faces })} />
    default:
      return null
  }
}

interface CountProps {
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly label?: string
  readonly onChange: (value: number) => void
}

const MOST = 11

function Count({ value, min = 1, max = MOST, label, onChange }: CountProps) {
  const { t } = useTranslation('tracker')
  const words = label ?? t('edit.count')
  return (
    <View style={styles.line}>
      <Text bold>{words}</Text>
      <Stepper
        kind="number"
        label={words}
        value={`${value}`}
        previousLabel={t('edit.fewer', { what: words })}
        nextLabel={t('edit.more', { what: words })}
        onPrevious={value > min ? () => onChange(value - 1) : undefined}
        onNext={value < max ? () => onChange(value + 1) : undefined}
        width={56}
      />
    </View>
  )
}

interface PointsProps {
  readonly points: readonly number[]
  readonly before: DiceState
  readonly onChange: (points: readonly number[]) => void
}

function Points({ points, before, onChange }: PointsProps) {
  const nameOf = useTableNames()
  const targets = points.flatMap((_, seat) =>
    before.alive[seat] && seat !== before.turn ? [seat] : [],
  )
  return targets.map((seat) => (
    <Count
      key={seat}
      label={nameOf(seat)}
      min={0}
      value={points[seat] ?? 0}
      onChange={(value) => onChange(points.map((old, other) => (other === seat ? value : old)))}
    />
  ))
}

interface SeatsProps {
  readonly value: number
  readonly before: DiceState
  readonly onChange: (seat: number) => void
}

function Seats({ value, before, onChange }: SeatsProps) {
  const nameOf = useTableNames()
  return (
    <View style={styles.chips}>
      {before.alive.map((isAlive, seat) =>
        isAlive ? (
          <Chip
            key={seat}
            label={nameOf(seat)}
            isOn={seat === value}
            onPress={() => onChange(seat)}
          />
        ) : null,
      )}
    </View>
  )
}

interface RolesProps {
  readonly value: Role
  readonly before: DiceState
  readonly onChange: (role: Role) => void
}

function Roles({ value, before, onChange }: RolesProps) {
  const { t } = useTranslation(['tracker', 'common'])
  return (
    <SegmentedControl
      label={t('entry.reveal')}
      type="text"
      value={value}
      onChange={onChange}
      options={sealedRoles(before).map((role) => ({
        value: role,
        label: t(`common:roles.${role}`),
      }))}
    />
  )
}

interface FacesProps {
  readonly faces: readonly Face[]
  readonly onChange: (faces: readonly Face[]) => void
}

/** Each tap turns a die to its next face. */
function Faces({ faces, onChange }: FacesProps) {
  return (
    <View style={styles.dice}>
      {faces.map((face, die) => (
        <Die
          key={die}
          number={die + 1}
          face={face}
          onPress={() => onChange(faces.map((old, i) => (i === die ? nextFace(old) : old)))}
        />
      ))}
    </View>
  )
}

const nextFace = (face: Face): Face => FACES[(FACES.indexOf(face) + 1) % FACES.length] ?? face

function Die(props: {
  readonly number: number
  readonly face: Face
  readonly onPress: () => void
}) {
  const { t } = useTranslation(['tracker', 'common'])
  const press = usePress(1)
  const { number, face, onPress } = props
  return (
    <Press
      role="button"
      accessibilityLabel={t('pad.die', { number, face: t(`common:faces.${face}`) })}
      onPress={onPress}
      {...press.handlers}
      style={[styles.die, press.ringStyle]}
    >
      <FaceIcon face={face} size={44} />
    </Press>
  )
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  dice: { flexDirection: 'row', justifyContent: 'space-between' },
  die: { width: 54, height: 54, alignItems: 'center', justifyContent: 'center', borderRadius: 8 },
})
