import type { Coach, CoachWords } from './face'
import type { Seat } from '@/core/game'
import type { Motive } from '@/family/account'
import type { RoleChances } from '@/family/beliefs/belief'
import { ROLES } from '@/family/roles'
import type { ActionOf, GameId } from '@/games'
import { percentOf } from '@/i18n/chances'
import type { WhyTold } from '@/store/coach/slice'

interface Telling {
  readonly coach: Coach<GameId>
  readonly told: WhyTold
  readonly nameOf: (seat: Seat) => string
  readonly t: CoachWords
}

/** What a bot went by, in sentences. */
export function motiveWords(motive: Motive<ActionOf<GameId>>, telling: Telling): string[] {
  const { coach, told, nameOf, t } = telling
  switch (motive.code) {
    case 'odds': {
      const own = t('coach:acts.odds', { chance: percentOf(motive.chance) })
      if (!motive.next) return [own]
      const { action, chance } = motive.next
      const move = coach.moveWords([action], { view: told.view, own: null, nameOf, t })
      const isBetter = percentOf(chance) > percentOf(motive.chance)
      const words = { move, chance: percentOf(chance) }
      return [own, isBetter ? t('coach:acts.better', words) : t('coach:acts.next', words)]
    }
    case 'taste':
      return motive.taste === 'liking' && told.temper
        ? [t('coach:acts.liking', { temper: t(`common:tempers.${told.temper}`) })]
        : [motive.taste === 'showing' ? t('coach:acts.showing') : t('coach:acts.hiding')]
    case 'any':
      return [t('coach:acts.any', { count: motive.count })]
    case 'foe':
    case 'friend':
      return [t(`coach:acts.${motive.code}`, { name: nameOf(motive.seat) })]
    default:
      return [t(`coach:acts.${motive.code}`)]
  }
}

/** Chances of each role in words, but for what is as good as out of the question. */
export const chanceWords = (chances: RoleChances, t: CoachWords): string =>
  ROLES.flatMap((role, i) => {
    const chance = chances[i] ?? 0
    const words = { role: t(`common:roles.${role}`), percent: percentOf(chance) }
    return chance >= 0.005 ? [t('coach:suspicions.chance', words)] : []
  }).join(', ')

/** What a bot without chances in its head held somebody for. */
export const feelingWords = (feeling: number, t: CoachWords): string =>
  feeling > 0
    ? t('coach:acts.asFriend')
    : feeling < 0
      ? t('coach:acts.asFoe')
      : t('coach:acts.asNeither')
