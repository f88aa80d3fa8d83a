import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/games/dice'
import type { Shift } from '@/games/dice/coach'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers } from '@/store/match/selectors'
import { RoleBadge, Text, space } from '@/ui'
import { deedWords, shiftWords } from './suspicion-words'

interface ShiftListProps {
  /** The latest first. */
  readonly shifts: readonly Shift[]
  /** The seat that all of them are about, if they are. */
  readonly seat?: Seat
}

/** What somebody did, and what it made of the chances. */
export function ShiftList({ shifts, seat }: ShiftListProps) {
  const { t } = useTranslation(['coach', 'common'])
  const { t: tell } = useTranslation(['log', 'common'])
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const reader = { own, nameOf, t, tell }
  return (
    <View style={styles.list}>
      <Text variant="label" role="heading" aria-level={2}>
        {t('coach:suspicions.moved')}
      </Text>
      {shifts.length === 0 && <Text tone="secondary">{t('coach:suspicions.nothing')}</Text>}
      {shifts.map((shift) => (
        <View key={`${shift.at}.${shift.seat}`} style={styles.shift}>
          <View aria-hidden>
            <RoleBadge role={shift.role} size={26} />
          </View>
          <View style={styles.words}>
            <Text bold>{shiftWords(shift, reader, seat)}</Text>
            <Text variant="small" tone="secondary">
              {deedWords(shift, reader)}
            </Text>
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: space[2], marginTop: space[4] },
  shift: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  words: { flex: 1 },
})
