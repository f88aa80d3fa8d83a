import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Belief } from '@/family/beliefs/belief'
import { ROLES, type Role } from '@/family/roles'
import { kindOf } from '../../cards'
import type { KindId } from '../../cards/ids'
import { sampleWorld } from '../../rules/sample'
import type { Seen } from '../../rules/seen'
import type { CardsState, CardsView, Seat } from '../../rules/state'
import type { Onlooker } from '../belief/onlooker'

/** What worlds are drawn from: all of it is known to the seat. */
export interface Source {
  readonly view: CardsView
  readonly seen: Seen
  readonly belief: Belief
  readonly table: Onlooker
}

/** A whole table that agrees with what the seat knows, likely as it believes: roles jointly, hands as they were read. */
export function worldFrom(source: Source, rng: Rng): CardsState {
  const { view, seen, belief, table } = source
  const world = sampleWorld(view, seen, { rng, roles: rolesFrom(belief, view, rng) })
  for (let seat = 0; seat < world.hands.length; seat++) {
    if (seat === view.viewer) continue
    const known = at(seen.hands, seat).length
    rid(world, { seat, known, sure: at(table.noMissed, seat), kind: 'missed', rng })
    rid(world, { seat, known, sure: at(table.noBang, seat), kind: 'bang', rng })
  }
  return world
}

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
  /** So many of the unknown cards are not of the kind, almost surely. */
  readonly sure: number
  readonly kind: KindId
  readonly rng: Rng
}

const TRIES = 4
/** In ten: somebody who had one did not show it. */
const HOLDS_BACK = 1

/** Changes cards that a hand cannot hold for others from the pile. */
function rid(world: CardsState, { seat, known, sure, kind, rng }: Riddance): void {
  const hand = at(world.hands, seat)
  const to = Math.min(hand.length, known + Math.floor(sure))
  for (let i = known; i < to; i++) {
    if (kindOf(at(hand, i)).id !== kind || rng.below(10) < HOLDS_BACK) continue
    exchange(world, { hand, i, kind, rng })
  }
}

function exchange(
  { pile }: CardsState,
  {
    hand,
    i,
    kind,
    rng,
  }: { readonly hand: number[]; readonly i: number; readonly kind: KindId; readonly rng: Rng },
): void {
  for (let attempt = 0; attempt < TRIES && pile.length > FACE_UP; attempt++) {
    const j = rng.below(pile.length - FACE_UP)
    const other = at(pile, j)
    if (kindOf(other).id === kind) continue
    pile[j] = at(hand, i)
    hand[i] = other
    return
  }
}

/** Cards on top of the pile that somebody may have seen stay where they are. */
const FACE_UP = 3
