import { StyleSheet, View } from 'react-native'
import {
  OPTION_VALUES,
  PRESETS,
  PRESET_NAMES,
  presetOf,
  type OptionName,
  type Options,
} from '@/games/cards/options'
import { useTranslation } from '@/i18n'
import { Button, Divider, SegmentedControl, Sheet, Text } from '@/ui'

interface RulesSheetProps {
  readonly visible: boolean
  readonly options: Options
  readonly onChange: (options: Options) => void
  readonly onClose: () => void
}

/** By which rules: one of the presets, or every option by itself with a line on what it means. */
export function RulesSheet({ visible, options, onChange, onClose }: RulesSheetProps) {
  const { t } = useTranslation(['setup', 'cards', 'common'])
  const preset = presetOf(options)
  const presets = preset === 'own' ? ([...PRESET_NAMES, 'own'] as const) : PRESET_NAMES
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
          onChange={(name) => name !== 'own' && onChange({ ...options, ...PRESETS[name] })}
          options={presets.map((value) => ({
            value,
            label: t(`cards:options.presets.${value}`),
          }))}
        />
        {optionNames.map((name) => (
          <View key={name} style={styles.option}>
            <Divider />
            <OptionField name={name} options={options} onChange={onChange} />
          </View>
        ))}
      </View>
    </Sheet>
  )
}

/** The words of each value, in the order of `OPTION_VALUES`. */
const wordsOf = {
  deck: ['deck.full', 'deck.beginner'],
  brownDiscard: ['brownDiscard.after', 'brownDiscard.before'],
  reshuffle: ['reshuffle.need', 'reshuffle.empty'],
  suzyTiming: ['suzyTiming.after', 'suzyTiming.immediate'],
  winCheck: ['winCheck.card', 'winCheck.death'],
  duelCredit: ['duelCredit.nobody', 'duelCredit.opponent'],
  ownCards: ['ownCards.both', 'ownCards.catBalou', 'ownCards.none'],
  idleBeer: ['idleBeer.true', 'idleBeer.false'],
  sidWithTwo: ['sidWithTwo.true', 'sidWithTwo.false'],
  sidTiming: ['sidTiming.any', 'sidTiming.beer'],
} as const satisfies { [K in OptionName]: readonly `${K}.${Options[K]}`[] }

const optionNames = [
  'deck',
  'brownDiscard',
  'reshuffle',
  'suzyTiming',
  'winCheck',
  'duelCredit',
  'ownCards',
  'idleBeer',
  'sidWithTwo',
  'sidTiming',
] as const satisfies readonly OptionName[]

interface OptionFieldProps {
  readonly name: OptionName
  readonly options: Options
  readonly onChange: (options: Options) => void
}

function OptionField({ name, options, onChange }: OptionFieldProps) {
  const { t } = useTranslation('cards')
  const values: readonly (string | boolean)[] = OPTION_VALUES[name]
  const chosen = values.indexOf(options[name])
  const words = wordsOf[name]
  const word = words[chosen]
  return (
    <>
      <Text bold>{t(`options.${name}.title`)}</Text>
      <SegmentedControl
        label={t(`options.${name}.title`)}
        type="text"
        value={chosen}
        onChange={(index) => onChange({ ...options, [name]: values[index] })}
        options={words.map((key, index) => ({ value: index, label: t(`options.${key}.label`) }))}
      />
      {word !== undefined && (
        <Text variant="small" tone="secondary">
          {t(`options.${word}.text`)}
        </Text>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  options: { gap: 14 },
  option: { gap: 6 },
})
