import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Moment, Pace } from '@/boards'
import type { GameId } from '@/games'

export const REPLAY_SPEEDS = [1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** The clock of a replay: where it stands, and every way to move it. */
export interface Replay {
  readonly index: number
  readonly last: number
  readonly starts: readonly number[]
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  readonly goTo: (index: number) => void
  readonly byEvent: (by: 1 | -1) => void
  readonly byTurn: (by: 1 | -1) => void
  readonly toggle: () => void
  readonly changeSpeed: () => void
}

interface Watched<G extends GameId> {
  readonly moments: readonly Moment<G>[]
  readonly pace: Pace<G>
  readonly firstSpeed: ReplaySpeed
  readonly start: number
}

/** Where each turn begins among the moments. */
const turnStarts = (moments: readonly { readonly turn: number }[]): number[] =>
  moments.flatMap(({ turn }, i) => (turn === moments[i - 1]?.turn ? [] : [i]))

/** Runs a replay over its moments, from one of them on. Whoever moves it by hand stops it. */
export function useReplay<G extends GameId>({ moments, pace, ...from }: Watched<G>): Replay {
  const { firstSpeed, start } = from
  const [index, setIndex] = useState(start)
  const [wantsPlay, setPlay] = useState(false)
  const [speed, setSpeed] = useState(firstSpeed)
  const last = Math.max(0, moments.length - 1)
  const starts = useMemo(() => turnStarts(moments), [moments])
  const isPlaying = wantsPlay && index < last

  useEffect(() => {
    if (!isPlaying) return
    const ms = pace.watchedFor(moments[index]?.event ?? null) / speed
    const timer = setTimeout(() => setIndex(index + 1), ms)
    return () => clearTimeout(timer)
  }, [isPlaying, index, speed, moments, pace])

  const goTo = useCallback(
    (to: number) => {
      setPlay(false)
      setIndex(Math.min(last, Math.max(0, Math.round(to))))
    },
    [last],
  )
  const byEvent = useCallback((by: 1 | -1) => goTo(index + by), [goTo, index])
  const byTurn = useCallback(
    (by: 1 | -1) =>
      goTo(
        by > 0
          ? (starts.find((start) => start > index) ?? last)
          : (starts.findLast((start) => start < index) ?? 0),
      ),
    [goTo, starts, index, last],
  )
  const toggle = useCallback(() => {
    if (index >= last) setIndex(0)
    setPlay(!isPlaying)
  }, [index, last, isPlaying])
  const changeSpeed = useCallback(
    () => setSpeed(REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length] ?? 1),
    [speed],
  )
  return { index, last, starts, isPlaying, speed, goTo, byEvent, byTurn, toggle, changeSpeed }
}
