import { add, at } from '@/core/list'
import { DICE, type Seat } from '../../rules/state'
import type { Thought } from '@/family/thought'

/** What a bull's eye of each face may hit. */
export interface Range {
  readonly ones: readonly Seat[]
  readonly twos: readonly Seat[]
}

export interface Volley {
  readonly ones: number
  readonly twos: number
}

/** Volleys are numbered by ones × SPREADS + twos. */
export const SPREADS = DICE + 1

interface Spreading {
  /** Hits by seat to begin with. */
  readonly hits: number[]
  readonly visit: (hits: readonly number[]) => void
}

/**
 * Every way to spread a volley over its targets, as hits by seat on top of those there are. The list handed on is one and the
 * same: whoever wants to keep it copies it.
 */
export function forEachSpread(range: Range, volley: Volley, { hits, visit }: Spreading): void {
  spread({ targets: range.ones, from: 0, dice: volley.ones, hits }, () =>
    spread({ targets: range.twos, from: 0, dice: volley.twos, hits }, () => visit(hits)),
  )
}

interface Spread {
  readonly targets: readonly Seat[]
  readonly from: number
  readonly dice: number
  readonly hits: number[]
}

function spread({ targets, from, dice, hits }: Spread, then: () => void): void {
  if (dice === 0) return then()
  const target = targets[from]
  if (target === undefined) return
  const least = from === targets.length - 1 ? dice : 0
  for (let here = dice; here >= least; here--) {
    add(hits, target, here)
    spread({ targets, from: from + 1, dice: dice - here, hits }, then)
    add(hits, target, -here)
  }
}

interface Aims {
  readonly range: Range
  readonly seats: number
  /** What so many hits on a seat change. */
  readonly hurt: (seat: Seat, hits: number) => number
}

/** The most that each volley can change. Hits on different players add up, which makes most tables easy. */
export function* bestVolleys(aims: Aims): Thought<Float64Array> {
  const { ones, twos } = aims.range
  const isSame = ones.length === twos.length && ones.every((seat) => twos.includes(seat))
  const isApart = !ones.some((seat) => twos.includes(seat))
  if (!isSame && !isApart) return yield* searchedVolleys(aims, () => 0)
  const best = new Float64Array(SPREADS * SPREADS)
  const byOnes = bestOfOneKind(aims, ones)
  const byTwos = bestOfOneKind(aims, twos)
  for (let one = 0; one <= DICE; one++)
    for (let two = 0; one + two <= DICE; two++)
      best[one * SPREADS + two] = isSame ? at(byOnes, one + two) : at(byOnes, one) + at(byTwos, two)
  return best
}

/** The most that so many dice with the same targets can change: target after target. */
function bestOfOneKind({ hurt }: Aims, targets: readonly Seat[]): number[] {
  let best: number[] = Array.from({ length: SPREADS }, (_, dice) => (dice === 0 ? 0 : -Infinity))
  for (const target of targets)
    best = best.map((_, dice) => {
      let highest = -Infinity
      for (let here = 0; here <= dice; here++)
        highest = Math.max(highest, at(best, dice - here) + (here > 0 ? hurt(target, here) : 0))
      return highest
    })
  return targets.length === 0 ? best.map(() => 0) : best
}

/** The same where one bull's eye hits twice. */
export function* bestDoubles(aims: Aims): Thought<Float64Array> {
  const { hurt } = aims
  return yield* searchedVolleys(aims, (hits) => {
    let best = -Infinity
    hits.forEach((count, seat) => {
      if (count > 0) best = Math.max(best, hurt(seat, count + 1) - hurt(seat, count))
    })
    return best
  })
}

function* searchedVolleys(
  { range, seats, hurt }: Aims,
  extra: (hits: readonly number[]) => number,
): Thought<Float64Array> {
  const best = new Float64Array(SPREADS * SPREADS)
  const hits = Array<number>(seats).fill(0)
  for (let ones = 0; ones <= DICE; ones++)
    for (let twos = ones === 0 ? 1 : 0; ones + twos <= DICE; twos++) {
      let highest = -Infinity
      const visit = (tried: readonly number[]): void => {
        let worth = extra(tried)
        for (let seat = 0; seat < seats; seat++) {
          const count = at(tried, seat)
          if (count > 0) worth += hurt(seat, count)
        }
        highest = Math.max(highest, worth)
      }
      forEachSpread(range, { ones, twos }, { hits, visit })
      best[ones * SPREADS + twos] = highest === -Infinity ? 0 : highest
      yield
    }
  return best
}
