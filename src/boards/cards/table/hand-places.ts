import type { CardId } from '@/games/cards'
import type { Point } from '@/ui/table'

/** Where a card lies on the screen: its middle, its width, and how far it is turned. */
export interface Pose extends Point {
  readonly width: number
  readonly tilt?: number
}

/**
 * Where the cards of one's own hand lie or last lay, so that a card which leaves it flies from that very place. Not part of
 * any render: it is read when a flight begins.
 */
export class HandPlaces {
  private readonly poses = new Map<CardId, Pose>()
  private readonly dropped = new Map<CardId, Pose>()

  /** How the hand lies now. Cards that have left it are forgotten once they come back. */
  lie(poses: ReadonlyMap<CardId, Pose>): void {
    for (const [card, pose] of poses) this.poses.set(card, pose)
  }

  /** A card was let go over the table: it goes on from there. */
  drop(card: CardId, pose: Pose | null): void {
    if (pose) this.dropped.set(card, pose)
    else this.dropped.delete(card)
  }

  of(card: CardId): Pose | null {
    return this.dropped.get(card) ?? this.poses.get(card) ?? null
  }
}
