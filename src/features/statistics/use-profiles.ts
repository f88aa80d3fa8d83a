import { useMemo } from 'react'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectProfiles } from '@/store/roster/selectors'
import type { Person } from '@/store/roster/slice'

/** Somebody with a ledger. `name` is what is shown: an owner who has said none is "you". */
export interface Profile extends Person {
  readonly ownName: string
}

/** Everybody with a ledger, whoever plays alone first. */
export function useProfiles(): readonly Profile[] {
  const { t } = useTranslation('common')
  const people = useAppSelector(selectProfiles)
  return useMemo(
    () =>
      people.map((person) => ({
        ...person,
        name: person.name || t('you'),
        ownName: person.name,
      })),
    [people, t],
  )
}
