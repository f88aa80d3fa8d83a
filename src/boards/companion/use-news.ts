import { useEffect, useRef, useState } from 'react'
import { haptics } from '@/platform/haptics'
import { play, type SoundName } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectGesture } from '@/store/tracker/selectors'

/** How an event is felt, and heard if wanted. */
export interface Feel {
  readonly haptic?: 'hit' | 'death' | 'warning'
  readonly sound?: SoundName
}

interface Told<E> {
  readonly events: readonly E[]
}

interface News<E> {
  readonly events: readonly E[]
  /** The first moment: what only flashes up is gone after it. */
  readonly isFresh: boolean
}

const FRESH_FOR = 2400

/**
 * What the rules made of the last gesture, until the next tap. What was entered before one came to the table, taken back or
 * set right later is no news. `feelOf` must be the same function at every call.
 */
export function useNews<E extends { readonly type: string }>(
  log: readonly Told<E>[],
  isTapping: boolean,
  feelOf: (event: E) => Feel | null,
): News<E> {
  const gesture = useAppSelector(selectGesture)
  const { sound } = useAppSelector(selectCompanionPrefs)
  const [seen, setSeen] = useState(gesture)
  const [events, setEvents] = useState<readonly E[]>([])
  const [isFresh, setFresh] = useState(false)
  if (gesture !== seen) {
    setSeen(gesture)
    setEvents(gesture ? log.slice(gesture.from).flatMap((entry) => entry.events) : [])
    setFresh(gesture !== null)
  }
  if (isTapping && events.length > 0) setEvents([])
  const isLoud = useRef(sound)
  useEffect(() => {
    isLoud.current = sound
  }, [sound])
  useEffect(() => {
    if (events.length === 0) return undefined
    feel(
      events.flatMap((event) => feelOf(event) ?? []),
      isLoud.current,
    )
    const timer = setTimeout(() => setFresh(false), FRESH_FOR)
    return () => clearTimeout(timer)
  }, [events, feelOf])
  return { events, isFresh }
}

/** The same twice in one gesture is felt and heard once. */
function feel(feels: readonly Feel[], isLoud: boolean): void {
  for (const haptic of new Set(feels.map((one) => one.haptic))) if (haptic) haptics[haptic]()
  if (!isLoud) return
  for (const sound of new Set(feels.map((one) => one.sound))) if (sound) play(sound)
}

/** Life gained and lost by seat, over some events. */
export function lifeChanges(
  events: readonly {
    readonly type: string
    readonly seat?: number
    readonly amount?: number
  }[],
  seats: number,
): number[] {
  const life = Array<number>(seats).fill(0)
  for (const { type, seat, amount = 0 } of events) {
    const by = type === 'lifeLost' ? -amount : type === 'lifeGained' ? amount : 0
    if (seat !== undefined) life[seat] = (life[seat] ?? 0) + by
  }
  return life
}
