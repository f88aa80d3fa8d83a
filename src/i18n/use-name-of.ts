import { useCallback } from 'react'
import { useTranslation } from './use-translation'

/** The names around a table. Whoever has given no name is "you", in the language that is spoken now. */
export function useNameOf(players: readonly { readonly name: string }[]): (seat: number) => string {
  const { t } = useTranslation('common')
  return useCallback((seat: number) => players[seat]?.name || t('you'), [players, t])
}
