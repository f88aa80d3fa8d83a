import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedReaction,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import type { FaceId } from '../art'
import { duration } from '../tokens'
import type { DieMotion } from './motion'
import { loadThrows, looseTurn } from './throw-book'
import { planThrow, resting, shown, type DiceThrow, type Landing, type Lying } from './throw-plan'

export interface ThrowOptions {
  /** What each die shows, or will show once this throw has landed; null if it was never rolled. */
  readonly faces: readonly (FaceId | null)[]
  readonly current: DiceThrow | null
  /** 1, 2 or 4; `Infinity` shows the result at once. */
  readonly speed: number
  readonly isReduced: boolean
  readonly onLanded?: (die: number, strength: number) => void
  readonly onSettled?: (id: DiceThrow['id']) => void
}

/** What flies: by die, its place in the order of painting (from 1). */
export type Flying = ReadonlyMap<number, number>

export interface ThrowMotion {
  readonly motions: SharedValue<readonly DieMotion[]>
  readonly clock: SharedValue<number>
  /** Opacity of dice that are exchanged rather than thrown. */
  readonly fade: SharedValue<number>
  readonly flying: Flying | null
  readonly askew: readonly number[]
  readonly firstFaces: readonly number[]
  readonly skip: () => void
}

/**
 * Plays throws. React hears of one twice, when it begins and when it has settled; in between a single clock on the UI
 * thread moves everything.
 */
export function useThrow({
  faces,
  current,
  speed,
  isReduced,
  onLanded,
  onSettled,
}: ThrowOptions): ThrowMotion {
  const target = faces.map(shown)
  const targetKey = target.join()
  const [firstFaces] = useState(target)
  const motions = useSharedValue<readonly DieMotion[]>(target.map(resting))
  const clock = useSharedValue(0)
  const fade = useSharedValue(1)
  const landings = useSharedValue<readonly Landing[]>([])
  const [settledId, setSettledId] = useState(current?.id ?? null)
  const [ranks, setRanks] = useState<Flying>(new Map())
  const askew = target.map(looseTurn)
  const visible = useRef<Lying>({ faces: target, turns: askew })
  const played = useRef<DiceThrow['id'] | null>(current?.id ?? null)
  const under = useRef<DiceThrow['id'] | null>(null)
  const handlers = useRef({ onLanded, onSettled })
  useLayoutEffect(() => {
    handlers.current = { onLanded, onSettled }
  })

  const settle = useCallback(() => {
    const id = under.current
    if (id === null) return
    under.current = null
    setSettledId(id)
    handlers.current.onSettled?.(id)
  }, [])
  const landed = useCallback((die: number, strength: number) => {
    if (under.current !== null) handlers.current.onLanded?.(die, strength)
  }, [])
  const skip = useCallback(() => {
    if (under.current === null) return
    cancelAnimation(clock)
    cancelAnimation(fade)
    motions.set(motions.get().map(({ labels, rest }) => ({ labels, rest, flight: null })))
    fade.set(1)
    settle()
  }, [clock, fade, motions, settle])

  useAnimatedReaction(
    () => clock.value,
    (now, before) => {
      if (before === null || now <= before) return
      for (const hit of landings.value) {
        if (hit.ms > before && hit.ms <= now) scheduleOnRN(landed, hit.die, hit.strength)
      }
    },
  )

  useLayoutEffect(() => {
    const from = visible.current
    const to = targetKey.split(',').map(Number)
    visible.current = { faces: to, turns: askew }
    const isNew = current !== null && current.id !== played.current
    if (!isNew) {
      if (to.some((face, die) => face !== from.faces[die])) {
        const keep = (motion: DieMotion, die: number) =>
          to[die] === from.faces[die] ? motion : resting(to[die] ?? 0)
        motions.set(motions.get().map(keep))
      }
      return
    }
    played.current = current.id
    under.current = current.id
    const whenDone = (isDone?: boolean) => {
      'worklet'
      if (isDone) scheduleOnRN(settle)
    }
    const exchange = (ms: number) => {
      motions.set(to.map(resting))
      if (ms === 0) return void Promise.resolve().then(settle)
      fade.set(0)
      fade.set(withTiming(1, { duration: ms, reduceMotion: ReduceMotion.Never }, whenDone))
    }
    if (!Number.isFinite(speed)) return exchange(0)
    if (isReduced) return exchange(duration.reduced)
    void loadThrows().then((book) => {
      if (under.current !== current.id) return
      const plan = planThrow(book, current, { from, to })
      if (plan === null) return exchange(duration.reduced)
      const flights = new Map(plan.flights.map((flight) => [flight.die, flight]))
      cancelAnimation(clock)
      clock.set(0)
      landings.set(plan.landings)
      motions.set(to.map((face, die) => flights.get(die)?.motion ?? resting(face)))
      setRanks(new Map(plan.flights.map(({ die, rank }) => [die, rank + 1])))
      const options = {
        duration: plan.ms / speed,
        easing: Easing.linear,
        reduceMotion: ReduceMotion.Never,
      }
      clock.set(withTiming(plan.ms, options, whenDone))
    })
    // A throw is told by its id; that speed or a callback changed must not start it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id, targetKey])

  useEffect(() => {
    void loadThrows()
    return () => {
      under.current = null
      cancelAnimation(clock)
    }
  }, [clock])

  const flying = useMemo(
    () =>
      current === null || current.id === settledId
        ? null
        : new Map(current.dice.map((die) => [die, ranks.get(die) ?? 1])),
    [current, settledId, ranks],
  )
  return { motions, clock, fade, flying, askew, firstFaces, skip }
}
