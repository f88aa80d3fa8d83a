import type { CharacterId } from '@/family/characters'
import type { Decision } from './decisions'
import type { Role } from '@/family/roles'
import type { Winner } from '@/family/winning'
import type { Face, Seat } from './state'
import type { Task } from './tasks'

/**
 * What can cost life. Only shots and the gatling are a player's doing; `hand` is what people at a companion's table say:
 * a life set to 0, a player who leaves.
 */
export type DamageCause = 'shots' | 'gatling' | 'dynamite' | 'attack' | 'hand'

export type ArrowCause = 'roll' | 'dodge' | 'ability'
export type ReturnCause = 'attack' | 'gatling' | 'shed' | 'cleared' | 'eliminated'
export type GainCause = 'beer' | 'gift' | 'ability'

/**
 * Facts in the past tense, complete in themselves, with nothing in them that a stranger may not know. Log, animation,
 * screen reader, bots' beliefs and `evolve` all read these.
 */
export type DiceEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      /** The first, second … roll of the turn. */
      readonly roll: number
      readonly dice: readonly number[]
      readonly faces: readonly Face[]
      /** All five faces now showing. */
      readonly result: readonly Face[]
    }
  | {
      readonly type: 'arrowTaken'
      readonly seat: Seat
      readonly cause: ArrowCause
      /** Whose ability handed it out. */
      readonly by: Seat | null
      /** Arrows left in the pile. */
      readonly pile: number
    }
  | {
      readonly type: 'attackBegan'
      /** Who took the last arrow. */
      readonly seat: Seat
      /** The arrows each seat holds at that instant. */
      readonly arrows: readonly number[]
    }
  | {
      readonly type: 'arrowsReturned'
      readonly seat: Seat
      readonly count: number
      readonly cause: ReturnCause
      readonly by: Seat | null
    }
  | {
      readonly type: 'rollingEnded'
      readonly seat: Seat
      readonly result: readonly Face[]
      /** Three or more dynamites ended it. */
      readonly bust: boolean
    }
  | { readonly type: 'dynamiteExploded'; readonly seat: Seat }
  | {
      readonly type: 'aimed'
      readonly seat: Seat
      readonly die: number
      readonly face: Face
      readonly target: Seat
      /** How many places away the target sits. */
      readonly places: number
      /** The beer die spent to double the hit. */
      readonly beer: number | null
    }
  | { readonly type: 'shotsFired'; readonly seat: Seat; readonly hits: readonly number[] }
  | { readonly type: 'gatlingFired'; readonly seat: Seat; readonly faces: number }
  /** A choice that was offered and not used. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly kind: 'dodge' | 'shed' | 'clear' }
  | {
      readonly type: 'lifeLost'
      readonly seat: Seat
      readonly amount: number
      readonly cause: DamageCause
      readonly by: Seat | null
      /** What is left. */
      readonly life: number
    }
  | {
      readonly type: 'lifeGained'
      readonly seat: Seat
      /** 0 for a beer or gift wasted on a full player. */
      readonly amount: number
      readonly cause: GainCause
      readonly by: Seat
      readonly die: number | null
      readonly life: number
    }
  | {
      readonly type: 'eliminated'
      readonly seat: Seat
      readonly role: Role
      readonly character: CharacterId | null
      readonly cause: DamageCause
      readonly by: Seat | null
    }
  | { readonly type: 'lastManStandingBegan'; readonly seats: readonly Seat[] }
  | { readonly type: 'gameEnded'; readonly winner: Winner }
  /** The table waits for somebody; with the rules' bookmark, so that an observer's fold is complete. */
  | {
      readonly type: 'decisionOpened'
      readonly decision: Decision
      readonly queue: Task[]
    }

export type EventType = DiceEvent['type']
