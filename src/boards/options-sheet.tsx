import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button, Divider, RuleLink, SegmentedControl, Sheet, Text } from '@/ui'

/** A rule that can be played in more than one way, in words; the rulebook has a page of the same name. */
export interface RuleOption {
  readonly name: string
  readonly title: string
  /** In the order of its values, with a line on what each of them means. */
  readonly ways: readonly { readonly label: string; readonly text: string }[]
  readonly chosen: number
  readonly onChoose: (way: number) => void
}

interface OptionsSheetProps<P extends string> {
  readonly visible: boolean
  readonly onClose: () => void
  /** Ways of playing that have a name, and the one that is chosen. */
  readonly presets: readonly { readonly value: P; readonly label: string }[]
  readonly preset: P
  readonly onPreset: (preset: P) => void
  readonly options: readonly RuleOption[]
}

/** By which rules: a whole set of them by its name, or every option by itself with a line on what it means. */
export function OptionsSheet<P extends string>(props: OptionsSheetProps<P>) {
  const { visible, onClose, presets, preset, onPreset, options } = props
  const { t } = useTranslation(['setup', 'common'])
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('rules.label')}
      sub={t('rules.sub')}
      closeLabel={t('common:close')}
      footer={<Button kind="brass" label={t('common:done')} onPress={onClose} />}
    >
      <View style={styles.options}>
        <SegmentedControl
          label={t('rules.edition')}
          type="text"
          value={preset}
          onChange={onPreset}
          options={presets}
        />
        {options.map((option) => (
          <View key={option.name} style={styles.option}>
            <Divider />
            <Option {...option} />
            <RuleLink entry={option.name} onLeave={onClose} />
          </View>
        ))}
      </View>
    </Sheet>
  )
}

function Option({ title, ways, chosen, onChoose }: RuleOption) {
  const way = ways[chosen]
  return (
    <>
      <Text bold>{title}</Text>
      <SegmentedControl
        label={title}
        type="text"
        value={chosen}
        onChange={onChoose}
        options={ways.map(({ label }, value) => ({ value, label }))}
      />
      {way && (
        <Text variant="small" tone="secondary">
          {way.text}
        </Text>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  options: { gap: 14 },
  option: { gap: 6 },
})
