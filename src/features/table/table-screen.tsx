import { createSelector } from '@reduxjs/toolkit'
import { Redirect } from 'expo-router'
import type { ComponentType } from 'react'
import { useFace } from '@/boards'
import type { Seat } from '@/core/game'
import { useAppSelector } from '@/store/hooks'
import {
  selectGame,
  selectInterjections,
  selectLegal,
  selectLog,
  selectUpturnedViews,
  selectView,
  selectViewInHand,
} from '@/store/match/selectors'
import { selectIsBoardTurned, selectRound } from '@/store/pass/selectors'
import { Turned, useGameHref } from '@/ui'
import { Elsewhere, useIsElsewhere } from './elsewhere'
import { TableScene } from './table-scene'

interface TableScreenProps {
  /** What else there is to say about a seat, on its sheet. */
  readonly SeatNote?: ComponentType<{ readonly seat: Seat }>
}

const selectNow = createSelector(
  [selectGame, selectView, selectLog],
  (game, current, log) => current && { game, current, log },
)

/** The table of the match that is on; home if there is none. */
export function TableScreen({ SeatNote }: TableScreenProps) {
  const hrefOf = useGameHref()
  const face = useFace()
  const view = useAppSelector(selectView)
  const log = useAppSelector(selectLog)
  const legal = useAppSelector(selectLegal)
  const interjections = useAppSelector(selectInterjections)
  const isTurned = useAppSelector(selectIsBoardTurned)
  const goesRound = useAppSelector(selectRound).length > 0
  const upturned = useAppSelector(selectUpturnedViews)
  const inHand = useAppSelector(selectViewInHand)
  const isElsewhere = useIsElsewhere()
  if (goesRound) return <Redirect href={hrefOf('round')} />
  if (!view) return <Redirect href="/" />
  return (
    <Turned isTurned={isTurned}>
      <TableScene
        {...{ face, log, legal, interjections, upturned, inHand, selectNow, SeatNote }}
        current={view}
      />
      {isElsewhere && <Elsewhere />}
    </Turned>
  )
}
