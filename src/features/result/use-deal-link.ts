import { useMemo } from 'react'
import { appLink } from '@/platform/app-link'
import type { ActiveMatch } from '@/store/match/slice'
import { linkOf } from '@/store/setup/shared-deal'

/** The link to the deal of a match, for others to play it too; null where one person alone could not. */
export function useDealLink({ players, match }: Pick<ActiveMatch, 'players' | 'match'>) {
  return useMemo(() => {
    const { config, seed } = match.record
    const query = linkOf(players, config, seed)
    return query && appLink('shared', query)
  }, [players, match])
}
