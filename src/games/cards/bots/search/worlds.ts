import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Belief } from '@/family/beliefs/belief'
import { ROLES, type Role } from '@/family/roles'
import { kindOf } from '../../cards'
import type { Card, KindId } from '../../cards/ids'
import { sampleWorld } from '../../rules/sample'
import { openPile, type Seen } from '../../rules/seen'
import { copyState, type CardsState, type CardsView, type Seat } from '../../rules/state'
import { MOST_KEPT, keptRatio, type TurnsEnd } from '../belief/keeping'
import type { Onlooker } from '../belief/onlooker'

/** What worlds are drawn from: all of it is known to the seat. */
export interface Source {
  readonly view: CardsView
  readonly seen: Seen
  readonly belief: Belief
  readonly table: Onlooker
}

/**
 * Whole tables that agree with what a seat knows, as likely as it believes: roles jointly, hands as they were read. What is
 * unseen is gathered once, lowest card first, so that nothing of its true order is left, and dealt anew for each world.
 */
export class Worlds {
  private readonly pattern: CardsState
  private readonly unseen: readonly Card[]
  private readonly top: readonly Card[]

  constructor(
    private readonly source: Source,
    rng: Rng,
  ) {
    const { view, seen, belief } = source
    this.top = openPile(view) ?? seen.pile
    this.pattern = sampleWorld(view, seen, { rng, roles: rolesFrom(belief, view, rng) })
    this.unseen = this.pattern.hands
      .flatMap((hand, seat) => (seat === view.viewer ? [] : hand.slice(this.known(seat))))
      .concat(this.pattern.pile.slice(0, this.pattern.pile.length - this.top.length))
      .sort((a, b) => a - b)
  }

  /** How many cards of a hand are known. */
  private known(seat: Seat): number {
    return at(this.source.seen.hands, seat).length
  }

  /** How many of the unknown cards of a hand were kept through a turn. */
  private kept(seat: Seat, unknown: number): number {
    const { kept, sizes } = this.source.table
    const size = at(sizes, seat)
    return size > 0 ? Math.round((unknown * at(kept, seat)) / size) : 0
  }

  next(rng: Rng): CardsState {
    const { view, belief, table } = this.source
    const world = copyState(this.pattern)
    const deal = new Deal(this.unseen, rng)
    for (let seat = 0; seat < world.hands.length; seat++) {
      if (seat === view.viewer) continue
      const hand = at(world.hands, seat)
      const known = this.known(seat)
      const kept = known + this.kept(seat, hand.length - known)
      for (let i = known; i < hand.length; i++)
        hand[i] = i < kept ? deal.kept(at(table.keptAfter, seat)) : deal.any()
    }
    for (let i = 0; !deal.isOver; i++) world.pile[i] = deal.any()
    world.roles = rolesFrom(belief, view, rng)
    this.readHands(world, rng)
    return world
  }

  /** Whoever let a shot hit holds no Missed!, almost surely. */
  private readHands(world: CardsState, rng: Rng): void {
    const { view, table } = this.source
    const fixed = this.top.length
    for (let seat = 0; seat < world.hands.length; seat++) {
      if (seat === view.viewer) continue
      const known = this.known(seat)
      rid(world, { seat, known, fixed, sure: at(table.noMissed, seat), kind: 'missed', rng })
      rid(world, { seat, known, fixed, sure: at(table.noBang, seat), kind: 'bang', rng })
    }
  }
}

/** Cards dealt one by one from what is unseen, kept ones as likely as people keep them. */
class Deal {
  private readonly rest: Card[]
  private dealt = 0

  constructor(
    unseen: readonly Card[],
    private readonly rng: Rng,
  ) {
    this.rest = unseen.slice()
  }

  get isOver(): boolean {
    return this.dealt === this.rest.length
  }

  any(): Card {
    return this.take(this.draw())
  }

  /** A card that nobody would keep is put back and another one drawn, but not for ever. */
  kept(end: TurnsEnd): Card {
    let place = this.draw()
    for (let attempt = 0; attempt < DRAWS; attempt++) {
      const ratio = keptRatio(end, kindOf(at(this.rest, place)).id)
      if (this.rng.below(PARTS) < (PARTS * ratio) / MOST_KEPT) break
      place = this.draw()
    }
    return this.take(place)
  }

  private draw(): number {
    return this.dealt + this.rng.below(this.rest.length - this.dealt)
  }

  private take(place: number): Card {
    const card = at(this.rest, place)
    this.rest[place] = at(this.rest, this.dealt)
    this.rest[this.dealt++] = card
    return card
  }
}

const DRAWS = 4
const PARTS = 1000

const GRAINS = 1_000_000

/** One deal of the sealed roles, as likely as it is believed: each card that turns up shifts the others. */
function rolesFrom(belief: Belief, { roles }: CardsView, rng: Rng): Role[] {
  let now = belief
  return roles.map((seen, seat) => {
    if (seen !== 'hidden') return seen
    const role = drawnRole(now, seat, rng)
    now = now.given(seat, role)
    return role
  })
}

function drawnRole(belief: Belief, seat: Seat, rng: Rng): Role {
  const chances = at(belief.chances, seat)
  let left = rng.below(GRAINS) / GRAINS
  let best: Role = 'outlaw'
  for (let i = 0; i < ROLES.length; i++) {
    const chance = chances[i] ?? 0
    if (chance <= 0) continue
    best = at(ROLES, i)
    left -= chance
    if (left < 0) return best
  }
  return best
}

interface Riddance {
  readonly seat: Seat
  readonly known: number
  /** So many cards on top of the pile are known. */
  readonly fixed: number
  /** So many of the unknown cards are not of the kind, almost surely. */
  readonly sure: number
  readonly kind: KindId
  readonly rng: Rng
}

const TRIES = 4
/** In ten: somebody who had one did not show it. */
const HOLDS_BACK = 1

/** Changes cards that a hand cannot hold for others from the pile. */
function rid(world: CardsState, { seat, known, fixed, sure, kind, rng }: Riddance): void {
  const hand = at(world.hands, seat)
  const to = Math.min(hand.length, known + Math.floor(sure))
  for (let i = known; i < to; i++) {
    if (kindOf(at(hand, i)).id !== kind || rng.below(10) < HOLDS_BACK) continue
    exchange(hand, i, { pile: world.pile, fixed, kind, rng })
  }
}

interface Exchange {
  readonly pile: Card[]
  readonly fixed: number
  readonly kind: KindId
  readonly rng: Rng
}

function exchange(hand: Card[], i: number, { pile, fixed, kind, rng }: Exchange): void {
  const free = pile.length - fixed
  for (let attempt = 0; attempt < TRIES && free > 0; attempt++) {
    const j = rng.below(free)
    const other = at(pile, j)
    if (kindOf(other).id === kind) continue
    pile[j] = at(hand, i)
    hand[i] = other
    return
  }
}
