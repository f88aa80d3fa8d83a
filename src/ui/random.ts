/**
 * A fixed sequence for grain and plank joints: the same wood on every screen and every platform.
 * Decoration only; the game has its own generator.
 */
export function decorRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
