import { at } from '@/core/list'
import type { Seat } from '@/core/game'
import { ROLES, type Role, type RoleCounts, type SeenRole } from '../roles'
import { openEnvelopes, type Triple } from './envelopes'

/** The chance of each role, in the order of `ROLES`. */
export type RoleChances = readonly [number, number, number, number]

const CERTAIN: Readonly<Record<Role, RoleChances>> = {
  sheriff: [1, 0, 0, 0],
  deputy: [0, 1, 0, 0],
  outlaw: [0, 0, 1, 0],
  renegade: [0, 0, 0, 1],
}

/**
 * Who is who, as one player may see it: open cards are certain, envelopes are weighed by what their owners have done.
 * `given` goes on from a card that turns up, exactly: the other envelopes shift with it.
 */
export class Belief {
  private known: readonly RoleChances[] | null = null
  private readonly followUps = new Map<number, Belief>()

  constructor(
    private readonly roles: readonly SeenRole[],
    private readonly roleCounts: RoleCounts,
    private readonly weights: readonly Triple[],
  ) {}

  /** By seat; reckoned when first asked for. */
  get chances(): readonly RoleChances[] {
    return (this.known ??= this.reckon())
  }

  private reckon(): readonly RoleChances[] {
    const { roles, weights } = this
    const sealed: Triple[] = []
    for (let seat = 0; seat < roles.length; seat++)
      if (roles[seat] === 'hidden') sealed.push(at(weights, seat))
    const opened = openEnvelopes(sealed, this.sealedCounts())
    let next = 0
    return roles.map((role): RoleChances => {
      if (role !== 'hidden') return CERTAIN[role]
      const [deputy, outlaw, renegade] = at(opened, next++)
      return [0, deputy, outlaw, renegade]
    })
  }

  private sealedCounts(): Triple {
    const left = { ...this.roleCounts }
    for (const role of this.roles) if (role !== 'hidden') left[role] -= 1
    return [left.deputy, left.outlaw, left.renegade]
  }

  chanceOf(seat: Seat, role: Role): number {
    return at(this.chances, seat)[ROLES.indexOf(role)] ?? 0
  }

  isHidden(seat: Seat): boolean {
    return this.roles[seat] === 'hidden'
  }

  /** The belief once this seat's card has turned up. */
  given(seat: Seat, role: Role): Belief {
    if (this.roles[seat] === role) return this
    const key = seat * ROLES.length + ROLES.indexOf(role)
    const known = this.followUps.get(key)
    if (known) return known
    const roles = this.roles.slice()
    roles[seat] = role
    const next = new Belief(roles, this.roleCounts, this.weights)
    this.followUps.set(key, next)
    return next
  }
}
