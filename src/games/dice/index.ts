import type { GameModule } from '@/core/game'
import type { Match, MatchRecord } from '@/core/match'
import type { Rng } from '@/core/rng'
import { at } from '@/core/list'
import { answer } from './rules/answers'
import type { Decision, DiceAction } from './rules/decisions'
import type { DiceEvent } from './rules/events'
import { evolved } from './rules/evolve'
import { legal, refuse } from './rules/legal'
import { setup, type DiceConfig } from './rules/setup'
import { FACES, copyState, type DiceState, type Face } from './rules/state'
import { Table } from './rules/table'
import { viewFor } from './rules/view'

export type { Decision, DecisionKind, DiceAction } from './rules/decisions'
export type { DiceEvent } from './rules/events'
export type { DiceConfig, Deal, Position } from './rules/setup'
export type { DiceState, Face, Seat } from './rules/state'
export type { CharacterId } from '@/family/characters'
export type { Role, SeenRole } from '@/family/roles'
export type { Side, Winner } from '@/family/winning'

/** The types of the dice game. The rules never need a hidden role, so a view is a state with sealed envelopes in it. */
export interface DiceGame {
  readonly Id: 'dice'
  readonly Config: DiceConfig
  readonly State: DiceState
  readonly View: DiceState
  readonly Action: DiceAction
  readonly Event: DiceEvent
  readonly Decision: Decision
}
export type DiceMatch = Match<DiceGame>
export type DiceRecord = MatchRecord<DiceGame>

/** The hidden-role dice game for 3 to 8 players. */
export const dice: GameModule<DiceGame> = {
  id: 'dice',
  rules: 1,
  setup,
  decision: (state) => state.decision,
  legal,
  interjections: () => NOTHING,
  refuse,
  step(state, action, chance) {
    const table = new Table(copyState(state), [])
    answer(table, action, facesOf(action, chance))
    return { state: table.state, events: table.log ?? [] }
  },
  play(state, action, chance) {
    answer(new Table(state, null), action, facesOf(action, chance))
  },
  evolved,
  viewFor,
  eventsFor: (events) => events,
  reveals: ({ type }) => type === 'rolled' || type === 'eliminated' || type === 'gameEnded',
}

const NOTHING: readonly DiceAction[] = []

const NO_FACES: readonly Face[] = []

/** The faces of a roll: those given with it, or fresh ones from the generator. */
function facesOf(action: DiceAction, chance: Rng): readonly Face[] {
  if (action.type !== 'roll') return NO_FACES
  if (action.faces) return action.faces
  const faces: Face[] = []
  for (let i = 0; i < action.dice.length; i++) faces.push(at(FACES, chance.below(FACES.length)))
  return faces
}
