import { useMemo, useState } from 'react'
import { useFace } from '@/boards'
import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { GameId, RecapOf } from '@/games'
import { useNameOf } from '@/i18n'
import type { Watchable } from '@/store/history/kept'
import { useAppSelector } from '@/store/hooks'
import { selectFinishedMatch } from '@/store/match/selectors'
import type { AnyTable } from '@/store/match/table'

/** A match that is over, as its result looks at it. */
export interface Finished {
  readonly recap: RecapOf<GameId>
  /** Null where it cannot be watched again. */
  readonly record: Watchable['record'] | null
  readonly characters: readonly (CharacterId | null)[]
  /** The seat of the phone's owner; null where they only watched. */
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
}

/** One that this phone dealt: it can be dealt once more. */
export interface FinishedTable extends Finished {
  readonly active: AnyTable
}

/** The match that the screen opened on; a rematch dealt meanwhile does not pull it away. */
export function useFinished(): FinishedTable | null {
  const { result } = useFace()
  const finished = useAppSelector(selectFinishedMatch)
  const [active] = useState(finished)
  const recap = useMemo(() => active && result.recapOf(active.match.record), [result, active])
  const nameOf = useNameOf(active?.players ?? [])
  if (!active || !recap?.ending) return null
  const isSolo = active.mode === 'solo'
  const human = isSolo ? active.players.findIndex(({ kind }) => kind === 'human') : -1
  const { record, state } = active.match
  return {
    active,
    characters: state.characters,
    record,
    recap,
    own: human < 0 ? null : human,
    nameOf,
  }
}
