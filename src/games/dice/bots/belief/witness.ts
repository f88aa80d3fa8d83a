import { at } from '@/core/list'
import type { DiceEvent } from '../../rules/events'
import { evolve } from '../../rules/evolve'
import { isThreePlayerGame } from '../../rules/roles'
import type { SeenRole } from '@/family/roles'
import { ARROWS, copyState, type DiceState, type Seat } from '../../rules/state'
import { ShowdownOutlook, type Outlook } from '../value/outlook'
import { Belief, type RoleChances } from '@/family/beliefs/belief'
import { actorOf, deedsOf, type Deed, type Scene } from './deeds'
import type { Triple } from '@/family/beliefs/envelopes'
import { SEALED_ROLES, type SealedRole } from '@/family/roles'
import { habitualChances, LEARNED_HABITS, type HabitsBySort, type HabitSort } from './habits'

/** Somebody whom a player may turn out to be: whose habits they have, and the share of their choices that mean nothing. */
interface Sort {
  readonly habits: HabitSort
  readonly careless: number
  /** How likely that is beforehand. */
  readonly share: number
}

const SORTS: readonly Sort[] = [
  { habits: 'keen', careless: 0.02, share: 0.34 },
  { habits: 'keen', careless: 0.2, share: 0.12 },
  { habits: 'plain', careless: 0.02, share: 0.22 },
  { habits: 'plain', careless: 0.2, share: 0.15 },
  { habits: 'raw', careless: 0.05, share: 0.12 },
  { habits: 'raw', careless: 1, share: 0.05 },
]

/** Deeds of one game hang together, so each counts for a little less than it would alone. */
const TRUST: Readonly<Record<Deed['kind'], number>> = {
  aim: 0.9,
  drink: 0.9,
  hold: 0.6,
  cup: 0.6,
  fan: 0.6,
}

/**
 * A stranger who watches the table and weighs what everybody does. It knows no seat's secret, so all bots at a table can
 * look through the same eyes; each then adds the one card it holds itself.
 */
export class Witness {
  private readonly table: DiceState
  /** By seat: logarithms for each role and each sort of player. */
  private readonly evidence: number[][]
  /** Beliefs by the cards that somebody sees: they hold until an owner of a sealed one acts. */
  private readonly beliefs = new Map<
    string,
    { readonly roles: readonly SeenRole[]; readonly belief: Belief }
  >()
  /** How strangers read the cards when the match and when each turn began. */
  readonly readings: (readonly RoleChances[])[] = []
  private mind: { readonly actor: Seat; readonly scene: Scene } | null = null

  constructor(
    view: DiceState,
    events: readonly DiceEvent[],
    private readonly habits: HabitsBySort = LEARNED_HABITS,
  ) {
    this.table = dealtTable(view, events)
    this.evidence = view.roles.map(() => SEALED_ROLES.flatMap(() => SORTS.map(() => 0)))
    if (!isThreePlayerGame(view)) this.readings.push(this.publicBelief().chances)
  }

  /** Takes one more event in; gives the deeds it showed. */
  see(event: DiceEvent): readonly Deed[] {
    const actor = actorOf(event)
    const deeds = actor === null ? [] : deedsOf(this.sceneOf(actor), event)
    for (const deed of deeds) this.weigh(deed)
    evolve(this.table, event)
    this.mind?.scene.described.clear()
    if (event.type === 'eliminated') this.mind = null
    if (event.type === 'turnStarted') this.readings.push(this.publicBelief().chances)
    return deeds
  }

  /** What an actor believes depends on everybody's deeds but their own, so it holds as long as they alone act. */
  private sceneOf(actor: Seat): Scene {
    if (this.mind?.actor === actor) return this.mind.scene
    const belief = this.publicBelief()
    const actorsBelief = (role: SealedRole): Belief => belief.given(actor, role)
    const outlooks = new Map<SealedRole, Outlook>()
    const outlookOf = (role: SealedRole): Outlook => {
      const known = outlooks.get(role) ?? this.outlookFrom(actor, role, actorsBelief(role))
      outlooks.set(role, known)
      return known
    }
    const scene: Scene = {
      table: this.table,
      actorsBelief,
      outlookOf,
      habits: this.habits.keen,
      described: new Map(),
    }
    this.mind = { actor, scene }
    return scene
  }

  private outlookFrom(actor: Seat, role: SealedRole, belief: Belief): Outlook {
    const roles = this.table.roles.map((seen, seat) => (seat === actor ? role : seen))
    return new ShowdownOutlook({ ...this.table, roles }, actor, belief)
  }

  /** What strangers would think of this seat's card after one more event, which has not happened. */
  readingAfter(event: DiceEvent, seat: Seat): RoleChances {
    const evidence = at(this.evidence, seat).slice()
    for (const deed of deedsOf(this.sceneOf(seat), event)) this.addTo(evidence, deed)
    const weights = this.evidence.map((list, other) =>
      weightsFrom(other === seat ? evidence : list),
    )
    return at(new Belief(this.table.roles, this.table.roleCounts, weights).chances, seat)
  }

  private addTo(evidence: number[], deed: Deed): void {
    const chances = {
      keen: habitualChances(deed, this.habits.keen),
      plain: habitualChances(deed, this.habits.plain),
      raw: habitualChances(deed, this.habits.raw),
    }
    const options = deed.options.outlaw.length
    SEALED_ROLES.forEach((_, role) =>
      SORTS.forEach(({ habits, careless }, i) => {
        const chance = (1 - careless) * at(chances[habits], role) + careless / options
        const cell = role * SORTS.length + i
        evidence[cell] = at(evidence, cell) + TRUST[deed.kind] * Math.log(chance)
      }),
    )
  }

  private weigh(deed: Deed): void {
    this.addTo(at(this.evidence, deed.seat), deed)
    for (const [key, { roles }] of this.beliefs)
      if (roles[deed.seat] === 'hidden') this.beliefs.delete(key)
    if (this.mind?.actor !== deed.seat) this.mind = null
  }

  /** What the whole table may think. */
  publicBelief(): Belief {
    return this.beliefOf(this.table.roles)
  }

  /** What a player may think who sees these cards. */
  beliefOf(roles: readonly SeenRole[]): Belief {
    const key = roles.join()
    const known = this.beliefs.get(key)
    if (known) return known.belief
    const weights = this.evidence.map(weightsFrom)
    const belief = new Belief(roles.slice(), this.table.roleCounts, weights)
    this.beliefs.set(key, { roles: roles.slice(), belief })
    return belief
  }
}

/** Evidence as weights of the three roles, over all sorts of players. */
function weightsFrom(evidence: readonly number[]): Triple {
  const highest = Math.max(...evidence)
  const weight = (role: number): number =>
    SORTS.reduce((sum, { share }, i) => {
      const log = at(evidence, role * SORTS.length + i) - highest
      return sum + share * Math.exp(log)
    }, 0)
  return [weight(0), weight(1), weight(2)]
}

/** The table before anything happened, as a stranger saw it. */
function dealtTable(view: DiceState, events: readonly DiceEvent[]): DiceState {
  const table = copyState(view)
  const fell = new Set<Seat>()
  for (const event of events) if (event.type === 'eliminated') fell.add(event.seat)
  const isOpen = (seat: Seat): boolean => view.roles[seat] === 'sheriff' || !table.alive[seat]
  table.alive = view.alive.map((isAlive, seat) => isAlive || fell.has(seat))
  table.roles = view.roles.map((role, seat) => (isOpen(seat) ? role : 'hidden'))
  table.life = view.maxLife.map((life, seat) => (table.alive[seat] ? life : 0))
  table.arrows = view.arrows.map(() => 0)
  table.marks = view.marks.map(() => 0)
  table.pile = ARROWS
  table.dice = null
  table.decision = null
  table.queue = []
  return table
}
