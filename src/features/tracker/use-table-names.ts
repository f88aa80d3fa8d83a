import { useCallback } from 'react'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectTablePeople } from '@/store/tracker/selectors'

/** What a seat is called: its person's name, or its number. */
export function useTableNames(): (seat: number) => string {
  const { t } = useTranslation('tracker')
  const people = useAppSelector(selectTablePeople)
  return useCallback((seat) => people[seat]?.name || t('seat', { number: seat + 1 }), [people, t])
}
