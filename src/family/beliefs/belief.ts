import { at } from '@/core/list'
import type { Seat } from '@/core/game'
import { ROLES, SEALED_ROLES, type Role, type RoleCounts, type SeenRole } from '../roles'
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
    const hidden = roles.flatMap((role, seat) => (role === 'hidden' ? [seat] : []))
    const opened = openEnvelopes(
      hidden.map((seat) => at(weights, seat)),
      this.sealedCounts(),
    )
    const chances = roles.map((role): RoleChances => CERTAIN[role === 'hidden' ? 'sheriff' : role])
    hidden.forEach((seat, i) => {
      chances[seat] = [0, ...at(opened, i)]
    })
    return chances
  }

  private sealedCounts(): Triple {
    const left = SEALED_ROLES.map(
      (role) => this.roleCounts[role] - this.roles.filter((other) => other === role).length,
    )
    return [left[0] ?? 0, left[1] ?? 0, left[2] ?? 0]
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
