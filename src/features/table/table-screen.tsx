import { Redirect } from 'expo-router'
import type { ComponentType } from 'react'
import type { Seat } from '@/games/dice'
import { useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { selectIsBoardTurned, selectRound } from '@/store/pass/selectors'
import { Turned } from '@/ui'
import { TableScene } from './table-scene'

interface TableScreenProps {
  /** What else there is to say about a seat, on its sheet. */
  readonly SeatNote?: ComponentType<{ readonly seat: Seat }>
}

/** The table of the match that is on; home if there is none. */
export function TableScreen({ SeatNote }: TableScreenProps) {
  const view = useAppSelector(selectView)
  const isTurned = useAppSelector(selectIsBoardTurned)
  const goesRound = useAppSelector(selectRound).length > 0
  if (goesRound) return <Redirect href="/round" />
  if (!view) return <Redirect href="/" />
  return (
    <Turned isTurned={isTurned}>
      <TableScene current={view} SeatNote={SeatNote} />
    </Turned>
  )
}
