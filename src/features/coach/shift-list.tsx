import { StyleSheet, View } from 'react-native'
import { COACH_WORDS, STORY_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId, ShiftOf } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers } from '@/store/match/selectors'
import { RoleBadge, Text, space } from '@/ui'
import { shiftWords } from './suspicion-words'

interface ShiftListProps {
  readonly coach: Coach<GameId>
  /** The latest first. */
  readonly shifts: readonly ShiftOf<GameId>[]
  /** The seat that all of them are about, if they are. */
  readonly seat?: Seat
}

/** What somebody did, and what it made of the chances. */
export function ShiftList({ coach, shifts, seat }: ShiftListProps) {
  const { t } = useTranslation(COACH_WORDS)
  const { t: tell } = useTranslation(STORY_WORDS)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const reader = { own, nameOf, t }
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
              {coach.deedWords(shift, reader, tell)}
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
