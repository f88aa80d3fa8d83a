import type { Seat } from '@/core/game'
import { drawn } from '@/core/rng'
import { streamOf } from '@/core/streams'
import { PERSONALITIES, type Personality } from '@/family/tempers'

/** The temper that a deal gives to a bot for whom none was chosen. */
export function drawnTemper(seed: number, seat: Seat): Personality | null {
  const order = drawn(PERSONALITIES, PERSONALITIES.length, streamOf(seed, 'temper'))
  return order[seat % order.length] ?? null
}
