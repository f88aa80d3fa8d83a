import { View } from 'react-native'
import { isHunt } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectTablePeople } from '@/store/tracker/selectors'
import { prefsChanged } from '@/store/tracker/slice'
import { SegmentedControl, SwitchRow, Text } from '@/ui'
import { SuspicionsSwitch } from './suspicions'
import { useClock } from './turn-clock'

/** How this phone likes to lie on a table. */
export function Habits() {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const { arrangement, clock, sound } = useAppSelector(selectCompanionPrefs)
  const seats = useAppSelector(selectTablePeople).length
  const time = useClock()
  return (
    <View>
      <Text variant="label">{t('menu.arrangement')}</Text>
      <SegmentedControl
        label={t('menu.arrangement')}
        type="text"
        value={arrangement}
        onChange={(wanted) => dispatch(prefsChanged({ arrangement: wanted }))}
        options={[
          { value: 'around', label: t('menu.around') },
          { value: 'facing', label: t('menu.facing') },
        ]}
      />
      <SwitchRow
        label={t('menu.clock')}
        sub={time ? t('clock.spoken', time) : t('menu.clockSub')}
        value={clock}
        onChange={(wanted) => dispatch(prefsChanged({ clock: wanted }))}
      />
      <SwitchRow
        label={t('menu.sound')}
        value={sound}
        onChange={(wanted) => dispatch(prefsChanged({ sound: wanted }))}
      />
      {!isHunt(seats) && <SuspicionsSwitch />}
    </View>
  )
}
