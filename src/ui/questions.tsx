import { StyleSheet, View } from 'react-native'
import { Rule } from './book'
import { Text } from './text'

interface QuestionsProps {
  readonly title: string
  readonly questions: readonly { readonly ask: string; readonly answer: string }[]
}

/** What is asked at every table, with short answers. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <>
      <Text variant="title">{title}</Text>
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
