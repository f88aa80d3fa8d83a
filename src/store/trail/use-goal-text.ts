import { useTranslation } from '@/i18n'
import type { Goal, TrailTable } from './play'

/** A goal of a table in words. */
export function useGoalText({ role }: TrailTable): (goal: Goal) => string {
  const { t } = useTranslation(['trail', 'common'])
  return (goal) => {
    switch (goal.kind) {
      case 'win':
        return t('trail:goal.win', { role: t(`common:roles.${role}`) })
      case 'life':
        return t('trail:goal.life', { count: goal.least })
      case 'feat':
        return t(`trail:goal.${goal.feat}`, { count: goal.least })
      case 'spare':
        return t('trail:goal.spare')
      case 'only':
        return t('trail:goal.only')
      case 'read':
        return t('trail:goal.read', { count: goal.turn })
      case 'reading':
        return t('trail:goal.reading', { count: goal.least })
    }
  }
}
