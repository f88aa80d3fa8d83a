import { isHunt, officialRoleCounts, type Role } from '@/family/roles'
import { useTranslation } from './use-translation'

/** What a role is out for, in two sentences. */
export function useGoal(
  role: Role,
  seats: number,
): { readonly goal: string; readonly text: string } {
  const { t } = useTranslation('deal')
  if (isHunt(seats) && role !== 'sheriff')
    return { goal: t(`hunts.${role}`), text: t('hunts.text') }
  const counts = officialRoleCounts(seats)
  const friends = role === 'sheriff' ? counts.deputy : counts[role] - 1
  return { goal: t(`goals.${role}.goal`), text: t(`goals.${role}.text`, { count: friends }) }
}
