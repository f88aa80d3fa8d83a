import { at } from '@/core/list'
import type { Seat } from '../../rules/state'
import { REACH, breathAt, nearAt, waitAt } from './tables'

/** Who still sits at the table, in the order of play, and what everybody may be. */
export interface Ring {
  readonly living: readonly Seat[]
  readonly next: Seat
  /** By seat: the chance of each kin. */
  readonly kins: readonly (readonly number[])[]
}

/** What the places alone are worth, and by seat what a point of life is worth more because of the neighbours. */
export interface RingWorth {
  readonly start: number
  readonly breath: readonly number[]
}

/** Sums up who can reach whom and whose turn comes when: it changes only when somebody falls or a card turns up. */
export function worthOfRing(places: Float32Array, { living, next, kins }: Ring): RingWorth {
  const breath = kins.map(() => 0)
  const first = living.indexOf(next)
  let start = 0
  living.forEach((seat, i) => {
    const wait = (i - first + living.length) % living.length
    at(kins, seat).forEach((share, kin) => {
      start += share * (places[waitAt(kin, wait)] ?? 0)
    })
    for (let j = i + 1; j < living.length; j++) {
      const distance = Math.min(j - i, living.length - (j - i))
      if (distance > REACH) continue
      const other = at(living, j)
      const near = pairWorth(places, distance, { one: at(kins, seat), other: at(kins, other) })
      start += near.start
      breath[seat] = at(breath, seat) + near.breathOfOne
      breath[other] = at(breath, other) + near.breathOfOther
    }
  })
  return { start, breath }
}

interface Pair {
  readonly one: readonly number[]
  readonly other: readonly number[]
}

function pairWorth(places: Float32Array, distance: number, { one, other }: Pair) {
  let [start, breathOfOne, breathOfOther] = [0, 0, 0]
  for (let a = 0; a < one.length; a++) {
    if (one[a] === 0) continue
    for (let b = 0; b < other.length; b++) {
      const share = at(one, a) * at(other, b)
      if (share === 0) continue
      start += share * (places[nearAt(distance, a, b)] ?? 0)
      breathOfOne += share * (places[breathAt(distance, a, b)] ?? 0)
      breathOfOther += share * (places[breathAt(distance, b, a)] ?? 0)
    }
  }
  return { start, breathOfOne, breathOfOther }
}
