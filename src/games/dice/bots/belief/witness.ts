import { at } from '@/core/list'
import type { DiceEvent } from '../../rules/events'
import { evolve } from '../../rules/evolve'
import { isThreePlayerGame } from '../../rules/roles'
import type { SealedRole, SeenRole } from '@/family/roles'
import { ARROWS, copyState, type DiceState, type Seat } from '../../rules/state'
import { ShowdownOutlook, type Outlook } from '../value/outlook'
import { Belief, type RoleChances } from '@/family/beliefs/belief'
import { actorOf, deedsOf, type Deed, type DeedKind, type Scene } from './deeds'
import { addEvidence, noEvidence, weightsFrom, type HabitsBySort } from '@/family/beliefs/evidence'
import { LEARNED_HABITS, SORTS, TRUST } from './habits'

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
    private readonly habits: HabitsBySort<DeedKind> = LEARNED_HABITS,
  ) {
    this.table = dealtTable(view, events)
    this.evidence = view.roles.map(() => noEvidence(SORTS))
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
    return new ShowdownOutlook({ ...this.table, roles }, actor, { belief })
  }

  /** What strangers would think of this seat's card after one more event, which has not happened. */
  readingAfter(event: DiceEvent, seat: Seat): RoleChances {
    const evidence = at(this.evidence, seat).slice()
    for (const deed of deedsOf(this.sceneOf(seat), event)) this.addTo(evidence, deed)
    const weights = this.evidence.map((list, other) =>
      weightsFrom(other === seat ? evidence : list, SORTS),
    )
    return at(new Belief(this.table.roles, this.table.roleCounts, weights).chances, seat)
  }

  private addTo(evidence: number[], deed: Deed): void {
    addEvidence(evidence, deed, { habits: this.habits, sorts: SORTS, trust: TRUST[deed.kind] })
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
    const weights = this.evidence.map((list) => weightsFrom(list, SORTS))
    const belief = new Belief(roles.slice(), this.table.roleCounts, weights)
    this.beliefs.set(key, { roles: roles.slice(), belief })
    return belief
  }
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
