import {
  OPTION_NAMES,
  OPTION_VALUES,
  PRESETS,
  PRESET_NAMES,
  presetOf,
  type OptionName,
  type Options,
} from '@/games/cards/options'
import { useTranslation } from '@/i18n'
import { OptionsSheet } from '../../options-sheet'

interface RulesSheetProps {
  readonly visible: boolean
  readonly options: Options
  readonly onChange: (options: Options) => void
  readonly onClose: () => void
}

/** By which rules: one of the presets, or every option by itself. */
export function RulesSheet({ visible, options, onChange, onClose }: RulesSheetProps) {
  const { t } = useTranslation('cards')
  const chosen = presetOf(options)
  const presets = chosen === 'own' ? ([...PRESET_NAMES, 'own'] as const) : PRESET_NAMES
  return (
    <OptionsSheet
      visible={visible}
      onClose={onClose}
      presets={presets.map((value) => ({ value, label: t(`options.presets.${value}`) }))}
      preset={chosen}
      onPreset={(name) => name !== 'own' && onChange({ ...options, ...PRESETS[name] })}
      options={OPTION_NAMES.map((name) => {
        const values: readonly (string | boolean)[] = OPTION_VALUES[name]
        return {
          name,
          title: t(`options.${name}.title`),
          ways: wordsOf[name].map((way) => ({
            label: t(`options.${way}.label`),
            text: t(`options.${way}.text`),
          })),
          chosen: values.indexOf(options[name]),
          onChoose: (way) => onChange({ ...options, [name]: values[way] }),
        }
      })}
    />
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
