import { createContext, use, useCallback, useRef, type ReactNode } from 'react'
import type { View } from 'react-native'
import type { CardId, Seat } from '@/games/cards'
import type { Point } from '@/ui/table'

/** Where a card lies on the screen: its middle, its width, and how far it is turned, in degrees. */
export interface Pose extends Point {
  readonly width: number
  readonly tilt?: number
}

/** A card, or a place that waits for the next one of somebody's. */
export type PlaceKey = CardId | `slot-${Seat}`

/**
 * Where cards lie or last lay, so that one which leaves flies from that very place, and one which comes flies to it. Not part
 * of any render: it is read when a flight begins.
 */
export class Places {
  private readonly poses = new Map<PlaceKey, Pose | (() => Pose)>()
  private readonly dropped = new Map<PlaceKey, Pose>()

  /** A card of the hand says where it lies when it is asked: the hand may have been slid since it was drawn. */
  lie(key: PlaceKey, pose: Pose | (() => Pose)): void {
    this.poses.set(key, pose)
  }

  /** A card was let go over the table: it goes on from there. Null takes that back. */
  drop(card: CardId, pose: Pose | null): void {
    if (pose) this.dropped.set(card, pose)
    else this.dropped.delete(card)
  }

  of(key: PlaceKey): Pose | null {
    const pose = this.dropped.get(key) ?? this.poses.get(key) ?? null
    return typeof pose === 'function' ? pose() : pose
  }
}

/** What lies open on the table has to know of the cards that fly over it. */
export interface Air {
  readonly places: Places
  readonly deck: Pose
  /** Cards that are in the air just now: whoever shows them elsewhere leaves their place empty. */
  readonly away: readonly CardId[]
  /** Cards that come from the deck just now, in their order, and how long each takes, in ms. */
  readonly coming: readonly CardId[]
  readonly ms: number
  /** Between two of them. */
  readonly each: number
}

const AirContext = createContext<Air | null>(null)

export function AirProvider({
  air,
  children,
}: {
  readonly air: Air
  readonly children: ReactNode
}) {
  return <AirContext value={air}>{children}</AirContext>
}

/** Null where nothing flies: on a table that only lies there. */
export const useAir = (): Air | null => use(AirContext)

/** Keeps where something lies: its ref and what to do once it has been laid out. */
export function usePlace(key: PlaceKey, onPlaced?: (pose: Pose) => void) {
  const air = useAir()
  const ref = useRef<View>(null)
  const places = air?.places
  const onLayout = useCallback(() => {
    ref.current?.measureInWindow((...[x, y, width, height]) => {
      const pose = { x: x + width / 2, y: y + height / 2, width }
      places?.lie(key, pose)
      onPlaced?.(pose)
    })
  }, [key, places, onPlaced])
  return { ref, onLayout }
}
