import { StyleSheet, View } from 'react-native'
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  OPTION_VALUES,
  type OptionName,
} from '@/games/dice/rules/options'
import { Chip, Text } from '@/ui'
import { Caption, Rule } from '@/ui/book'
import { useBookWords } from './use-texts'

interface Value {
  readonly label: string
  readonly text: string
}

/** A rule option: what it can be, which editions play it so, and what the books say. */
export function OptionBody({ id }: { readonly id: OptionName }) {
  const t = useBookWords()
  const words = new Map<string, string | Value>(
    Object.entries(t(`options:${id}`, { returnObjects: true })),
  )
  return (
    <>
      <Text variant="title">{t(`options:${id}.title`)}</Text>
      {OPTION_VALUES[id].map((value) => {
        const said = words.get(String(value))
        if (said === undefined || typeof said === 'string') return null
        return (
          <View key={said.label} style={styles.value}>
            <View style={styles.line}>
              <Text variant="lead">{said.label}</Text>
              {value === DEFAULT_OPTIONS[id] && <Chip label={t('standard')} />}
              {value === EDITIONS.german[id] && value !== DEFAULT_OPTIONS[id] && (
                <Chip label={t('options:editions.german')} />
              )}
            </View>
            <Text>{said.text}</Text>
          </View>
        )
      })}
      <Rule />
      <Caption>{t('books')}</Caption>
      <Text>{t(`editionsSay.${id}`)}</Text>
    </>
  )
}

const styles = StyleSheet.create({
  value: { gap: 4, paddingVertical: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
})
