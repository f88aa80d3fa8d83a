import { useMemo } from 'react'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'

/** What seats are called that nobody has named: nobody's name, and nobody the phone should remember. */
export function useDefaultNames(): ReadonlySet<string> {
  const { t } = useTranslation('pass')
  const { most } = useFace().setUp.seats
  return useMemo(
    () =>
      new Set(
        Array.from({ length: most }, (_, seat) => t('seats.defaultName', { seat: seat + 1 })),
      ),
    [t, most],
  )
}
