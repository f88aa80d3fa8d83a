import { at } from '@/core/list'
import type { Belief } from '@/family/beliefs/belief'
import type { Role } from '@/family/roles'
import { kindOf } from '../../cards'
import { HIDDEN, type Card } from '../../cards/ids'
import type { CardsView, Seat } from '../../rules/state'
import type { Onlooker } from '../belief/onlooker'
import { keptRatio } from '../belief/keeping'
import { PRINTED_ODDS, enmities, hatredAt, type Mind, type Odds } from './mind'

/** The role of whoever looks; nobody asks a stranger. */
export function ownRole({ roles }: CardsView, seat: Seat): Role {
  const role = at(roles, seat)
  if (role === 'hidden') throw new Error('a player knows their own role')
  return role
}

/** How a player looks at the table who holds these beliefs; with an onlooker, also what hands cannot hold. */
export function mindOf(view: CardsView, seat: Seat, { belief, table }: Knowledge): Mind {
  const role = ownRole(view, seat)
  const { chances } = belief
  return {
    role,
    chances,
    enmity: enmities(hatredAt(view, role), seat, chances),
    odds: table === null ? PRINTED_ODDS : countedOdds(view),
    mayMiss: table && reckonedHands(table, 'missed'),
    mayFire: table && reckonedHands(table, 'bang'),
  }
}

export interface Knowledge {
  readonly belief: Belief
  readonly table: Onlooker | null
}

/** By seat: how many unseen cards a hand is as good as, when it comes to cards of a kind. */
const reckonedHands = (
  { sizes, noMissed, noBang, kept, keptAfter }: Onlooker,
  kind: 'missed' | 'bang',
): number[] =>
  sizes.map((size, seat) => {
    const open = Math.max(0, size - at(kind === 'missed' ? noMissed : noBang, seat))
    const old = size > 0 ? (open * at(kept, seat)) / size : 0
    return open - old + old * keptRatio(at(keptAfter, seat), kind)
  })

/** Card counting: what is left of Missed! and Bang! among all cards that the viewer does not see. */
export function countedOdds(view: CardsView): Odds {
  const left = new Uint8Array(KINDS_COUNTED)
  let unseen = view.pack.length
  const see = (card: Card): void => {
    if (card === HIDDEN) return
    unseen--
    left[counted(card)] = (left[counted(card)] ?? 0) + 1
  }
  for (const card of view.discards) see(card)
  for (const card of view.store) see(card)
  for (const hand of view.hands) for (const card of hand) see(card)
  for (const cards of view.inPlay) for (const card of cards) see(card)
  if (view.resolving !== null) see(view.resolving)
  const rate = (kind: number, all: number): number =>
    unseen > 0 ? Math.max(0, all - (left[kind] ?? 0)) / unseen : 0
  return { missed: rate(MISSED, ALL_MISSED), bang: rate(BANG, ALL_BANG) }
}

const KINDS_COUNTED = 3
const BANG = 1
const MISSED = 2
const ALL_MISSED = 12
const ALL_BANG = 25

function counted(card: Card): number {
  const { id } = kindOf(card)
  return id === 'bang' ? BANG : id === 'missed' ? MISSED : 0
}
