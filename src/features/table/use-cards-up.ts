import { useState } from 'react'
import type { GameId, ViewOf } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat } from '@/store/match/selectors'
import type { Played } from './use-presentation'

export interface CardsUp<G extends GameId> {
  readonly areUp: boolean
  readonly turnUp: () => void
  /** The table with open cards, if they have been turned up. */
  readonly turned: (view: ViewOf<G>) => ViewOf<G>
}

/** Whoever plays alone and is out may turn all cards up: there is nothing left to find out. */
export function useCardsUp<G extends GameId>({ face, upturned }: Played<G>): CardsUp<G> {
  const [areUp, setUp] = useState(false)
  const own = useAppSelector(selectOwnSeat)
  const { factsOf, withRoles } = face.table
  return {
    areUp,
    turnUp: () => setUp(true),
    turned: (view) => {
      const isOut = own !== null && !factsOf(view).alive[own]
      if (!areUp || !isOut || !upturned) return view
      const roles = upturned.map((seen, seat) => factsOf(seen).roles[seat] ?? 'hidden')
      return withRoles(view, roles)
    },
  }
}
