import { at } from '@/core/list'
import type { DiceEvent } from '../../rules/events'
import { evolve } from '../../rules/evolve'
import { ARROWS, copyState, type DiceState, type Seat, type SeenRole } from '../../rules/state'
import { Belief } from './belief'
import { actorOf, deedsOf, type Deed, type Scene } from './deeds'
import { SEALED_ROLES, type SealedRole, type Triple } from './envelopes'
import { habitualChances, LEARNED_HABITS, type Habits } from './habits'

/** How carelessly somebody may play: the share of his choices that mean nothing, and how likely that is beforehand. */
const CARELESSNESS = [0.04, 0.3, 1] as const
const BEFOREHAND = [0.6, 0.32, 0.08] as const

/** Deeds of one game hang together, so each counts for a little less than it would alone. */
const TRUST: Readonly<Record<Deed['kind'], number>> = { aim: 0.9, drink: 0.9, hold: 0.6, fan: 0.6 }

/**
 * A stranger who watches the table and weighs what everybody does. It knows no seat's secret, so all bots at a table can
 * look through the same eyes; each then adds the one card it holds itself.
 */
export class Witness {
  private readonly table: DiceState
  /** By seat: logarithms for each role and each degree of carelessness. */
  private readonly evidence: number[][]
  private belief: Belief | null = null
  private mind: { readonly actor: Seat; readonly scene: Scene } | null = null

  constructor(
    view: DiceState,
    events: readonly DiceEvent[],
    private readonly habits: Habits = LEARNED_HABITS,
  ) {
    this.table = dealtTable(view, events)
    this.evidence = view.roles.map(() => SEALED_ROLES.flatMap(() => CARELESSNESS.map(() => 0)))
  }

  /** Takes one more event in; gives the deeds it showed. */
  see(event: DiceEvent): readonly Deed[] {
    const actor = actorOf(event)
    const deeds = actor === null ? [] : deedsOf(this.sceneOf(actor), event)
    for (const deed of deeds) this.weigh(deed)
    evolve(this.table, event)
    if (event.type === 'eliminated') this.forget()
    return deeds
  }

  /** What an actor believes hangs on everybody's deeds but his own, so it holds for as long as he alone acts. */
  private sceneOf(actor: Seat): Scene {
    if (this.mind?.actor === actor) return this.mind.scene
    const belief = this.publicBelief()
    const actorsBelief = (role: SealedRole): Belief => belief.given(actor, role)
    const scene = { table: this.table, actorsBelief, habits: this.habits }
    this.mind = { actor, scene }
    return scene
  }

  private forget(): void {
    this.belief = null
    this.mind = null
  }

  private weigh(deed: Deed): void {
    const chances = habitualChances(deed, this.habits)
    const evidence = at(this.evidence, deed.seat)
    const options = deed.options.outlaw.length
    SEALED_ROLES.forEach((_, role) =>
      CARELESSNESS.forEach((share, i) => {
        const chance = (1 - share) * at(chances, role) + share / options
        const cell = role * CARELESSNESS.length + i
        evidence[cell] = at(evidence, cell) + TRUST[deed.kind] * Math.log(chance)
      }),
    )
    this.belief = null
    if (this.mind?.actor !== deed.seat) this.mind = null
  }

  /** What the whole table may think. */
  publicBelief(): Belief {
    return (this.belief ??= this.beliefOf(this.table.roles))
  }

  /** What a player may think who sees these cards. */
  beliefOf(roles: readonly SeenRole[]): Belief {
    return new Belief(
      roles,
      this.table.roleCounts,
      roles.map((_, seat) => this.weightsOf(seat)),
    )
  }

  private weightsOf(seat: Seat): Triple {
    const evidence = at(this.evidence, seat)
    const highest = Math.max(...evidence)
    const weight = (role: number): number =>
      CARELESSNESS.reduce((sum, _, i) => {
        const log = at(evidence, role * CARELESSNESS.length + i) - highest
        return sum + at(BEFOREHAND, i) * Math.exp(log)
      }, 0)
    return [weight(0), weight(1), weight(2)]
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
