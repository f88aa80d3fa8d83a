import { StyleSheet, View } from 'react-native'
import {
  EDITIONS,
  EDITION_NAMES,
  OPTION_VALUES,
  editionOf,
  type OptionName,
  type Options,
} from '@/games/dice/rules/options'
import { useTranslation } from '@/i18n'
import { Button, Divider, RuleLink, SegmentedControl, Sheet, Text } from '@/ui'

interface RulesSheetProps {
  readonly visible: boolean
  readonly options: Options
  readonly onChange: (options: Options) => void
  readonly onClose: () => void
}

/** By which rules: a printed edition, or every option by itself with a line on what it means. */
export function RulesSheet({ visible, options, onChange, onClose }: RulesSheetProps) {
  const { t } = useTranslation(['setup', 'options', 'common'])
  const edition = editionOf(options)
  const editions = edition === 'own' ? ([...EDITION_NAMES, 'own'] as const) : EDITION_NAMES
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
          value={edition}
          onChange={(name) => name !== 'own' && onChange(EDITIONS[name])}
          options={editions.map((value) => ({ value, label: t(`options:editions.${value}`) }))}
        />
        {optionNames.map((name) => (
          <View key={name} style={styles.option}>
            <Divider />
            <OptionField name={name} options={options} onChange={onChange} />
            <RuleLink entry={name} onLeave={onClose} />
          </View>
        ))}
      </View>
    </Sheet>
  )
}

/** The words of each value, in the order of `OPTION_VALUES`. */
const wordsOf = {
  dynamiteTiming: ['dynamiteTiming.before', 'dynamiteTiming.after'],
  gringoGranularity: [
    'gringoGranularity.batch',
    'gringoGranularity.turn',
    'gringoGranularity.life',
  ],
  gringoGatling: ['gringoGatling.after', 'gringoGatling.before'],
  jesseThreshold: ['jesseThreshold.once', 'jesseThreshold.perBeer'],
  kitSpread: ['kitSpread.any', 'kitSpread.oneOther'],
  roseWrap: ['roseWrap.true', 'roseWrap.false'],
  threeIndianCredit: ['threeIndianCredit.none', 'threeIndianCredit.taker'],
  threeAllDead: ['threeAllDead.draw', 'threeAllDead.outlaw'],
} as const satisfies { [K in OptionName]: readonly `${K}.${Options[K]}`[] }

const optionNames = [
  'dynamiteTiming',
  'gringoGranularity',
  'gringoGatling',
  'jesseThreshold',
  'kitSpread',
  'roseWrap',
  'threeIndianCredit',
  'threeAllDead',
] as const satisfies readonly OptionName[]

interface OptionFieldProps {
  readonly name: OptionName
  readonly options: Options
  readonly onChange: (options: Options) => void
}

function OptionField({ name, options, onChange }: OptionFieldProps) {
  const { t } = useTranslation('options')
  const values: readonly (string | boolean)[] = OPTION_VALUES[name]
  const chosen = values.indexOf(options[name])
  const words = wordsOf[name]
  const word = words[chosen]
  return (
    <>
      <Text bold>{t(`${name}.title`)}</Text>
      <SegmentedControl
        label={t(`${name}.title`)}
        type="text"
        value={chosen}
        onChange={(index) => onChange({ ...options, [name]: values[index] })}
        options={words.map((key, index) => ({ value: index, label: t(`${key}.label`) }))}
      />
      {word !== undefined && (
        <Text variant="small" tone="secondary">
          {t(`${word}.text`)}
        </Text>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  options: { gap: 14 },
  option: { gap: 6 },
})
