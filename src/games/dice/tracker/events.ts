import type { DiceEvent } from '../rules/events'
import { evolve } from '../rules/evolve'
import type { Role } from '@/family/roles'
import { ARROWS, copyState, type DiceState, type Seat } from '../rules/state'

/** What people changed by hand. Everything else that happens at a companion's table is the engine's own event. */
export type CorrectionEvent =
  | {
      readonly type: 'lifeSet'
      readonly seat: Seat
      readonly from: number
      readonly life: number
    }
  | { readonly type: 'playerLeft'; readonly seat: Seat }
  | {
      readonly type: 'arrowsSet'
      readonly seat: Seat
      readonly from: number
      readonly arrows: number
    }
  | { readonly type: 'roleSeen'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'playedOn' }

export type TrackerEvent = DiceEvent | CorrectionEvent

/** Is it one of the engine's? */
export const isDiceEvent = (event: TrackerEvent): event is DiceEvent => !isCorrection(event)

const CORRECTIONS: ReadonlySet<string> = new Set<CorrectionEvent['type']>([
  'lifeSet',
  'playerLeft',
  'arrowsSet',
  'roleSeen',
  'playedOn',
])

const isCorrection = ({ type }: TrackerEvent): boolean => CORRECTIONS.has(type)

/** The engine's `evolve`, and what people set by hand. In place. */
export function evolveTracker(state: DiceState, event: TrackerEvent): void {
  switch (event.type) {
    case 'lifeSet':
      state.life[event.seat] = event.life
      state.alive[event.seat] = true
      return
    case 'playerLeft':
      state.life[event.seat] = 0
      return
    case 'arrowsSet':
      state.arrows[event.seat] = event.arrows
      state.pile = state.arrows.reduce((pile, held) => pile - held, ARROWS)
      return
    case 'roleSeen':
      state.roles[event.seat] = event.role
      return
    case 'playedOn':
      state.winner = null
      state.dice = null
      state.rolls = 0
      state.marks = state.marks.map(() => 0)
      state.spentBeer = null
      return
    default:
      evolve(state, event)
  }
}

/** A table some events later. */
export function evolvedTracker(state: DiceState, events: readonly TrackerEvent[]): DiceState {
  const next = copyState(state)
  for (const event of events) evolveTracker(next, event)
  return copyState(next)
}
