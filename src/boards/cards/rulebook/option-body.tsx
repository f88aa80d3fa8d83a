import { StyleSheet, View } from 'react-native'
import {
  DEFAULT_OPTIONS,
  OPTION_VALUES,
  PRESETS,
  PRESET_NAMES,
  type OptionName,
  type Preset,
} from '@/games/cards/options'
import { Chip, Text } from '@/ui'
import { Caption, Rule } from '@/ui/book'
import { useBookWords } from './use-texts'

interface Value {
  readonly label: string
  readonly text: string
}

/** A rule option: what it can be, which presets play it so, and where it comes from. */
export function OptionBody({ id }: { readonly id: OptionName }) {
  const t = useBookWords()
  const words = new Map<string, string | Value>(
    Object.entries(t(`cards:options.${id}`, { returnObjects: true })),
  )
  return (
    <>
      <Text variant="title">{t(`cards:options.${id}.title`)}</Text>
      {OPTION_VALUES[id].map((value) => {
        const said = words.get(String(value))
        if (said === undefined || typeof said === 'string') return null
        return (
          <View key={said.label} style={styles.value}>
            <View style={styles.line}>
              <Text variant="lead">{said.label}</Text>
              {value === DEFAULT_OPTIONS[id] && <Chip label={t('rulebook:standard')} />}
              {value !== DEFAULT_OPTIONS[id] &&
                presetsWith(id, value).map((preset) => (
                  <Chip key={preset} label={t(`cards:options.presets.${preset}`)} />
                ))}
            </View>
            <Text>{said.text}</Text>
          </View>
        )
      })}
      <Rule />
      <Caption>{t('rulebook:books')}</Caption>
      <Text>{t(`editionsSay.${id}`)}</Text>
    </>
  )
}

/** The presets that play an option this way; the deck belongs to none. */
const presetsWith = (id: OptionName, value: string | boolean): readonly Preset[] =>
  id === 'deck' ? [] : PRESET_NAMES.filter((preset) => PRESETS[preset][id] === value)

const styles = StyleSheet.create({
  value: { gap: 4, paddingVertical: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
})
