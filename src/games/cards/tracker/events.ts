import type { Seat } from '@/core/game'
import { add, at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import type { Role } from '@/family/roles'
import { KINDS } from '../cards'
import type { Winner } from '../rules/state'
import { cardFor, type Gear } from './gear'
import type { Hit, HitCause, Question, StartCheck, TrackerState } from './state'

/** Facts in the past tense: log, reminders, announcements and `evolve` read these. */
export type TrackerEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'lifeLost'
      readonly seat: Seat
      readonly amount: number
      readonly by: Seat | null
      readonly cause: HitCause
      /** What is left; below 1 for the moment, if this may be the end. */
      readonly life: number
    }
  /** A hit is settled and its victim lives, perhaps by a last breath. */
  | {
      readonly type: 'hitSurvived'
      readonly seat: Seat
      readonly amount: number
      readonly by: Seat | null
    }
  | {
      readonly type: 'lifeGained'
      readonly seat: Seat
      readonly amount: number
      readonly cause: 'heal' | 'breath'
      readonly life: number
    }
  | { readonly type: 'gearLaid'; readonly seat: Seat; readonly kind: Gear }
  | {
      readonly type: 'gearGone'
      readonly seat: Seat
      readonly kind: Gear
      readonly cause: 'taken' | 'replaced' | 'settled'
    }
  /** The Dynamite moved on by itself. */
  | {
      readonly type: 'gearPassedOn'
      readonly seat: Seat
      readonly to: Seat
      readonly kind: Gear
    }
  | {
      readonly type: 'drawRead'
      readonly seat: Seat
      readonly for: StartCheck
      readonly isMet: boolean
    }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | {
      readonly type: 'eliminated'
      readonly seat: Seat
      readonly role: Role
      readonly character: CharacterId | null
      readonly by: Seat | null
      readonly cause: HitCause
    }
  /** Everything in front of somebody is gone: they fell, or paid for a Deputy. */
  | {
      readonly type: 'gearLost'
      readonly seat: Seat
      readonly kinds: readonly Gear[]
      readonly cause: 'eliminated' | 'penalty'
    }
  | { readonly type: 'gameEnded'; readonly winner: Winner }
  | {
      readonly type: 'lifeSet'
      readonly seat: Seat
      readonly from: number
      readonly life: number
    }
  | { readonly type: 'playerLeft'; readonly seat: Seat }
  | { readonly type: 'roleSeen'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'playedOn' }
  /** The phone waits; with the rules' bookmark, so that a fold is complete. */
  | {
      readonly type: 'asked'
      readonly decision: Question
      readonly hits: readonly Hit[]
      readonly isSettling: boolean
    }

export type EventOf<T extends TrackerEvent['type']> = Extract<TrackerEvent, { type: T }>

/** Folds one fact into a table, in place: nothing else changes one. */
export function evolve(state: TrackerState, event: TrackerEvent): void {
  switch (event.type) {
    case 'turnStarted':
      state.turn = event.seat
      state.round = event.round
      state.stage = 'start'
      state.rank = 0
      return
    case 'lifeLost':
      add(state.life, event.seat, -event.amount)
      return
    case 'lifeGained':
      add(state.life, event.seat, event.amount)
      return
    case 'gearLaid':
      at(state.inPlay, event.seat).push(cardFor(event.kind))
      return
    case 'gearGone':
      return drop(state, event.seat, event.kind)
    case 'gearPassedOn':
      drop(state, event.seat, event.kind)
      at(state.inPlay, event.to).push(cardFor(event.kind))
      return
    case 'turnSkipped':
      state.stage = 'over'
      return
    case 'eliminated':
      state.roles[event.seat] = event.role
      state.life[event.seat] = 0
      state.alive[event.seat] = false
      return
    case 'gearLost':
      state.inPlay[event.seat] = []
      return
    case 'gameEnded':
      state.winner = event.winner
      state.decision = null
      state.hits = []
      state.isSettling = false
      return
    case 'lifeSet':
      state.life[event.seat] = event.life
      state.alive[event.seat] = true
      return
    case 'playerLeft':
      state.life[event.seat] = 0
      return
    case 'roleSeen':
      state.roles[event.seat] = event.role
      return
    case 'playedOn':
      state.winner = null
      return
    case 'asked':
      state.decision = event.decision
      state.hits = [...event.hits]
      state.isSettling = event.isSettling
      if (event.decision.kind === 'turn') state.stage = 'play'
      return
    case 'drawRead':
      state.rank = KINDS[event.for].rank
      return
    case 'hitSurvived':
      return
  }
}

function drop(state: TrackerState, seat: Seat, kind: Gear): void {
  const card = cardFor(kind)
  state.inPlay[seat] = at(state.inPlay, seat).filter((other) => other !== card)
}
