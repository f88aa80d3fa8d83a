import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import { SURENESS, type Suspicion } from '@/family/reading/marks'
import { SEALED_ROLES } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOwnSeat } from '@/store/match/selectors'
import { suspicionMarked } from '@/store/match/slice'
import { selectChips, selectReadable } from '@/store/reading/selectors'
import { RoleBadge, SegmentedControl, Text, palette, space } from '@/ui'

interface SeatReadingProps {
  readonly seat: Seat
}

/** On a seat's sheet: what one suspects of it oneself, and how sure one is. */
export function SeatReading({ seat }: SeatReadingProps) {
  const { t } = useTranslation('table')
  const dispatch = useAppDispatch()
  const own = useAppSelector(selectOwnSeat)
  const isReadable = useAppSelector(selectReadable).includes(seat)
  const says = useAppSelector((state) => selectChips(state).get(seat) ?? null)
  if (own === null || !isReadable) return null
  return (
    <View style={styles.section} testID="seat-reading">
      <Text variant="label" role="heading" aria-level={2}>
        {t('reading.title')}
      </Text>
      <SuspicionControls
        label={t('reading.title')}
        says={says}
        onSay={(next) => dispatch(suspicionMarked({ by: own, about: seat, says: next }))}
      />
    </View>
  )
}

interface SuspicionControlsProps {
  readonly label: string
  readonly says: Suspicion | null
  readonly onSay: (says: Suspicion | null) => void
}

/** Which role, and how sure; or nothing. */
export function SuspicionControls({ label, says, onSay }: SuspicionControlsProps) {
  const { t } = useTranslation(['table', 'common'])
  const sureness = says?.sureness ?? 'likely'
  const roles = SEALED_ROLES.map((role) => ({
    value: role,
    label: t(`common:roles.${role}`),
    picture: (
      <View style={styles.role}>
        <RoleBadge role={role} size={24} />
        <Text
          variant="tiny"
          bold
          maxScale={1.1}
          align="center"
          numberOfLines={2}
          {...(says?.role === role && { color: palette.ink })}
        >
          {t(`common:roles.${role}`)}
        </Text>
      </View>
    ),
  }))
  return (
    <View style={styles.controls}>
      <SegmentedControl
        label={label}
        options={[...roles, { value: 'none' as const, label: t('table:reading.none') }]}
        value={says?.role ?? 'none'}
        onChange={(role) => onSay(role === 'none' ? null : { role, sureness })}
        type="text"
      />
      {says && (
        <SegmentedControl
          label={t('table:reading.sure')}
          options={SURENESS.map((value) => ({
            value,
            label: t(`table:reading.sureness.${value}`),
          }))}
          value={says.sureness}
          onChange={(next) => onSay({ ...says, sureness: next })}
          type="text"
        />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2], marginTop: space[4] },
  controls: { gap: space[2] },
  role: { alignItems: 'center', maxWidth: '100%' },
})
