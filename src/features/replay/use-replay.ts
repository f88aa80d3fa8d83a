import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DiceEvent } from '@/games/dice'
import { turnStarts, type Moment } from '@/games/dice/story'

export const REPLAY_SPEEDS = [1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** How long a moment is looked at, in ms at ×1. */
function pauseAfter(event: DiceEvent | null): number {
  switch (event?.type) {
    case 'rolled':
      return 1900
    case 'eliminated':
    case 'gameEnded':
      return 1800
    case 'attackBegan':
    case 'gatlingFired':
    case 'dynamiteExploded':
      return 1300
    case 'arrowTaken':
    case 'aimed':
      return 750
    default:
      return 950
  }
}

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

/** Runs a replay over its moments, from one of them on. Whoever moves it by hand stops it. */
export function useReplay(
  moments: readonly Moment[],
  firstSpeed: ReplaySpeed,
  start: number,
): Replay {
  const [index, setIndex] = useState(start)
  const [wantsPlay, setPlay] = useState(false)
  const [speed, setSpeed] = useState(firstSpeed)
  const last = Math.max(0, moments.length - 1)
  const starts = useMemo(() => turnStarts(moments), [moments])
  const isPlaying = wantsPlay && index < last

  useEffect(() => {
    if (!isPlaying) return
    const ms = pauseAfter(moments[index]?.event ?? null) / speed
    const timer = setTimeout(() => setIndex(index + 1), ms)
    return () => clearTimeout(timer)
  }, [isPlaying, index, speed, moments])

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
