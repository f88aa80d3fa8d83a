import { rngFromSeed, type Rng } from './rng'

/**
 * What draws chance beside a match, each with a stream of its own: a bot that thought with the stream that the dice come
 * from would see them. Both the place of a purpose and how many there are stand in the number of every stream, so that
 * none may be moved, dropped or added: whoever thinks is a `bot`, the coach too.
 */
export const PURPOSES = ['bot', 'talk', 'temper', 'cover', 'deal'] as const
export type Purpose = (typeof PURPOSES)[number]

/**
 * The n-th stream that a match's seed has for a purpose. App, referee and arena use this and nothing else beside the
 * match's own stream, which is `rngFromSeed(seed)`.
 */
export function streamOf(seed: number, purpose: Purpose, n = 0): Rng {
  return rngFromSeed(seed, 1 + PURPOSES.indexOf(purpose) + PURPOSES.length * n)
}

/** The number of a bot's stream where it is asked beside the open decision: below 0, so that whoever decides draws from another. */
export const asideNumber = (actions: number): number => -1 - actions
