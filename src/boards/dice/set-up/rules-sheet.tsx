import {
  EDITIONS,
  EDITION_NAMES,
  OPTION_NAMES,
  OPTION_VALUES,
  editionOf,
  type OptionName,
  type Options,
} from '@/games/dice/rules/options'
import { useTranslation } from '@/i18n'
import { OptionsSheet } from '../../options-sheet'

interface RulesSheetProps {
  readonly visible: boolean
  readonly options: Options
  readonly onChange: (options: Options) => void
  readonly onClose: () => void
}

/** By which rules: a printed edition, or every option by itself. */
export function RulesSheet({ visible, options, onChange, onClose }: RulesSheetProps) {
  const { t } = useTranslation('options')
  const chosen = editionOf(options)
  const editions = chosen === 'own' ? ([...EDITION_NAMES, 'own'] as const) : EDITION_NAMES
  return (
    <OptionsSheet
      visible={visible}
      onClose={onClose}
      presets={editions.map((value) => ({ value, label: t(`editions.${value}`) }))}
      preset={chosen}
      onPreset={(name) => name !== 'own' && onChange(EDITIONS[name])}
      options={OPTION_NAMES.map((name) => {
        const values: readonly (string | boolean)[] = OPTION_VALUES[name]
        return {
          name,
          title: t(`${name}.title`),
          ways: wordsOf[name].map((way) => ({ label: t(`${way}.label`), text: t(`${way}.text`) })),
          chosen: values.indexOf(options[name]),
          onChoose: (way) => onChange({ ...options, [name]: values[way] }),
        }
      })}
    />
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
