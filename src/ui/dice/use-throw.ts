import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
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

import { faceIds, type FaceId } from '../art'
import { duration } from '../tokens'
import { faceIndex } from './die-look'
import { planDie, restingPlan } from './labels'
import { throwDuration, TIMING, type DieMotion } from './motion'
import { multiply, yaw } from './quaternion'
import { chooseThrow, loadThrows, looseTurn, type ThrowBook } from './throw-book'
import { sampleTrack } from './track'

/** One roll as the tray shows it. `id` tells it from the roll before; `seed` chooses the motion, not the result. */
export interface DiceThrow {
  readonly id: string | number
  readonly seed: number
  /** Which of the dice are thrown; the others stay where they are. */
  readonly dice: readonly number[]
}

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

interface Landing {
  readonly ms: number
  readonly die: number
  readonly strength: number
}

export interface ThrowMotion {
  readonly motions: SharedValue<readonly DieMotion[]>
  readonly clock: SharedValue<number>
  /** Opacity of dice that are exchanged rather than thrown. */
  readonly fade: SharedValue<number>
  readonly flying: Flying | null
  readonly askew: readonly number[]
  readonly skip: () => void
}

const shown = (face: FaceId | null, die: number) =>
  face === null ? die % faceIds.length : faceIndex(face)

function resting(face: number): DieMotion {
  const { labels, end } = restingPlan(face)
  return { labels, rest: end, flight: null }
}

/** The dice of a throw matched with baked tracks: left to right as they fall, so that none crosses another on its way home. */
function planThrow(
  book: ThrowBook,
  thrown: DiceThrow,
  from: { faces: number[]; turns: readonly number[] },
  to: readonly number[],
) {
  const chosen = chooseThrow(book, thrown.dice.length, thrown.seed)
  if (chosen === null) return null
  const endX = (track: readonly number[]) => sampleTrack(track, chosen.ms).at[0]
  const byEnd = chosen.tracks
    .map((track, rank) => ({ track, rank }))
    .sort((a, b) => endX(a.track) - endX(b.track))
  const flights = [...thrown.dice]
    .sort((a, b) => a - b)
    .flatMap((die, place) => {
      const falling = byEnd[place]
      if (falling === undefined) return []
      const { track, rank } = falling
      const plan = planDie({
        face: to[die] ?? 0,
        from: from.faces[die] ?? 0,
        first: sampleTrack(track, 0).turn,
        last: sampleTrack(track, chosen.ms).turn,
      })
      const lay = multiply(yaw(from.turns[die] ?? 0), plan.start)
      const flight = { track, throwMs: chosen.ms, from: lay, place }
      return [{ die, rank, motion: { labels: plan.labels, rest: plan.end, flight } }]
    })
  const landings = chosen.impacts.flatMap((hit): Landing[] => {
    const flight = flights.find(({ rank }) => rank === hit.die)
    return flight ? [{ ms: TIMING.lift + hit.ms, die: flight.die, strength: hit.strength }] : []
  })
  return { flights, landings, ms: throwDuration(chosen.ms, flights.length) }
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
  const motions = useSharedValue<readonly DieMotion[]>(target.map(resting))
  const clock = useSharedValue(0)
  const fade = useSharedValue(1)
  const landings = useSharedValue<readonly Landing[]>([])
  const [flying, setFlying] = useState<Flying | null>(null)
  const seed = current?.seed ?? 0
  const askew = faces.map((_, die) => looseTurn(seed, die))
  const visible = useRef({ faces: target, turns: askew })
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
    setFlying(null)
    handlers.current.onSettled?.(id)
  }, [])
  const landed = useCallback((die: number, strength: number) => {
    if (under.current !== null) handlers.current.onLanded?.(die, strength)
  }, [])
  const skip = useCallback(() => {
    if (under.current === null) return
    cancelAnimation(clock)
    cancelAnimation(fade)
    motions.value = motions.value.map(({ labels, rest }) => ({ labels, rest, flight: null }))
    fade.value = 1
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
        motions.value = motions.value.map((motion, die) =>
          to[die] === from.faces[die] ? motion : resting(to[die] ?? 0),
        )
      }
      return
    }
    played.current = current.id
    under.current = current.id
    const exchange = (ms: number) => {
      motions.value = to.map(resting)
      if (ms === 0) return settle()
      fade.value = 0
      fade.value = withTiming(1, { duration: ms, reduceMotion: ReduceMotion.Never }, (isDone) => {
        if (isDone) scheduleOnRN(settle)
      })
    }
    if (!Number.isFinite(speed)) return exchange(0)
    setFlying(new Map(current.dice.map((die) => [die, 1])))
    if (isReduced) return exchange(duration.reduced)
    void loadThrows()
      .catch((): ThrowBook => [])
      .then((book) => {
        if (under.current !== current.id) return
        const plan = planThrow(book, current, from, to)
        if (plan === null) return exchange(duration.reduced)
        const flights = new Map(plan.flights.map((flight) => [flight.die, flight]))
        cancelAnimation(clock)
        clock.value = 0
        landings.value = plan.landings
        motions.value = to.map((face, die) => flights.get(die)?.motion ?? resting(face))
        setFlying(new Map(plan.flights.map(({ die, rank }) => [die, rank + 1])))
        const options = {
          duration: plan.ms / speed,
          easing: Easing.linear,
          reduceMotion: ReduceMotion.Never,
        }
        clock.value = withTiming(plan.ms, options, (isDone) => {
          if (isDone) scheduleOnRN(settle)
        })
      })
    // A throw is told by its id; that speed or a callback changed must not start it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id, targetKey])

  useEffect(() => {
    void loadThrows().catch(() => undefined)
    return () => cancelAnimation(clock)
  }, [clock])

  return { motions, clock, fade, flying, askew, skip }
}
