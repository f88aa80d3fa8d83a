import { useCallback, useEffect, useState } from 'react'
import { isFree, type TrackerAction, type TrackerState } from '@/games/cards/tracker'
import { haptics } from '@/platform/haptics'
import { useAppDispatch } from '@/store/hooks'
import { entered, entryUndone } from '@/store/tracker/slice'
import type { Half } from '../../companion/spots'
import { actionsOf, isPending, nothingPending, tapped, tappedAll, type Pending } from './pending'

/** Fast taps add up so long before they are final. */
const FINAL_AFTER = 1200

/** Taps that are not final yet, and everything that can be entered from the board. */
export function useEntries(view: TrackerState) {
  const dispatch = useAppDispatch()
  const seats = view.life.length
  const [pending, setPending] = useState<Pending>(() => nothingPending(seats))
  const canCount = isFree(view)

  const send = useCallback(
    (...then: readonly TrackerAction[]) => {
      const actions = [...(isFree(view) ? actionsOf(pending) : []), ...then]
      setPending(nothingPending(seats))
      if (actions.length > 0) dispatch(entered(...actions))
    },
    [dispatch, pending, view, seats],
  )
  useEffect(() => {
    if (!isPending(pending)) return undefined
    const timer = setTimeout(() => send(), FINAL_AFTER)
    return () => clearTimeout(timer)
  }, [pending, send])

  const tap = useCallback(
    (half: Half) => {
      haptics.tap()
      setPending((now) => tapped(now, view, half))
    },
    [view],
  )
  return {
    pending,
    isTapping: isPending(pending),
    canCount,
    /** A draw! is answered before the turn can end. */
    canPass: view.decision?.kind === 'turn',
    tap,
    send,
    tapAll(by: 1 | -1) {
      haptics.tap()
      setPending((now) => tappedAll(now, view, by))
    },
    next() {
      if (view.decision?.kind === 'turn') send({ type: 'next' })
    },
    undo() {
      haptics.tap()
      if (isPending(pending)) setPending(nothingPending(seats))
      else dispatch(entryUndone())
    },
  }
}

export type Entries = ReturnType<typeof useEntries>
