import type { Rng } from '../../src/core/rng'
import { officialRoleCounts } from '../../src/family/roles'

/** How a yardstick plays: stop after the first roll, or re-roll a random choice of dice while it may. */
export type Policy = 'roll once' | 'random legal'

const ARROW = 0
const DYNAMITE = 1
const ONE = 2
const TWO = 3
const BEER = 4
const GATLING = 5

const DEPUTY = 1
const OUTLAW = 2
const RENEGADE = 3

/**
 * What the machine could do at best: the no-character game of four players or more in one loop over typed arrays, without
 * states to save, events, decisions or options. The engine's speed is given as a ratio to this.
 */
export function createYardstick(seats: number, rng: Rng): (policy: Policy) => void {
  const counts = officialRoleCounts(seats)
  const cards = [
    ...Array<number>(counts.deputy).fill(DEPUTY),
    ...Array<number>(counts.outlaw).fill(OUTLAW),
    ...Array<number>(counts.renegade).fill(RENEGADE),
  ]
  const role = new Uint8Array(seats)
  const life = new Int8Array(seats)
  const arrows = new Uint8Array(seats)
  const hits = new Uint8Array(seats)
  const dice = new Uint8Array(5)
  const left = new Uint8Array(4)
  let pile = 9
  let living = seats
  let isOver = false

  const step = (from: number, places: number, direction: number): number => {
    let seat = from
    for (let i = 0; i < places; i++)
      do seat = (seat + direction) % seats
      while (life[seat] === 0)
    return seat
  }
  const bury = (): void => {
    let hasFallen = false
    for (let seat = 0; seat < seats; seat++) {
      if (life[seat]! > 0 || role[seat]! > 3) continue
      hasFallen = true
      left[role[seat]!]!--
      role[seat] = role[seat]! + 4
      pile += arrows[seat]!
      arrows[seat] = 0
      living--
    }
    if (hasFallen) isOver = left[0] === 0 || left[OUTLAW]! + left[RENEGADE]! === 0
  }
  const lose = (seat: number, points: number): void => {
    life[seat] = Math.max(0, life[seat]! - points)
  }
  const attack = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      lose(seat, arrows[seat]!)
      pile += arrows[seat]!
      arrows[seat] = 0
    }
    bury()
  }
  const count = (face: number): number => {
    let n = 0
    for (let die = 0; die < 5; die++) if (dice[die] === face) n++
    return n
  }
  /** True if the turn goes on. */
  const roll = (seat: number, mask: number): boolean => {
    let taken = 0
    for (let die = 0; die < 5; die++) {
      if (!(mask & (1 << die))) continue
      dice[die] = rng.below(6)
      if (dice[die] === ARROW) taken++
    }
    while (taken-- > 0) {
      arrows[seat]!++
      if (--pile === 0) attack()
      if (life[seat] === 0 || isOver) return false
    }
    return true
  }
  const shoot = (seat: number): void => {
    hits.fill(0)
    let hasShot = false
    for (let die = 0; die < 5; die++) {
      const face = dice[die]!
      if (face !== ONE && face !== TWO) continue
      hasShot = true
      const places = face === ONE || living <= 3 ? 1 : 2
      const target = step(seat, places, 1)
      const other = step(seat, places, seats - 1)
      hits[target === other || rng.below(2) ? target : other]!++
    }
    if (!hasShot) return
    for (let target = 0; target < seats; target++) if (hits[target]) lose(target, hits[target]!)
    bury()
  }
  const drink = (): void => {
    for (let beers = count(BEER); beers > 0; beers--) {
      let target = 0
      for (let k = rng.below(living); k >= 0; target++) if (life[target]! > 0) k--
      const most = role[target - 1] === 0 ? 10 : 8
      life[target - 1] = Math.min(most, life[target - 1]! + 1)
    }
  }
  const gatling = (seat: number): void => {
    if (count(GATLING) < 3) return
    for (let target = 0; target < seats; target++) if (target !== seat) lose(target, 1)
    bury()
    pile += arrows[seat]!
    arrows[seat] = 0
  }
  const turn = (seat: number, policy: Policy): void => {
    if (!roll(seat, 31)) return
    for (let rolls = 1; rolls < 3 && policy === 'random legal' && count(DYNAMITE) < 3; rolls++) {
      let free = 0
      for (let die = 0; die < 5; die++) if (dice[die] !== DYNAMITE) free |= 1 << die
      const mask = rng.below(32) & free
      if (mask === 0) break
      if (!roll(seat, mask)) return
    }
    if (count(DYNAMITE) >= 3) {
      lose(seat, 1)
      bury()
      if (life[seat] === 0 || isOver) return
    }
    shoot(seat)
    if (isOver) return
    drink()
    gatling(seat)
  }

  return (policy) => {
    left.fill(0)
    left[0] = 1
    const deck = cards.slice()
    role[0] = 0
    for (let seat = 1; seat < seats; seat++) {
      const card = deck.splice(rng.below(deck.length), 1)[0] ?? 0
      role[seat] = card
      left[card]!++
    }
    life.fill(8)
    life[0] = 10
    arrows.fill(0)
    pile = 9
    living = seats
    isOver = false
    let seat = 0
    while (!isOver) {
      turn(seat, policy)
      if (!isOver) seat = step(seat, 1, 1)
    }
  }
}
