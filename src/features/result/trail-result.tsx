import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import type { AnyTable } from '@/store/match/table'
import { isReached, rideOf, starsOf, type TrailTable } from '@/store/trail/play'
import { selectTableOfMatch } from '@/store/trail/selectors'
import { useGoalText } from '@/store/trail/use-goal-text'
import { Button, Icon, Paper, Text, useInk } from '@/ui'
import { Stars } from '@/ui/stars'

/** What a ride has come to: its stars, goal by goal, and the way back to the trail. Nothing for any other match. */
export function TrailResult({ active }: { readonly active: AnyTable }) {
  const table = useAppSelector((state) => selectTableOfMatch(state, active.id))
  const hasWords = useRoomWords(table ? 'trail' : null)
  return table && hasWords ? <Ridden table={table} active={active} /> : null
}

function Ridden({ table, active }: { readonly table: TrailTable; readonly active: AnyTable }) {
  const { t } = useTranslation('trail')
  const router = useRouter()
  const goalText = useGoalText(table)
  const ride = rideOf(active)
  const stars = starsOf(table.goals, ride)
  return (
    <Paper frame="plain" style={styles.paper}>
      <Text variant="head">{t(`tables.${table.id}.name`)}</Text>
      <View role="img" aria-label={t('starsAt', { count: stars })} testID="ride-stars">
        <Stars count={stars} size={34} />
      </View>
      {table.goals.map((goal, i) => (
        <GoalLine key={i} text={goalText(goal)} isReached={isReached(goal, ride)} />
      ))}
      <Button
        kind="plain"
        icon="next"
        label={t('back')}
        onPress={() => router.push('/trail')}
        testID="back-to-trail"
      />
    </Paper>
  )
}

function GoalLine({
  text,
  isReached: isDone,
}: {
  readonly text: string
  readonly isReached: boolean
}) {
  const { t } = useTranslation('trail')
  const ink = useInk()
  return (
    <View style={styles.goal} aria-label={`${text}: ${isDone ? t('reached') : t('missed')}`}>
      <Icon name={isDone ? 'check' : 'close'} size={18} color={isDone ? ink.heal : ink.danger} />
      <Text style={styles.fill}>{text}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  paper: { gap: 8, paddingHorizontal: 24, paddingVertical: 20 },
  goal: { flexDirection: 'row', gap: 10, alignItems: 'center' },
  fill: { flex: 1 },
})
