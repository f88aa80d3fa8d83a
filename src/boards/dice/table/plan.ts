import type { Decision, DiceAction, DiceState, Seat } from '@/games/dice'
import { isBeer, isBullsEye } from '@/games/dice/rules/dice'
import { targetsOf } from '@/games/dice/rules/seating'

/** One target still to be named: for a die, or for a gift or an arrow that no die stands for. */
export interface PlanItem {
  readonly die: number | null
  readonly targets: readonly Seat[]
}

/** What a player has chosen for an item. */
export interface Pick {
  readonly target: Seat
  readonly isDouble: boolean
}

/** Targets that can be revised until they are confirmed: the rules ask die by die, people look at all of them. */
export interface Plan {
  readonly kind: 'aim' | 'drink' | 'gift' | 'clear'
  readonly items: readonly PlanItem[]
  readonly picks: readonly (Pick | null)[]
  /** The item that the next tap on a seat is for. */
  readonly active: number
  readonly canDouble: boolean
}

type Planned = Extract<Decision, { kind: Plan['kind'] }>

export const isPlanned = (decision: Decision): decision is Planned => 'targets' in decision

/** A plan for the decision that is open: empty, or with the targets named where there is no other and nobody wants to be asked. */
export function planFor(view: DiceState, decision: Planned, namesForced = false): Plan {
  const items = itemsOf(view, decision)
  // An arrow may also be left where it is.
  const isNamed = namesForced && decision.kind !== 'clear'
  const picks = items.map(({ targets: [only, other] }): Pick | null =>
    isNamed && only !== undefined && other === undefined ? { target: only, isDouble: false } : null,
  )
  return {
    kind: decision.kind,
    items,
    picks,
    active: Math.max(0, picks.indexOf(null)),
    canDouble: decision.kind === 'aim' && decision.canDouble,
  }
}

function itemsOf(view: DiceState, decision: Planned): PlanItem[] {
  if (decision.kind === 'gift' || decision.kind === 'clear')
    return [{ die: null, targets: decision.targets }]
  const dice = (view.dice ?? []).map((face, die) => ({ face, die })).slice(decision.die)
  if (decision.kind === 'drink')
    return dice
      .filter(({ face, die }) => isBeer(face) && die !== view.spentBeer)
      .map(({ die }) => ({ die, targets: decision.targets }))
  return dice
    .filter(({ face }) => isBullsEye(face))
    .map(({ face, die }) => ({ die, targets: targetsOf(view, decision.seat, face) }))
}

/** Names a target for the active item and goes on to the next one without. A target out of reach changes nothing. */
export function pick(plan: Plan, target: Seat): Plan {
  if (!plan.items[plan.active]?.targets.includes(target)) return plan
  const picks = plan.picks.map((old, i) =>
    i === plan.active ? { target, isDouble: old?.isDouble ?? false } : old,
  )
  const next = picks.indexOf(null)
  return { ...plan, picks, active: next < 0 ? plan.active : next }
}

/** Names a target for one die, wherever the plan stands. */
export function pickFor(plan: Plan, die: number, target: Seat): Plan {
  return pick(activate(plan, die), target)
}

/** A plan with the targets of some actions; what has no target leaves it as it is. */
export function planned(plan: Plan, actions: readonly DiceAction[]): Plan {
  return actions.reduce((made, action) => {
    if (!('target' in action)) return made
    const next =
      'die' in action ? pickFor(made, action.die, action.target) : pick(made, action.target)
    const isDouble = action.type === 'aim' && action.double === true
    return isDouble ? doubled(next, action.die) : next
  }, plan)
}

/** Spends the beer on one die's hit. */
const doubled = (plan: Plan, die: number): Plan => ({
  ...plan,
  picks: plan.picks.map((old, i) => old && { ...old, isDouble: plan.items[i]?.die === die }),
})

/** Makes a die the one to choose for. */
export function activate(plan: Plan, die: number): Plan {
  const active = plan.items.findIndex((item) => item.die === die)
  return active < 0 ? plan : { ...plan, active }
}

/** Takes the last choice back. */
export function unpick(plan: Plan): Plan {
  const last = plan.picks.reduce((found, chosen, i) => (chosen ? i : found), -1)
  if (last < 0) return plan
  return { ...plan, picks: plan.picks.map((old, i) => (i === last ? null : old)), active: last }
}

/** The choice that a double hit would be for: the active one, or the last that was made. */
export function doubleChoice(plan: Plan): Pick | null {
  return plan.canDouble ? (plan.picks[doubleIndex(plan)] ?? null) : null
}

function doubleIndex({ picks, active }: Plan): number {
  return picks[active] ? active : picks.reduce((last, chosen, i) => (chosen ? i : last), -1)
}

/** Spends the beer on this die instead, or on none: one hit can be doubled. */
export function toggleDouble(plan: Plan): Plan {
  const index = doubleIndex(plan)
  const isDouble = !plan.picks[index]?.isDouble
  const picks = plan.picks.map((old, i) => old && { ...old, isDouble: i === index && isDouble })
  return { ...plan, picks }
}

export const countPicked = ({ picks }: Plan): number => picks.filter(Boolean).length
export const isComplete = (plan: Plan): boolean => countPicked(plan) === plan.items.length

/** The actions that carry out a complete plan, in the order in which the rules ask. */
export function actionsOf({ kind, items, picks }: Plan): DiceAction[] {
  return picks.flatMap((chosen, i): DiceAction[] => {
    const item = items[i]
    if (!chosen || !item) return []
    const { target, isDouble } = chosen
    const { die } = item
    if (kind === 'gift') return [{ type: 'gift', target }]
    if (kind === 'clear') return [{ type: 'clear-arrow', target }]
    if (die === null) return []
    if (kind === 'drink') return [{ type: 'drink', die, target }]
    return [{ type: 'aim', die, target, ...(isDouble ? { double: true } : {}) }]
  })
}
