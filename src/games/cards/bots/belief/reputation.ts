import { add, at } from '@/core/list'
import { Belief } from '@/family/beliefs/belief'
import type { Triple } from '@/family/beliefs/envelopes'
import type { RoleCounts, SeenRole } from '@/family/roles'
import type { KindId } from '../../cards/ids'
import type { CardsEvent } from '../../rules/events'
import type { CardsView, Seat } from '../../rules/state'

/** Cards that do harm to whom they are played at. */
export const HARM: ReadonlySet<KindId> = new Set<KindId>([
  'bang',
  'duel',
  'jail',
  'panic',
  'cat-balou',
])

const AGAINST_THE_SHERIFF = 2
const FIRM = 6
/** How much a deed convinces somebody who counts. */
const PULL = 0.6

/** Who has done something to whom. */
interface Harm {
  readonly seat: Seat
  readonly target: Seat
}

/**
 * What people of plain sense say of each other: they count what everybody has done to the Sheriff, and to those who did
 * something to the Sheriff, in front of all.
 */
export class Reputation {
  /** By seat: what they have done for the law, less what they have done against it. */
  readonly loyalty: number[]
  private readonly sheriff: Seat

  constructor(roles: readonly SeenRole[]) {
    this.loyalty = roles.map(() => 0)
    this.sheriff = roles.indexOf('sheriff')
  }

  /** From everything that was played so far. */
  static after({ roles }: CardsView, events: readonly CardsEvent[]): Reputation {
    const reputation = new Reputation(roles)
    for (const event of events)
      if (event.type === 'cardPlayed' && event.target !== null && HARM.has(event.as))
        reputation.see({ seat: event.seat, target: event.target })
    return reputation
  }

  /** Counts one more deed. */
  see({ seat, target }: Harm): void {
    if (seat === this.sheriff || seat === target) return
    const shown =
      target === this.sheriff ? AGAINST_THE_SHERIFF : Math.sign(at(this.loyalty, target))
    add(this.loyalty, seat, -shown)
  }

  copy(from: Reputation): void {
    for (let seat = 0; seat < this.loyalty.length; seat++)
      this.loyalty[seat] = at(from.loyalty, seat)
  }

  /** Two of the same key are the same. */
  get key(): number {
    let key = 0
    for (const loyalty of this.loyalty) key = key * (2 * FIRM + 1) + FIRM + firm(loyalty)
    return key
  }

  /** The roles behind it, as somebody sees it who is shown these. */
  beliefOf(roles: readonly SeenRole[], roleCounts: RoleCounts, pull = PULL): Belief {
    const weights = this.loyalty.map((loyalty): Triple => {
      const strength = pull * firm(loyalty)
      return [Math.exp(strength), Math.exp(-strength), 1]
    })
    return new Belief(roles, roleCounts, weights)
  }
}

const firm = (loyalty: number): number => Math.max(-FIRM, Math.min(FIRM, loyalty))
