import { at } from '@/core/list'
import { seenIdOf } from '../cards/faces'
import type { Card, SeenCard } from '../cards/ids'
import type { CharacterId } from '../characters'
import type { Decision, Phase } from '../protocol'
import type { Options } from '../options'
import type { SeenRole } from '@/family/roles'
import type { CardsState, Winner } from '../rules/state'

export interface SeatNotation {
  readonly role: SeenRole
  readonly character: CharacterId | null
  readonly life: number
  readonly maxLife: number
  readonly hand: readonly SeenCard[]
  readonly inPlay: readonly SeenCard[]
  readonly alive: boolean
}

/** A table or a view as the referee writes it (protocol.md); outside programs rely on these names. */
export interface TableNotation {
  readonly game: 'cards'
  readonly options: Options
  readonly seats: readonly SeatNotation[]
  /** Top first. */
  readonly deck: readonly SeenCard[]
  /** Top first. */
  readonly discard: readonly SeenCard[]
  readonly resolving: SeenCard | null
  readonly store: readonly SeenCard[]
  readonly turn: number
  readonly round: number
  readonly phase: Phase
  readonly bangsPlayed: number
  readonly decision: Decision | null
  readonly winner: Winner | null
}

const topFirst = (cards: readonly Card[]): SeenCard[] => cards.map(seenIdOf).reverse()

export function tableNotation(state: CardsState): TableNotation {
  const { options, turn, round, phase, decision, winner } = state
  return {
    game: 'cards',
    options,
    seats: state.roles.map((role, seat) => ({
      role,
      character: at(state.characters, seat),
      life: at(state.life, seat),
      maxLife: at(state.maxLife, seat),
      hand: at(state.hands, seat).map(seenIdOf),
      inPlay: at(state.inPlay, seat).map(seenIdOf),
      alive: at(state.alive, seat),
    })),
    deck: topFirst(state.pile),
    discard: topFirst(state.discards),
    resolving: state.resolving === null ? null : seenIdOf(state.resolving),
    store: state.store.map(seenIdOf),
    turn,
    round,
    phase,
    bangsPlayed: state.shots,
    decision,
    winner,
  }
}
