import { missing } from './list'

/** The four words of a generator's state: plain data, so that a match can be saved between any two rolls. */
export type RngState = readonly [number, number, number, number]

/** Where chance comes from. The rules never make one; they are handed it. */
export interface Rng {
  /** A whole number from 0 to `n − 1`, each equally likely. */
  below(n: number): number
  /** The state to go on from later. */
  save(): RngState
}

/** As many as there are numbers of 32 bits; a fresh seed is one below it. */
export const SEEDS = 2 ** 32

/**
 * Goes on from a saved state. The generator is sfc32 (Chris Doty-Humphrey's small fast counter): 32-bit integer
 * arithmetic only, hence the same sequence on V8, JavaScriptCore and Hermes.
 */
export function rngFrom(state: RngState): Rng {
  let [a, b, c, counter] = state
  return {
    below(n) {
      const sum = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + sum) | 0
      return (((sum >>> 0) / SEEDS) * n) >>> 0
    },
    save: () => [a, b, c, counter],
  }
}

const WARM_UP = 15

/**
 * Starts the sequence that belongs to a seed; any finite number will do. A seed has many streams, 0 among them the match's
 * own. All begin at the same count with another third word, so that no two meet within 2³² draws.
 */
export function rngFromSeed(seed: number, stream = 0): Rng {
  const low = seed | 0
  const high = Math.floor(seed / SEEDS) | 0
  const rng = rngFrom([low ^ 0x9e3779b9, high ^ 0x243f6a88, 0xb7e15162 ^ stream, 1])
  for (let i = 0; i < WARM_UP; i++) rng.below(1)
  return rng
}

/** A number of the items, drawn one after another (Fisher–Yates); drawing all of them is a shuffle. */
export function drawn<T>(items: readonly T[], count: number, rng: Rng): T[] {
  const rest = items.slice()
  for (let i = 0; i < count; i++) {
    const j = i + rng.below(rest.length - i)
    const item = rest[j] ?? missing()
    rest[j] = rest[i] ?? missing()
    rest[i] = item
  }
  rest.length = count
  return rest
}
