import type { TFunction } from 'i18next'
import type { DiceEvent, Role, Seat } from '@/games/dice'
import type { Shift } from '@/games/dice/coach'
import { ROLES } from '@/family/roles'
import { logLine } from '@/i18n/log-line'
import { percent } from './why-words'

export interface Reader {
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['coach', 'common']>
  /** The words of the story. */
  readonly tell: TFunction<['log', 'common']>
}

const WORTH_TELLING = 0.005

/** The roles that a sealed card may be, the likeliest first. */
export const rankedRoles = (
  chances: readonly number[],
): { readonly role: Role; readonly chance: number }[] =>
  ROLES.map((role, i) => ({ role, chance: chances[i] ?? 0 }))
    .filter(({ chance }) => chance >= WORTH_TELLING)
    .sort((a, b) => b.chance - a.chance)

/** Whose choice an event was. */
const actorOf = (event: DiceEvent): Seat =>
  event.type === 'lifeGained' ? event.by : 'seat' in event ? event.seat : 0

/** What somebody did that made others think. */
export function deedWords({ kind, isKept, event }: Shift, reader: Reader): string {
  const { own, nameOf, t, tell } = reader
  const name = nameOf(actorOf(event))
  switch (kind) {
    case 'hold':
      return t(isKept ? 'coach:suspicions.keptShot' : 'coach:suspicions.threwShot', { name })
    case 'cup':
      return t(isKept ? 'coach:suspicions.keptBeer' : 'coach:suspicions.threwBeer', { name })
    case 'fan':
      return t(isKept ? 'coach:suspicions.keptGatling' : 'coach:suspicions.threwGatling', { name })
    case 'aim':
    case 'drink':
    case 'card':
      return logLine(event, { own, nameOf, t: tell }) ?? ''
  }
}

/** What that did to the chance of a role: "Outlaw: 50 → 78%". */
export function shiftWords({ seat, role, from, to }: Shift, { nameOf, t }: Reader, isOf?: Seat) {
  const words = {
    name: nameOf(seat),
    role: t(`common:roles.${role}`),
    from: percent(from),
    to: percent(to),
  }
  return seat === isOf ? t('coach:suspicions.own', words) : t('coach:suspicions.shift', words)
}
