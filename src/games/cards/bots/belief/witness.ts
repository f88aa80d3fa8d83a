import { at } from '@/core/list'
import { Belief, type RoleChances } from '@/family/beliefs/belief'
import { addEvidence, noEvidence, type HabitsBySort } from '@/family/beliefs/evidence'
import type { SeenRole } from '@/family/roles'
import type { CardsEvent } from '../../rules/events'
import { NOBODY } from '../../rules/moves'
import type { CardsView, Seat } from '../../rules/state'
import { weightsAmong } from './company'
import { deedOf, type Deed, type DeedKind } from './deeds'
import { LEARNED_HABITS, SORTS, weightOf } from './habits'
import { Onlooker } from './onlooker'

/**
 * A stranger who watches the table and weighs what everybody does. It reads only what is open to all, whoever was shown
 * the events; each bot then adds the one role that it holds itself.
 */
export class Witness {
  readonly table: Onlooker
  private readonly evidence: number[][]
  /** By doer and target: how often the one has gone for the other. */
  private readonly times = new Map<number, number>()
  private readonly beliefs = new Map<string, Belief>()
  /** How strangers read the roles when the match and when each turn began. */
  readonly readings: (readonly RoleChances[])[] = []

  constructor(
    view: CardsView,
    events: readonly CardsEvent[],
    private readonly habits: HabitsBySort<DeedKind> = LEARNED_HABITS,
  ) {
    this.table = new Onlooker(view, events)
    this.evidence = view.roles.map(() => noEvidence(SORTS))
    this.readings.push(this.publicBelief().chances)
  }

  /** Takes one more event in; gives the deed it showed. */
  see(event: CardsEvent): Deed | null {
    const deed = isTelling(event)
      ? deedOf({ table: this.table, belief: this.publicBelief() }, event)
      : null
    if (deed) this.weigh(deed)
    this.table.see(event)
    if (event.type === 'eliminated') this.beliefs.clear()
    if (event.type === 'turnStarted') this.readings.push(this.publicBelief().chances)
    return deed
  }

  private weigh(deed: Deed): void {
    this.addTo(at(this.evidence, deed.seat), deed)
    this.times.set(pairOf(deed), this.timesOf(deed) + 1)
    this.beliefs.clear()
  }

  private addTo(evidence: number[], deed: Deed): void {
    const hasDeputies = this.table.roleCounts.deputy > 0
    const weight = weightOf(deed.kind, { before: this.timesOf(deed), hasDeputies })
    addEvidence(evidence, deed, { habits: this.habits, sorts: SORTS, ...weight })
  }

  private timesOf(deed: Deed): number {
    return this.times.get(pairOf(deed)) ?? 0
  }

  /** What strangers would think of this seat's role after one more event, which has not happened. */
  readingAfter(event: CardsEvent, seat: Seat): RoleChances {
    const deed = deedOf({ table: this.table, belief: this.publicBelief() }, event)
    const evidence = at(this.evidence, seat).slice()
    if (deed) this.addTo(evidence, deed)
    const all = this.evidence.map((list, other) => (other === seat ? evidence : list))
    const weights = weightsAmong(all, SORTS, this.table)
    return at(new Belief(this.table.roles, this.table.roleCounts, weights).chances, seat)
  }

  /** What the whole table may think. */
  publicBelief(): Belief {
    return this.beliefOf(this.table.roles)
  }

  /** What a player may think who sees these roles. */
  beliefOf(roles: readonly SeenRole[]): Belief {
    const key = roles.join()
    const known = this.beliefs.get(key)
    if (known) return known
    const weights = weightsAmong(this.evidence, SORTS, this.table)
    const belief = new Belief(roles.slice(), this.table.roleCounts, weights)
    this.beliefs.set(key, belief)
    return belief
  }
}

const pairOf = ({ seat, target }: Deed): number => seat * (NOBODY + 1) + target

const isTelling = ({ type }: CardsEvent): boolean => type === 'cardPlayed' || type === 'turnStarted'
