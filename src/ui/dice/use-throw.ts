import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAnimatedReaction, useSharedValue, type SharedValue } from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import type { FaceId } from '../art'
import type { DieMotion } from './motion'
import { loadThrows, looseTurn } from './throw-book'
import { resting, shown, type Landing } from './throw-plan'
import { ThrowPlayer, type ThrowWish } from './throw-player'

export interface ThrowOptions extends Omit<ThrowWish, 'faces' | 'isRolled'> {
  /** What each die shows, or will show once this throw has landed; null if it was never rolled. */
  readonly faces: readonly (FaceId | null)[]
}

/** What flies: by die, its place in the order of painting (from 1). */
export type Flying = ReadonlyMap<number, number>

export interface ThrowMotion {
  readonly motions: SharedValue<readonly DieMotion[]>
  readonly clock: SharedValue<number>
  /** Opacity of dice that are exchanged rather than thrown. */
  readonly fade: SharedValue<number>
  readonly flying: Flying | null
  /** They still lie there: what is thrown has not left the tray yet. */
  readonly isWaiting: boolean
  readonly askew: readonly number[]
  readonly firstFaces: readonly number[]
  readonly skip: () => void
}

/** The dice of a tray as a player of throws moves them. */
export function useThrow({ faces, ...options }: ThrowOptions): ThrowMotion {
  const { current } = options
  const target = faces.map(shown)
  const [firstFaces] = useState(target)
  const motions = useSharedValue<readonly DieMotion[]>(target.map(resting))
  const clock = useSharedValue(0)
  const fade = useSharedValue(1)
  const landings = useSharedValue<readonly Landing[]>([])
  const wish = { faces: target, isRolled: faces.map((face) => face !== null), ...options }
  const [player] = useState(() => new ThrowPlayer({ motions, clock, fade, landings }, wish))
  useLayoutEffect(() => player.follow(wish))
  useEffect(() => {
    void loadThrows()
    return () => player.leave()
  }, [player])
  const { land, skip } = player
  useAnimatedReaction(
    () => clock.value,
    (now, before) => {
      if (before === null || now <= before) return
      for (const hit of landings.value) {
        if (hit.ms > before && hit.ms <= now) scheduleOnRN(land, hit.die, hit.strength)
      }
    },
  )
  const { settledId, ranks, flownId } = useSyncExternalStore(player.subscribe, player.getSnapshot)
  const flying = useMemo(
    () =>
      current === null || current.id === settledId
        ? null
        : new Map(current.dice.map((die) => [die, ranks.get(die) ?? 1])),
    [current, settledId, ranks],
  )
  const isWaiting = flying !== null && current?.id !== flownId
  return { motions, clock, fade, flying, isWaiting, askew: target.map(looseTurn), firstFaces, skip }
}
