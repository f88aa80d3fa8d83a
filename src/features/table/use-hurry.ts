import { useCallback, useState } from 'react'
import type { GameId } from '@/games'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectHasCaughtUp, selectPlayers } from '@/store/match/selectors'
import { clockReleased } from '@/store/match/slice'
import type { Played } from './use-presentation'

/** How somebody hastens on. */
export interface Hurry {
  /** Everything is told at once, until a person of this phone is asked or it is over. */
  readonly isHurried: boolean
  /** Whoever was in a hurry has come to this place of the log. */
  readonly arrivedAt: number | null
  readonly hurry: () => void
  /** How often beats were skipped at this table. */
  readonly skips: number
  readonly counted: (skip: () => void) => () => void
}

/** To my turn, and to the end for whoever is out. */
export function useHurry<G extends GameId>({ face, current, log }: Played<G>): Hurry {
  const dispatch = useAppDispatch()
  const players = useAppSelector(selectPlayers)
  const hasCaughtUp = useAppSelector(selectHasCaughtUp)
  const { asked } = face.table.factsOf(current)
  const [isHurried, setHurried] = useState(false)
  const [arrivedAt, setArrivedAt] = useState<number | null>(null)
  const [skips, setSkips] = useState(0)
  const isThere = hasCaughtUp && (asked === null || players[asked]?.kind === 'human')
  if (isHurried && isThere) {
    setHurried(false)
    setArrivedAt(log.length)
  }
  const hurry = useCallback(() => {
    dispatch(clockReleased('player'))
    setHurried(true)
  }, [dispatch])
  const counted = (skip: () => void) => () => {
    setSkips(skips + 1)
    skip()
  }
  return { isHurried, arrivedAt, hurry, skips, counted }
}
