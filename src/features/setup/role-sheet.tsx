import { View } from 'react-native'
import { useFace } from '@/boards'
import { ROLES, isHunt } from '@/family/roles'
import { useTranslation } from '@/i18n'
import type { Setup } from '@/store/setup/slice'
import { RoleBadge, Sheet } from '@/ui'
import { ChoiceRow } from './choice-row'

interface RoleSheetProps {
  readonly visible: boolean
  readonly seats: number
  readonly role: Setup['role']
  readonly onChange: (role: Setup['role']) => void
  readonly onClose: () => void
}

/** Whom one plays: dealt, or chosen from the roles there are at this number. */
export function RoleSheet({ visible, seats, role, onChange, onClose }: RoleSheetProps) {
  const { t } = useTranslation(['setup', 'common', 'deal'])
  const counts = useFace().setUp.roleCounts(seats)
  const others = {
    sheriff: counts.deputy,
    deputy: 0,
    outlaw: counts.outlaw - 1,
    renegade: counts.renegade - 1,
  }
  const choose = (wanted: Setup['role']) => () => {
    onChange(wanted)
    onClose()
  }
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('role.label')}
      sub={t('role.sub')}
      closeLabel={t('common:close')}
    >
      <View role="radiogroup" aria-label={t('role.label')}>
        <ChoiceRow
          label={t('role.random')}
          sub={t('role.randomText')}
          leading={<RoleBadge role="hidden" size={40} />}
          isChosen={role === 'random'}
          onPress={choose('random')}
        />
        {ROLES.filter((known) => counts[known] > 0).map((known) => (
          <ChoiceRow
            key={known}
            label={t(`common:roles.${known}`)}
            sub={
              isHunt(seats) && known !== 'sheriff'
                ? t(`deal:hunts.${known}`)
                : `${t(`deal:goals.${known}.goal`)} ${t(`deal:goals.${known}.text`, { count: others[known] })}`
            }
            leading={<RoleBadge role={known} size={40} />}
            isChosen={role === known}
            onPress={choose(known)}
          />
        ))}
      </View>
    </Sheet>
  )
}
