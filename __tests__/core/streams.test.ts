import fc from 'fast-check'
import { rngFromSeed, type Rng } from '@/core/rng'
import { PURPOSES, asideNumber, streamOf } from '@/core/streams'

const begun = (rng: Rng): string => Array.from({ length: 8 }, () => rng.below(2 ** 32)).join()

/** Every generator that draws for a match: its own, and those of each purpose for its first actions and turns, asides too. */
const allOf = (seed: number, upTo: number): Rng[] => [
  rngFromSeed(seed),
  ...PURPOSES.flatMap((purpose) =>
    Array.from({ length: upTo }, (_, n) => streamOf(seed, purpose, n)),
  ),
  ...Array.from({ length: upTo }, (_, n) => streamOf(seed, 'bot', asideNumber(n))),
]

/**
 * A generator's fourth word counts its draws, and its step can be undone. So two that have the same count and differ in
 * anything else are on different streams for as long as a count lasts.
 */
test('no two that draw for a match share a stream, and none is the match’s own', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (seed) => {
      const states = allOf(seed, 60).map((rng) => rng.save())
      expect(new Set(states.map(([, , , count]) => count)).size).toBe(1)
      expect(new Set(states.map(String)).size).toBe(1 + 60 * (PURPOSES.length + 1))
    }),
    { numRuns: 50 },
  )
})

test('a match’s streams meet none of the matches with the seeds beside it', () => {
  const beginnings = [0, 1, 2, 2 ** 32, 2 ** 33, -1].flatMap((seed) => allOf(seed, 40).map(begun))
  expect(new Set(beginnings).size).toBe(beginnings.length)
})

test('a bot’s stream of a thousand actions is not the match’s, however far either has run', () => {
  const own = rngFromSeed(7)
  const drawn = new Set(Array.from({ length: 20_000 }, () => own.below(2 ** 32)))
  const met = Array.from({ length: 1_000 }, (_, n) => begun(streamOf(7, 'bot', n)).split(','))
  expect(met.filter((numbers) => numbers.every((n) => drawn.has(Number(n))))).toEqual([])
})

test('the same seed, purpose and number give the same stream on every device', () => {
  expect(PURPOSES.map((purpose) => streamOf(42, purpose, 3).below(2 ** 32))).toEqual(GOLDEN)
})

const GOLDEN = [1719344357, 2566758788, 2778629712, 630029202, 1662690996]
