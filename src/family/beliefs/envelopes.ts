import { at } from '@/core/list'

/** One number for each of `SEALED_ROLES`. */
export type Triple = readonly [number, number, number]

const EVEN: Triple = [1, 1, 1]

/**
 * The chance of each role behind each envelope, over all ways to deal the cards that are left. A deal weighs the product
 * of what each envelope's owner has done, so the sum over deals runs seat by seat over how many of each card are gone:
 * exact, and far fewer steps than writing out up to 210 deals.
 */
export function openEnvelopes(weights: readonly Triple[], counts: Triple): Triple[] {
  const dealt = dealtWeights(weights, counts)
  return (
    dealt ??
    dealtWeights(
      weights.map(() => EVEN),
      counts,
    ) ??
    weights.map(() => [0, 0, 0])
  )
}

/** Paper to reckon on, wiped before each use: this is asked for many times a turn. */
const MOST_CELLS = 64
const sheets = (): Float64Array[] => Array.from({ length: 10 }, () => new Float64Array(MOST_CELLS))
const BEFORE = sheets()
const AFTER = sheets()

function cleared(paper: Float64Array[], seats: number, size: number): Float64Array[] {
  for (let seat = 0; seat <= seats; seat++) at(paper, seat).fill(0, 0, size)
  return paper
}

/** How many cards of each role there are to deal, and how cells lie on the paper; set before each use. */
const deal = { deputies: 0, outlaws: 0, renegades: 0, wide: 0 }

function dealtWeights(weights: readonly Triple[], [deputies, outlaws]: Triple): Triple[] | null {
  const seats = weights.length
  deal.deputies = deputies
  deal.outlaws = outlaws
  deal.renegades = seats - deputies - outlaws
  deal.wide = outlaws + 1
  const size = (deputies + 1) * deal.wide
  const before = cleared(BEFORE, seats, size)
  const after = cleared(AFTER, seats, size)
  at(before, 0)[0] = 1
  at(after, seats)[size - 1] = 1
  for (let seat = 0; seat < seats; seat++) pass(seat, at(weights, seat))
  for (let seat = seats - 1; seat >= 0; seat--) passBack(seat, at(weights, seat))
  const total = at(before, seats)[size - 1] ?? 0
  if (!(total > 0)) return null
  return weights.map((weight, seat) => {
    const [deputy, outlaw, renegade] = meet(seat)
    return [
      (deputy * weight[0]) / total,
      (outlaw * weight[1]) / total,
      (renegade * weight[2]) / total,
    ]
  })
}

/** Once so many envelopes and Deputies are dealt, at least and at most so many Outlaws are: the rest are renegades. */
const fewest = (dealt: number, deputies: number): number =>
  Math.max(0, dealt - deputies - deal.renegades)
const most = (dealt: number, deputies: number): number => Math.min(deal.outlaws, dealt - deputies)

/** Deals one more envelope. A renegade leaves the cell as it is. */
function pass(seat: number, [deputy, outlaw, renegade]: Triple): void {
  const { deputies, outlaws, wide } = deal
  const from = at(BEFORE, seat)
  const to = at(BEFORE, seat + 1)
  for (let d = 0; d <= deputies; d++)
    for (let o = fewest(seat, d), last = most(seat, d); o <= last; o++) {
      const cell = d * wide + o
      const mass = from[cell] ?? 0
      to[cell] = (to[cell] ?? 0) + mass * renegade
      if (o < outlaws) to[cell + 1] = (to[cell + 1] ?? 0) + mass * outlaw
      if (d < deputies) to[cell + wide] = (to[cell + wide] ?? 0) + mass * deputy
    }
}

/** The same from the far end. */
function passBack(seat: number, [deputy, outlaw, renegade]: Triple): void {
  const { deputies, outlaws, wide } = deal
  const from = at(AFTER, seat + 1)
  const to = at(AFTER, seat)
  for (let d = 0; d <= deputies; d++)
    for (let o = fewest(seat, d), last = most(seat, d); o <= last; o++) {
      const cell = d * wide + o
      to[cell] =
        (from[cell] ?? 0) * renegade +
        (o < outlaws ? (from[cell + 1] ?? 0) * outlaw : 0) +
        (d < deputies ? (from[cell + wide] ?? 0) * deputy : 0)
    }
}

/** What the others leave for one envelope, by role. */
function meet(seat: number): Triple {
  const { deputies, outlaws, wide } = deal
  const before = at(BEFORE, seat)
  const after = at(AFTER, seat + 1)
  let [deputy, outlaw, renegade] = [0, 0, 0]
  for (let d = 0; d <= deputies; d++)
    for (let o = fewest(seat, d), last = most(seat, d); o <= last; o++) {
      const cell = d * wide + o
      const mass = before[cell] ?? 0
      renegade += mass * (after[cell] ?? 0)
      if (o < outlaws) outlaw += mass * (after[cell + 1] ?? 0)
      if (d < deputies) deputy += mass * (after[cell + wide] ?? 0)
    }
  return [deputy, outlaw, renegade]
}
