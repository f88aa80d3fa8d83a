import type { GameModule, Step } from '@/core/game'
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
export type { DiceState, Face, Role, Seat, SeenRole, Side, Winner } from './rules/state'
export type { CharacterId } from './characters'
export type DiceMatch = Match<DiceConfig, DiceState, DiceAction>
export type DiceRecord = MatchRecord<DiceConfig, DiceAction>

/** The hidden-role dice game for 3 to 8 players. */
export const dice: GameModule<DiceConfig, DiceState, DiceAction, DiceEvent, Decision> = {
  id: 'dice',
  rules: 1,
  setup,
  decision: (state) => state.decision,
  legal,
  refuse,
  step(state, action, chance): Step<DiceState, DiceEvent> {
    const table = new Table(copyState(state), [])
    answer(table, action, facesOf(action, chance))
    return { state: table.state, events: table.log ?? [] }
  },
  play(state, action, chance) {
    answer(new Table(state, null), action, facesOf(action, chance))
  },
  evolved,
  viewFor,
}

const NO_FACES: readonly Face[] = []

/** The faces of a roll: those given with it, or fresh ones from the generator. */
function facesOf(action: DiceAction, chance: Rng): readonly Face[] {
  if (action.type !== 'roll') return NO_FACES
  if (action.faces) return action.faces
  const faces: Face[] = []
  for (let i = 0; i < action.dice.length; i++) faces.push(at(FACES, chance.below(FACES.length)))
  return faces
}
