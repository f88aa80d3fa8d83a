import { SEEDS } from '@/core/rng'

/**
 * A fixed sequence for grain and plank joints: the same wood on every screen and every platform.
 * Decoration only; the game has its own generator.
 */
export function decorRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % SEEDS
    return state / SEEDS
  }
}
