import { useCallback, useEffect, useState } from 'react'

/** What has been laid out so far. */
export const STAGES = ['roles', 'sheriff', 'characters', 'ready'] as const
export type Stage = (typeof STAGES)[number]

/** Between two cards of one round, in ms at speed ×1. */
export const cardGap = 90
const flight = 420
const turning = 900

/** Has the deal come this far? */
export const isAt = (stage: Stage, wanted: Stage): boolean =>
  STAGES.indexOf(stage) >= STAGES.indexOf(wanted)

interface DealPace {
  readonly seats: number
  /** Divides all times; `instant` is there at once. */
  readonly speed: number | 'instant'
  /** The deal has been seen before: nothing is played again. */
  readonly isSeen: boolean
}

/** Walks through the deal by itself; `skip` goes to its end. */
export function useDealStages({ seats, speed, isSeen }: DealPace) {
  const isInstant = speed === 'instant'
  const [stage, setStage] = useState<Stage>(isInstant || isSeen ? 'ready' : 'roles')
  const pace = isInstant ? 1 : speed
  useEffect(() => {
    const next = STAGES[STAGES.indexOf(stage) + 1]
    if (next === undefined) return
    const round = seats * cardGap + flight
    const ms = { roles: round + 200, sheriff: turning, characters: round, ready: 0 }[stage]
    const timer = setTimeout(() => setStage(next), ms / pace)
    return () => clearTimeout(timer)
  }, [stage, seats, pace])
  return { stage, pace, skip: useCallback(() => setStage('ready'), []) }
}
