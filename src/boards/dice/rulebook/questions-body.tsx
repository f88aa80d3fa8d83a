import { StyleSheet, View } from 'react-native'
import { Text } from '@/ui'
import { Rule } from '@/ui/book'
import { useBookWords } from './use-texts'

/** What is asked at every table, with short answers. */
export function QuestionsBody() {
  const t = useBookWords()
  const questions = Object.values(t('questions.list', { returnObjects: true }))
  return (
    <>
      <Text variant="title">{t('questions.title')}</Text>
      {questions.map(({ ask, answer }, i) => (
        <View key={ask} style={styles.question}>
          {i > 0 && <Rule />}
          <Text variant="lead" role="heading" aria-level={2}>
            {ask}
          </Text>
          <Text>{answer}</Text>
        </View>
      ))}
    </>
  )
}

const styles = StyleSheet.create({ question: { gap: 4 } })
