import { useMemo } from 'react'
import { useFace } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId, RecapOf } from '@/games'
import { useNameOf } from '@/i18n'
import type { Played } from '@/store/history/kept'
import type { CharacterId } from '@/ui'

/** A match that is over, as the look back tells of it. */
export interface LookedAt {
  readonly played: Played
  readonly recap: RecapOf<GameId>
  readonly characters: readonly (CharacterId | null)[]
  readonly nameOf: (seat: Seat) => string
}

export function useLookedAt(played: Played): LookedAt {
  const { record } = played
  const { result } = useFace()
  const recap = useMemo(() => result.recapOf(record), [result, record])
  const characters = useMemo(() => result.charactersOf(record), [result, record])
  const nameOf = useNameOf(played.players)
  return { played, recap, characters, nameOf }
}
