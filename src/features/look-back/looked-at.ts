import { useMemo } from 'react'
import { startOf } from '@/core/match'
import { dice, type DiceState, type Seat } from '@/games/dice'
import { recapOf, type Recap } from '@/games/dice/story'
import { useNameOf } from '@/i18n'
import type { Played } from '@/store/history/kept'

/** A match that is over, as the look back tells of it. */
export interface LookedAt {
  readonly played: Played
  readonly recap: Recap
  readonly characters: DiceState['characters']
  readonly nameOf: (seat: Seat) => string
}

export function useLookedAt(played: Played): LookedAt {
  const { record } = played
  const recap = useMemo(() => recapOf(record), [record])
  const characters = useMemo(() => startOf(dice, record).characters, [record])
  const nameOf = useNameOf(played.players)
  return { played, recap, characters, nameOf }
}
