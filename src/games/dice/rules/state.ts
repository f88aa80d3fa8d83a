import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { RoleCounts, SeenRole } from '@/family/roles'
import type { Winner } from '@/family/winning'
import type { Decision } from './decisions'
import type { Options } from './options'
import type { Task } from './tasks'

export type { Seat }

export const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const
export type Face = (typeof FACES)[number]

export const DICE = 5
export const ARROWS = 9

/**
 * The whole table, flat and JSON-able. The rules need no hidden role, so this is also what a player sees of it.
 * Only `evolve` changes it; `queue` alone, the rules' own bookmark, is worked on while they run.
 */
export interface DiceState {
  readonly options: Options
  /** How many of each role are in this game: public. */
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  readonly maxLife: readonly number[]
  /** Who began: where a round is counted from. */
  readonly first: Seat
  roles: SeenRole[]
  life: number[]
  arrows: number[]
  alive: boolean[]
  pile: number
  turn: Seat
  round: number
  /** The five faces showing; null before a turn's first roll. */
  dice: readonly Face[] | null
  rolls: number
  /** Hits aimed at each seat and not fired yet. */
  marks: number[]
  /** The beer die that was spent on a double hit this turn. */
  spentBeer: number | null
  /** Seats whose once-a-turn ability has been used this turn. */
  used: readonly Seat[]
  /** Three players: the hunt is off, the last of the two survivors wins (rules §9). */
  lastManStanding: boolean
  decision: Decision | null
  /** What the rules have yet to do, the next thing last. */
  queue: Task[]
  winner: Winner | null
}

/** A copy that shares nothing changeable with the original. */
export function copyState(state: DiceState): DiceState {
  return {
    options: state.options,
    roleCounts: state.roleCounts,
    characters: state.characters,
    maxLife: state.maxLife,
    first: state.first,
    roles: state.roles.slice(),
    life: state.life.slice(),
    arrows: state.arrows.slice(),
    alive: state.alive.slice(),
    pile: state.pile,
    turn: state.turn,
    round: state.round,
    dice: state.dice,
    rolls: state.rolls,
    marks: state.marks.slice(),
    spentBeer: state.spentBeer,
    used: state.used,
    lastManStanding: state.lastManStanding,
    decision: state.decision,
    queue: state.queue.map(copyTask),
    winner: state.winner,
  }
}

/** Tasks are changed in place as they go on, so a copied table needs its own. */
function copyTask(task: Task): Task {
  return task.do === 'damage'
    ? { ...task, points: task.points.slice(), dead: task.dead.slice() }
    : { ...task }
}
