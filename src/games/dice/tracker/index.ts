import type { GameModule } from '@/core/game'
import type { Match, MatchRecord } from '@/core/match'
import type { Rng } from '@/core/rng'
import { dice, type DiceGame, type DiceState } from '..'
import { GATLINGS } from '../rules/dice'
import { copyState } from '../rules/state'
import { Table } from '../rules/table'
import {
  isOwnAction,
  type CorrectionAction,
  type CounterAction,
  type TrackerAction,
} from './actions'
import { correct, count } from './entering'
import {
  evolveTracker,
  evolvedTracker,
  isDiceEvent,
  type CorrectionEvent,
  type TrackerEvent,
} from './events'
import { isFree, refuse } from './refusing'

export { isOwnAction } from './actions'
export type { CorrectionAction, CounterAction, TrackerAction } from './actions'
export { isDiceEvent }
export type { CorrectionEvent, TrackerEvent } from './events'
export { isFree } from './refusing'

export interface TrackerGame extends Omit<DiceGame, 'Id' | 'Action' | 'Event'> {
  readonly Id: 'dice-tracker'
  readonly Action: TrackerAction
  readonly Event: TrackerEvent
}
export type TrackerMatch = Match<TrackerGame>
export type TrackerRecord = MatchRecord<TrackerGame>

/**
 * The dice game as a companion keeps it: the same table and the same rules, with hidden roles where the phone does not
 * know them, and what people enter besides the engine's own actions.
 */
export const tracker: GameModule<TrackerGame> = {
  id: 'dice-tracker',
  rules: 1,
  setup: dice.setup,
  decision: dice.decision,
  legal,
  interjections: dice.interjections,
  refuse,
  step(state, action, chance) {
    if (!isOwnAction(action)) return dice.step(state, action, chance)
    const table = new Table(copyState(state), [])
    const corrections: CorrectionEvent[] = []
    enter(table, action, corrections)
    return { state: table.state, events: [...corrections, ...(table.log ?? [])] }
  },
  play(state, action, chance: Rng) {
    if (isOwnAction(action)) enter(new Table(state, null), action, [])
    else dice.play(state, action, chance)
  },
  evolved: evolvedTracker,
  viewFor: dice.viewFor,
  eventsFor: (events) => events,
  reveals: (event) => (isDiceEvent(event) ? dice.reveals(event) : event.type === 'roleSeen'),
}

function enter(
  table: Table,
  action: CounterAction | CorrectionAction,
  corrections: CorrectionEvent[],
): void {
  switch (action.type) {
    case 'set-life':
    case 'leave':
    case 'set-arrows':
    case 'set-turn':
    case 'unseal':
    case 'play-on':
    case 'declare':
      return correct(table, action, (event) => {
        evolveTracker(table.state, event)
        corrections.push(event)
      })
    default:
      return count(table, action)
  }
}

/** The engine's choices, and the smallest of everything that can be entered besides. */
function legal(state: DiceState): readonly TrackerAction[] {
  const counters: TrackerAction[] = isFree(state) ? smallest(state) : []
  return [...dice.legal(state), ...counters.filter((action) => refuse(state, action) === null)]
}

function smallest({ life, turn }: DiceState): TrackerAction[] {
  const each = life.flatMap((points, seat): TrackerAction[] => [
    { type: 'shoot', points: life.map((_, other) => (other === seat ? 1 : 0)) },
    { type: 'take', seat, count: 1 },
    { type: 'give-back', seat, count: 1 },
    { type: 'heal', seat, amount: 1 },
    { type: 'pour', seat, beers: 1, first: life[turn] ?? 0 },
    { type: 'set-life', seat, life: Math.max(1, points - 1) },
    { type: 'leave', seat },
    { type: 'set-arrows', seat, arrows: 0 },
    { type: 'set-turn', seat: (turn + seat) % life.length },
  ])
  return [
    ...each,
    { type: 'explode', points: 1 },
    { type: 'gatling', faces: GATLINGS },
    { type: 'clear', faces: 1 },
    { type: 'attack' },
    { type: 'next' },
  ]
}
