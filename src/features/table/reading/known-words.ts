import type { TFunction } from 'i18next'
import type { Seat } from '@/core/game'
import type { Known, TurnedUp } from '@/family/reading/known'

interface Words {
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['table', 'common']>
}

/** How early somebody knew a card that has turned up; null for whoever had said nothing of it. */
export function knownWords(
  known: Known,
  { seat, role }: TurnedUp,
  { nameOf, t }: Words,
): string | null {
  const name = nameOf(seat)
  switch (known.kind) {
    case 'unsaid':
      return null
    case 'wrong':
      return t(known.hadIt ? 'table:reading.known.lost' : 'table:reading.known.wrong', {
        name,
        role: t(`common:roles.${role}`),
        said: t(`common:roles.${known.said}`),
      })
    case 'knew':
      return known.turns === 0
        ? t('table:reading.known.now', { name })
        : t('table:reading.known.knew', { name, count: known.turns })
  }
}
