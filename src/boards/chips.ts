import type { Seat } from '@/core/game'
import type { Sureness } from '@/family/reading/marks'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectChips } from '@/store/reading/selectors'
import type { RoleId } from '@/ui'
import type { Grade, SeatChip } from '@/ui/table'

const GRADES = { hunch: 1, likely: 2, certain: 3 } as const satisfies Record<Sureness, Grade>

export const gradeOf = (sureness: Sureness): Grade => GRADES[sureness]

/** The chip of whoever plays on this phone that lies on a sealed card, and the same in words; null where none does. */
export function useChipAt(
  seat: Seat,
  role: RoleId,
  isPlayed: boolean,
): { readonly chip: SeatChip; readonly words: string } | null {
  const { t } = useTranslation(['table', 'common'])
  const says = useAppSelector((state) => selectChips(state).get(seat))
  if (!says || role !== 'hidden' || !isPlayed) return null
  const words = t(`table:reading.says.${says.sureness}`, { role: t(`common:roles.${says.role}`) })
  return { chip: { role: says.role, grade: gradeOf(says.sureness) }, words }
}
