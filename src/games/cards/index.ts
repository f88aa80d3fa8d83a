import type { GameModule } from '@/core/game'
import type { Match, MatchRecord } from '@/core/match'
import type { CardsAction, Decision } from './protocol'
import { answer } from './rules/answers'
import type { CardsEvent } from './rules/events'
import { evolved } from './rules/evolve'
import { interjections, legal } from './rules/legal'
import { moveOf } from './rules/moves'
import { eventsFor, reveals } from './rules/redact'
import { refuse } from './rules/refuse'
import { setup, type CardsConfig } from './rules/setup'
import { copyState, type CardsState, type CardsView } from './rules/state'
import { Table } from './rules/table'
import { viewFor } from './rules/view'

export type { CardId, KindId, SeenCard } from './cards/ids'
export type { CharacterId } from './characters'
export type { CardsAction, Decision, DecisionKind, Phase } from './protocol'
export type { CardsEvent } from './rules/events'
export type { CardsConfig, Deal, Position } from './rules/setup'
export type { CardsState, CardsView, Seat, Side, Winner } from './rules/state'
/** The types of the card game. A view hides cards that the rules need, so it is folded and never played on. */
export interface CardsGame {
  readonly Id: 'cards'
  readonly Config: CardsConfig
  readonly State: CardsState
  readonly View: CardsView
  readonly Action: CardsAction
  readonly Event: CardsEvent
  readonly Decision: Decision
}
export type CardsMatch = Match<CardsGame>
export type CardsRecord = MatchRecord<CardsGame>

/** The hidden-role card game for 4 to 7 players. */
export const cards: GameModule<CardsGame> = {
  id: 'cards',
  rules: 1,
  setup,
  decision: (state) => state.decision,
  legal,
  interjections,
  refuse,
  step(state, action, chance) {
    const log: CardsEvent[] = []
    const table = new Table(copyState(state), chance, log)
    take(table, action)
    return { state: table.state, events: log }
  },
  play(state, action, chance) {
    take(new Table(state, chance), action)
  },
  evolved,
  viewFor,
  eventsFor,
  reveals,
}

function take(table: Table, action: CardsAction): void {
  table.picks = action.chance ?? null
  answer(table, moveOf(action))
}
