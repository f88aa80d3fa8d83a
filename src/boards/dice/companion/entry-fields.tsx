import { StyleSheet, View } from 'react-native'
import type { DiceState, Face, Role } from '@/games/dice'
import { sealedRoles } from '@/family/roles'
import { GATLINGS } from '@/games/dice/rules/dice'
import { FACES } from '@/games/dice/rules/state'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { FaceIcon, Press, SegmentedControl, usePress } from '@/ui'
import { CountField, PointsOf, SeatOf, type CountFieldProps } from '../../companion/entry-sheet'

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
      return <PointsOf action={action} seats={targetsOf(before)} max={MOST} onChange={onChange} />
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
          <SeatOf action={action} before={before} onChange={onChange} />
          <Count value={action.count} onChange={(count) => onChange({ ...action, count })} />
        </>
      )
    case 'heal':
      return (
        <>
          <SeatOf action={action} before={before} onChange={onChange} />
          <Count value={action.amount} onChange={(amount) => onChange({ ...action, amount })} />
        </>
      )
    case 'pour':
      return (
        <>
          <SeatOf action={action} before={before} onChange={onChange} />
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
      return <SeatOf action={action} before={before} onChange={onChange} />
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

const MOST = 11

/** One and more, unless it can be nothing. */
function Count({ min = 1, max = MOST, ...field }: Partial<CountFieldProps> & CountWish) {
  return <CountField min={min} max={max} {...field} />
}

type CountWish = Pick<CountFieldProps, 'value' | 'onChange'>

/** Everybody whom the one in turn could hit. */
const targetsOf = ({ alive, turn }: DiceState): number[] =>
  alive.flatMap((isAlive, seat) => (isAlive && seat !== turn ? [seat] : []))

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
  dice: { flexDirection: 'row', justifyContent: 'space-between' },
  die: { width: 54, height: 54, alignItems: 'center', justifyContent: 'center', borderRadius: 8 },
})
