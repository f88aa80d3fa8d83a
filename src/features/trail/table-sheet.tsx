import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import type { TrailTable } from '@/store/trail/play'
import { selectStarsAt } from '@/store/trail/selectors'
import { useGoalText } from '@/store/trail/use-goal-text'
import { Button, Divider, ListRow, Sheet, Text } from '@/ui'

interface TableSheetProps {
  readonly table: TrailTable
  readonly number: number
  readonly visible: boolean
  readonly onSit: () => void
  readonly onClose: () => void
}

/** A table of the trail before one sits down: what is told of it, who sits there, what there is to learn and to win. */
export function TableSheet({ table, number, visible, onSit, onClose }: TableSheetProps) {
  const { t } = useTranslation(['trail', 'common', 'home', 'characters'])
  const router = useRouter()
  const goalText = useGoalText(table)
  const what = useLessonName(table)
  const hasRidden = useAppSelector((state) => selectStarsAt(state, table.id)) !== undefined
  const { game, role, character, lesson, goals, others } = table
  const own = [
    t('trail:you', { role: t(`common:roles.${role}`) }),
    ...(character ? [t(`characters:${character}.name`)] : []),
  ].join(', ')
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t(`trail:tables.${table.id}.name`)}
      sub={`${t('trail:stop', { number })}, ${t(`home:games.${game}`)}`}
      closeLabel={t('common:close')}
      footer={
        <Button
          kind="brass"
          label={hasRidden ? t('trail:again') : t('trail:sit')}
          onPress={onSit}
          testID="sit-down-trail"
        />
      }
    >
      <Text style={styles.story}>{t(`trail:tables.${table.id}.story`)}</Text>
      <Text bold style={styles.story}>
        {own}
      </Text>
      <ListRow
        icon="book"
        label={t('trail:lesson', { what })}
        {...(lesson.kind !== 'role' && {
          onPress: () => {
            onClose()
            router.push(`/${game}/rules/${lesson.id}`)
          },
        })}
      />
      <Divider />
      <Text variant="label" tone="secondary" style={styles.head}>
        {t('trail:goals')}
      </Text>
      {goals.map((goal, i) => (
        <ListRow key={i} icon="trophy" label={goalText(goal)} />
      ))}
      <Divider />
      <View style={styles.people}>
        <Text variant="label" tone="secondary">
          {t('trail:people')}
        </Text>
        {others.map(({ name, level, personality }) => (
          <Text key={name} variant="small">
            {`${name}: ${t(`common:levels.${level}`)}, ${t(`common:tempers.${personality}`)}`}
          </Text>
        ))}
      </View>
    </Sheet>
  )
}

/** What a table teaches, by its name. */
function useLessonName({ lesson }: TrailTable): string {
  const { t } = useTranslation(['trail', 'common', 'characters'])
  switch (lesson.kind) {
    case 'role':
      return t(`common:roles.${lesson.id}`)
    case 'character':
      return t(`characters:${lesson.id}.name`)
    case 'die':
      return t(`trail:die.${lesson.id}`)
    case 'card':
      return t(`trail:card.${lesson.id}`)
  }
}

const styles = StyleSheet.create({
  story: { paddingHorizontal: 8, paddingBottom: 8 },
  head: { paddingHorizontal: 8, paddingTop: 8 },
  people: { padding: 8, gap: 2 },
})
