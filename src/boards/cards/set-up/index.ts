import { PERSONALITIES } from '@/family/tempers'
import { officialRoleCounts } from '@/family/roles'
import { CARDS_LEVELS } from '@/games/cards/bots/levels'
import { CHARACTERS, CHARACTER_IDS } from '@/games/cards/characters'
import { DEFAULT_OPTIONS, PRESETS, presetOf } from '@/games/cards/options'
import { MAX_SEATS, MIN_SEATS } from '@/games/cards/rules/seats'
import { useTranslation } from '@/i18n'
import type { SetUp } from '../../face'
import { RulesSheet } from './rules-sheet'

/** What can be set before cards are dealt. */
export const setUp: SetUp<'cards'> = {
  seats: { least: MIN_SEATS, most: MAX_SEATS, first: 5 },
  roleCounts: officialRoleCounts,
  characters: CHARACTER_IDS.map((id) => ({ id, life: CHARACTERS[id].life })),
  levels: CARDS_LEVELS,
  tempers: PERSONALITIES,
  defaultOptions: { ...DEFAULT_OPTIONS, ...PRESETS.printed },
  useOptionsName: (options) => useTranslation('cards').t(`options.presets.${presetOf(options)}`),
  OptionsSheet: RulesSheet,
}
