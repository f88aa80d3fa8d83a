import type { CoachReader } from '@/boards'
import type { Seat } from '@/core/game'
import { ROLES, type Role } from '@/family/roles'
import type { GameId, ShiftOf } from '@/games'
import { percentOf } from '@/i18n/chances'

const WORTH_TELLING = 0.005

/** The roles that a sealed card may be, the likeliest first. */
export const rankedRoles = (
  chances: readonly number[],
): { readonly role: Role; readonly chance: number }[] =>
  ROLES.map((role, i) => ({ role, chance: chances[i] ?? 0 }))
    .filter(({ chance }) => chance >= WORTH_TELLING)
    .sort((a, b) => b.chance - a.chance)

/** What somebody's deed did to the chance of a role: "Outlaw: 50 → 78%". */
export function shiftWords(
  { seat, role, from, to }: ShiftOf<GameId>,
  { nameOf, t }: CoachReader,
  isOf?: Seat,
): string {
  const words = {
    name: nameOf(seat),
    role: t(`common:roles.${role}`),
    from: percentOf(from),
    to: percentOf(to),
  }
  return seat === isOf ? t('coach:suspicions.own', words) : t('coach:suspicions.shift', words)
}
