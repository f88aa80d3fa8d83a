import { StyleSheet, View } from 'react-native'
import { livingSeats } from '@/family/ring'
import { sealedRoles } from '@/family/roles'
import type { TrackerAction, TrackerState } from '@/games/cards/tracker'
import { GEAR } from '@/games/cards/tracker/gear'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Chip } from '@/ui'
import { CountField, PointsOf, SeatOf } from '../../companion/entry-sheet'
import { kindName } from '../words/card-words'

interface EntryFieldsProps {
  readonly action: TrackerAction
  /** The table as it was when this was entered. */
  readonly before: TrackerState
  readonly onChange: (action: TrackerAction) => void
}

/** Nobody has more life, and no card takes or gives more. */
const MOST = 5

/** What can be set right about an entry; some can only be taken out. */
export function EntryFields({ action, before, onChange }: EntryFieldsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const nameOf = useTableNames()
  switch (action.type) {
    case 'hit':
    case 'heal':
      return <PointsOf action={action} seats={livingSeats(before)} max={MOST} onChange={onChange} />
    case 'equip':
    case 'strip':
      return (
        <>
          <SeatOf action={action} before={before} onChange={onChange} />
          <Choices
            values={GEAR}
            chosen={action.kind}
            labelOf={(kind) => kindName(kind, t)}
            onChoose={(kind) => onChange({ ...action, kind })}
          />
        </>
      )
    case 'draw': {
      const check = before.decision?.kind === 'draw' ? before.decision.for : 'dynamite'
      return (
        <Choices
          values={['met', 'unmet']}
          chosen={action.isMet ? 'met' : 'unmet'}
          labelOf={(read) => t(`cards:companion.draw.${check}.${read}`)}
          onChoose={(read) => onChange({ ...action, isMet: read === 'met' })}
        />
      )
    }
    case 'fall':
      return action.role === undefined ? null : (
        <Choices
          values={sealedRoles(before)}
          chosen={action.role}
          labelOf={(role) => t(`common:roles.${role}`)}
          onChoose={(role) => onChange({ ...action, role })}
        />
      )
    case 'set-life':
      return (
        <CountField
          label={nameOf(action.seat)}
          value={action.life}
          max={before.maxLife[action.seat] ?? MOST}
          onChange={(life) => onChange({ ...action, life })}
        />
      )
    case 'set-turn':
    case 'leave':
      return <SeatOf action={action} before={before} onChange={onChange} />
    case 'save':
    case 'next':
    case 'unseal':
    case 'play-on':
    case 'declare':
      return null
  }
}

interface ChoicesProps<V extends string> {
  readonly values: readonly V[]
  readonly chosen: V
  readonly labelOf: (value: V) => string
  readonly onChoose: (value: V) => void
}

function Choices<V extends string>({ values, chosen, labelOf, onChoose }: ChoicesProps<V>) {
  return (
    <View style={styles.chips}>
      {values.map((value) => (
        <Chip
          key={value}
          label={labelOf(value)}
          isOn={value === chosen}
          onPress={() => onChoose(value)}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
})
