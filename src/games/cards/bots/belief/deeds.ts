import { at } from '@/core/list'
import type { Belief, RoleChances } from '@/family/beliefs/belief'
import type { Deed as FamilyDeed } from '@/family/beliefs/evidence'
import { listOf } from '@/family/sets'
import { SEALED_ROLES, type SealedRole } from '@/family/roles'
import type { KindId } from '../../cards/ids'
import { cardOf } from '../../cards/ids'
import { kindOf } from '../../cards'
import { reachOf, seatsWithin } from '../../rules/distance'
import type { CardsEvent } from '../../rules/events'
import { NOBODY } from '../../rules/moves'
import type { Seat } from '../../rules/state'
import type { Onlooker } from './onlooker'

/** What tells something about its doer: shots and their absence, duels, robbery, and who is put in jail. */
export const DEED_KINDS = ['shot', 'duel', 'rob', 'jail'] as const
export type DeedKind = (typeof DEED_KINDS)[number]
export type Deed = FamilyDeed<DeedKind> & {
  /** Whom it was done to; nobody, if fire was held. */
  readonly target: Seat
}

/** The table before a deed, and what its doer may have thought of the others. */
export interface Ground {
  readonly table: Onlooker
  readonly belief: Belief
}

const KIND_OF: Partial<Record<KindId, DeedKind>> = {
  bang: 'shot',
  duel: 'duel',
  panic: 'rob',
  'cat-balou': 'rob',
  jail: 'jail',
}

/** The deed that an event shows, if it shows one. */
export function deedOf(ground: Ground, event: CardsEvent): Deed | null {
  if (event.type === 'turnStarted') return heldFire(ground)
  if (event.type !== 'cardPlayed' || event.target === null || event.target === event.seat)
    return null
  const kind = KIND_OF[event.as]
  if (!kind || isRelief(event.take)) return null
  const { seat, target } = event
  return deed(ground, { seat, kind, target }, targetsOf(ground.table, seat, event.as))
}

/** A friend's jail and dynamite are taken off them: no harm. */
function isRelief(take: string | null): boolean {
  if (take === null || take === 'hand') return false
  const { id } = kindOf(cardOf(take))
  return id === 'jail' || id === 'dynamite'
}

/** A turn has ended in which nobody was shot at, though somebody was in reach. */
function heldFire(ground: Ground): Deed | null {
  const { turn: seat, hasPlayed, shots, alive } = ground.table
  if (seat === null || !hasPlayed || shots > 0 || !alive[seat]) return null
  return deed(ground, { seat, kind: 'shot', target: NOBODY }, targetsOf(ground.table, seat, 'bang'))
}

function targetsOf(table: Onlooker, seat: Seat, as: KindId): readonly Seat[] {
  if (as === 'bang') return listOf(seatsWithin(table, seat, reachOf(table, seat)))
  if (as === 'panic') return listOf(seatsWithin(table, seat, 1))
  return table.alive.flatMap((isAlive, other) =>
    isAlive && other !== seat && !(as === 'jail' && table.roles[other] === 'sheriff')
      ? [other]
      : [],
  )
}

function deed(
  { table, belief }: Ground,
  { seat, kind, target }: { readonly seat: Seat; readonly kind: DeedKind; readonly target: Seat },
  targets: readonly Seat[],
): Deed | null {
  if (table.roles[seat] !== 'hidden') return null
  const options = kind === 'shot' ? [NOBODY, ...targets] : targets
  const chosen = options.indexOf(target)
  if (chosen < 0 || options.length < 2) return null
  const seenBy = (role: SealedRole): number[][] => {
    const { chances } = belief.given(seat, role)
    return options.map((option) => featuresOf(table, { seat, option }, chances))
  }
  const [deputy, outlaw, renegade] = SEALED_ROLES.map(seenBy)
  return {
    seat,
    kind,
    target,
    chosen,
    options: { deputy: deputy ?? [], outlaw: outlaw ?? [], renegade: renegade ?? [] },
  }
}

/** The features by name, for whoever reads what was learned. */
export const FEATURES = [
  'sheriff',
  'deputy',
  'outlaw',
  'renegade',
  'weak',
  'nobody',
  'revenge',
  'weak sheriff',
] as const

function featuresOf(
  table: Onlooker,
  { seat, option }: { readonly seat: Seat; readonly option: Seat },
  chances: readonly RoleChances[],
): number[] {
  if (option === NOBODY) return [0, 0, 0, 0, 0, 1, 0, 0]
  const [sheriff, deputy, outlaw, renegade] = at(chances, option)
  const weak = 1 / Math.max(1, at(table.life, option))
  const isRevenge = at(table.harmedBy, seat) & (1 << option) ? 1 : 0
  return [sheriff, deputy, outlaw, renegade, weak, 0, isRevenge, sheriff * weak]
}
