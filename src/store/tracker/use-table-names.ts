import { useCallback } from 'react'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '../hooks'
import { selectTablePeople } from './selectors'

/** What a seat is called: its person's name, or its number. */
export function useTableNames(): (seat: number) => string {
  const { t } = useTranslation('tracker')
  const people = useAppSelector(selectTablePeople)
  return useCallback((seat) => people[seat]?.name || t('seat', { number: seat + 1 }), [people, t])
}
