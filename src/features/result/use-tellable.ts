import { useCallback } from 'react'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { useStandings } from './standings'
import type { Finished, FinishedTable } from './use-finished'
import { useTold } from './use-told'

/** The end as it is told to others: nobody is "you" to whoever receives it. */
export function useTellable(finished: FinishedTable) {
  const { t } = useTranslation('result')
  const { players } = finished.active
  const nameOf = useCallback((seat: Seat) => players[seat]?.name || t('share.me'), [players, t])
  const named: Finished = { ...finished, own: null, nameOf }
  return { told: useTold(named), standings: useStandings(named) }
}
