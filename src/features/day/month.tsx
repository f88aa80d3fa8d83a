import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { monthOf, monthsLater, startOfDay, weeksOf, type Day, type Month } from '@/family/calendar'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { selectDayStage, selectDays } from '@/store/days/selectors'
import { useAppSelector } from '@/store/hooks'
import { Icon, IconButton, Text, palette, useInk } from '@/ui'

/** What stands on a day's square. */
type Mark = 'won' | 'lost' | 'left' | 'under-way' | 'open' | 'late' | 'missed' | 'ahead'

/** A month's page of a game: every day, and how it came out. */
export function MonthPage({ game, today }: { readonly game: GameId; readonly today: Day }) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const [month, setMonth] = useState<Month>(() => monthOf(today))
  const first = useAppSelector((state) => selectDays(state)[0]?.day ?? today)
  const markOf = useMarks(game, today)
  const weeks = weeksOf(month)
  const heads = weeksOf('2024-01')[0] ?? []
  return (
    <View style={styles.month} testID="month">
      <View style={styles.head}>
        <IconButton
          icon="back"
          label={t('previous')}
          disabled={month <= monthOf(first)}
          onPress={() => setMonth(monthsLater(month, -1))}
        />
        <Text variant="lead" align="center" style={styles.fill} aria-live="polite">
          {format.utcMonth(startOfDay(`${month}-01`))}
        </Text>
        <IconButton
          icon="forward"
          label={t('next')}
          disabled={month >= monthOf(today)}
          onPress={() => setMonth(monthsLater(month, 1))}
        />
      </View>
      <View style={styles.week} aria-hidden>
        {heads.map((day) => (
          <Text key={day} variant="tiny" tone="secondary" align="center" style={styles.fill}>
            {day && format.utcWeekday(startOfDay(day))}
          </Text>
        ))}
      </View>
      <View
        role="list"
        aria-label={format.utcMonth(startOfDay(`${month}-01`))}
        style={styles.weeks}
      >
        {weeks.map((week, i) => (
          <View key={i} style={styles.week} role="presentation">
            {week.map((day, at) =>
              day === null ? (
                <View key={at} style={styles.fill} />
              ) : (
                <Square key={day} day={day} mark={markOf(day)} isToday={day === today} />
              ),
            )}
          </View>
        ))}
      </View>
    </View>
  )
}

function useMarks(game: GameId, today: Day): (day: Day) => Mark {
  const days = useAppSelector(selectDays)
  const stage = useAppSelector((state) => selectDayStage(state, game, today))
  return (day) => {
    if (day > today) return 'ahead'
    const result = days.find((one) => one.game === game && one.day === day)?.result
    if (result) return result.won ? 'won' : 'lost'
    if (day === today && stage !== 'finished') return stage
    return days.some((one) => one.game === game && one.day === day) ? 'left' : 'missed'
  }
}

interface SquareProps {
  readonly day: Day
  readonly mark: Mark
  readonly isToday: boolean
}

function Square({ day, mark, isToday }: SquareProps) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const ink = useInk()
  const isMarked = mark === 'won' || mark === 'lost' || mark === 'left'
  return (
    <View
      role="listitem"
      aria-label={`${format.utcDay(startOfDay(day))}: ${t(`mark.${mark}`)}`}
      testID={`day-${day}`}
      style={[
        styles.square,
        { borderColor: isToday ? ink.accent : ink.line, backgroundColor: ink.well },
        isToday && styles.today,
        mark === 'won' && styles.won,
      ]}
    >
      <Text
        variant="small"
        bold={isToday || isMarked}
        maxScale={1.2}
        aria-hidden
        color={mark === 'won' ? palette.ink : undefined}
        tone={mark === 'ahead' || mark === 'missed' ? 'secondary' : 'text'}
      >
        {Number(day.slice(8))}
      </Text>
      {isMarked && (
        <View aria-hidden>
          <Icon
            name={mark === 'won' ? 'check' : mark === 'lost' ? 'close' : 'minus'}
            size={15}
            color={mark === 'won' ? palette.ink : ink.danger}
          />
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  month: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center' },
  weeks: { gap: 4 },
  week: { flexDirection: 'row', gap: 4 },
  fill: { flex: 1 },
  square: {
    flex: 1,
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: 6,
  },
  today: { borderWidth: 2.5 },
  won: { backgroundColor: palette.brass400, borderColor: palette.brass700 },
})
