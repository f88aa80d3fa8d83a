import { BOT_LEVELS } from '@/family/levels'
import { PERSONALITIES } from '@/family/tempers'
import { CHARACTER_IDS } from '@/family/characters'
import { CHARACTERS } from '@/games/dice/characters'
import { EDITIONS, editionOf } from '@/games/dice/rules/options'
import { officialRoleCounts } from '@/family/roles'
import { MAX_SEATS, MIN_SEATS } from '@/games/dice/rules/roles'
import { i18n, useTranslation } from '@/i18n'
import type { SetUp } from '../../face'
import { homeEdition } from './home-edition'
import { RulesSheet } from './rules-sheet'

/** What can be set before dice are rolled. */
export const setUp: SetUp<'dice'> = {
  seats: { least: MIN_SEATS, most: MAX_SEATS, first: 5 },
  roleCounts: officialRoleCounts,
  characters: CHARACTER_IDS.map((id) => ({ id, life: CHARACTERS[id].life })),
  levels: BOT_LEVELS,
  tempers: PERSONALITIES,
  get defaultOptions() {
    return EDITIONS[homeEdition(i18n.language)]
  },
  useOptionsName: (options) => useTranslation('options').t(`editions.${editionOf(options)}`),
  OptionsSheet: RulesSheet,
}
