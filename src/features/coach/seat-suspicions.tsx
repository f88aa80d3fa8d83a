import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { percentOf } from '@/i18n/chances'
import { selectSuspicions } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { Meter, RoleBadge, Text, space, type MeterTone } from '@/ui'
import { ShiftList } from './shift-list'
import { rankedRoles } from './suspicion-words'

const TONES = {
  sheriff: 'brass',
  deputy: 'cactus',
  outlaw: 'barn',
  renegade: 'dusk',
} as const satisfies Record<string, MeterTone>

const LATEST = 4

interface SeatSuspicionsProps {
  readonly coach: Coach<GameId>
  readonly seat: Seat
}

/** What a seat may be, for whoever looks at it closely. An open card needs no guessing. */
export function SeatSuspicions({ coach, seat }: SeatSuspicionsProps) {
  const hasWords = useRoomWords('coach')
  const { t } = useTranslation(COACH_WORDS)
  const suspicions = useAppSelector(selectSuspicions)
  const isHidden = useAppSelector(selectView)?.roles[seat] === 'hidden'
  if (!hasWords || !suspicions || !isHidden) return null
  const shifts = suspicions.shifts.filter((shift) => shift.seat === seat)
  return (
    <View style={styles.section} testID="seat-suspicions">
      <Text variant="label" role="heading" aria-level={2}>
        {t('coach:suspicions.title')}
      </Text>
      {rankedRoles(suspicions.chances[seat] ?? []).map(({ role, chance }) => {
        const share = t('coach:percent', { percent: percentOf(chance) })
        const name = t(`common:roles.${role}`)
        return (
          <View key={role} style={styles.row}>
            <View aria-hidden>
              <RoleBadge role={role} size={26} />
            </View>
            <View style={styles.bar}>
              <Text>{name}</Text>
              <Meter value={chance} label={name} valueText={share} tone={TONES[role]} />
            </View>
            <Text variant="number-s" align="right" maxScale={1.4} style={styles.share}>
              {share}
            </Text>
          </View>
        )
      })}
      <ShiftList coach={coach} shifts={shifts.slice(-LATEST).reverse()} seat={seat} />
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[2], marginTop: space[4] },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  bar: { flex: 1, gap: 2 },
  share: { minWidth: 60 },
})
