import { useMemo } from 'react'
import { MAX_SEATS } from '@/games/dice/rules/roles'
import { useTranslation } from '@/i18n'

/** What seats are called that nobody has named: nobody's name, and nobody the phone should remember. */
export function useDefaultNames(): ReadonlySet<string> {
  const { t } = useTranslation('pass')
  return useMemo(
    () =>
      new Set(
        Array.from({ length: MAX_SEATS }, (_, seat) => t('seats.defaultName', { seat: seat + 1 })),
      ),
    [t],
  )
}
