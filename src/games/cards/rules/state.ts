import type { Seat } from '@/core/game'
import type { Winner as FamilyWinner } from '@/family/winning'
import type { Card } from '../cards/ids'
import type { CharacterId } from '@/family/characters'
import type { Decision, Phase } from '../protocol'
import type { Options } from '../options'
import type { RoleCounts, SeenRole } from '@/family/roles'
import { copyTask, type Task } from './tasks'

export type { Seat }

/** The sides that can win (rules §8). */
export type Side = 'law' | 'outlaws' | 'renegade'
export type Winner = FamilyWinner<Side>

/**
 * The whole table, flat and JSON-able; cards are small whole numbers. Only `changes` changes it; `queue` and `decision`,
 * the rules' own bookmark, are worked on while they run.
 */
export interface CardsState {
  readonly options: Options
  /** How many of each role are in this game: public. */
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  /** All the cards of this game, lowest number first: public. */
  readonly pack: readonly Card[]
  readonly maxLife: readonly number[]
  /** Who began: where a round is counted from. */
  readonly first: Seat
  roles: SeenRole[]
  /** May stand below 1 only while its owner's last breath is open. */
  life: number[]
  alive: boolean[]
  /** In order of arrival. */
  hands: Card[][]
  /** What lies in front of each player, in order of arrival. */
  inPlay: Card[][]
  /** The draw pile, its top last. */
  pile: Card[]
  /** The discard pile, its top last. */
  discards: Card[]
  /** The card that has been played and lies nowhere yet. */
  resolving: Card | null
  /** What is left of the cards laid open for everybody. */
  store: Card[]
  turn: Seat
  round: number
  phase: Phase
  /** Cards played as shots in this turn's phase 2. */
  shots: number
  decision: Decision | null
  /** What the rules have yet to do, the next thing last. */
  queue: Task[]
  winner: Winner | null
}

/** The table as somebody sees it: other hands and the pile are `HIDDEN` cards, sealed roles are `hidden`. */
export interface CardsView extends CardsState {
  /** Null is a stranger. */
  readonly viewer: Seat | null
}

/** A copy that shares nothing changeable with the original. */
export function copyState(state: CardsState): CardsState {
  return {
    options: state.options,
    roleCounts: state.roleCounts,
    characters: state.characters,
    pack: state.pack,
    maxLife: state.maxLife,
    first: state.first,
    roles: state.roles.slice(),
    life: state.life.slice(),
    alive: state.alive.slice(),
    hands: copyLists(state.hands),
    inPlay: copyLists(state.inPlay),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    resolving: state.resolving,
    store: state.store.slice(),
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    shots: state.shots,
    decision: state.decision,
    queue: state.queue.map(copyTask),
    winner: state.winner,
  }
}

function copyLists(lists: readonly Card[][]): Card[][] {
  const copies: Card[][] = []
  for (let i = 0; i < lists.length; i++) copies.push((lists[i] ?? []).slice())
  return copies
}
