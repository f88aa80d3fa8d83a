import { StyleSheet } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { Paper, Text } from '@/ui'

/** What the coach says when the lesson is over. */
export function ClosingWord() {
  const { t } = useTranslation('result')
  const { game } = useFace()
  return (
    <Paper nails="two" frame="plain" style={styles.paper}>
      <Text variant="head">{t('lesson.title')}</Text>
      <Text>{t(`lesson.text.${game}`)}</Text>
    </Paper>
  )
}

const styles = StyleSheet.create({
  paper: {
    gap: 6,
    width: '100%',
    maxWidth: 656,
    alignSelf: 'center',
    paddingHorizontal: 24,
    paddingVertical: 18,
    marginBottom: 8,
  },
})
