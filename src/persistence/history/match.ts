import type { CharacterId } from '@/family/characters'
import type { Mark } from '@/family/reading/marks'
import type { ReadingScore } from '@/family/reading/score'
import type { SeenRole } from '@/family/roles'
import type { Personality } from '@/family/tempers'
import type { Side } from '@/family/winning'
import type { AnyRecord, GameId, TrackedRecordOf } from '@/games'
import type { FACES } from '@/games/dice/rules/state'

/** What every match of the history has counted of a seat, whatever the game. */
export const COUNTED_FIRST = [
  'dealt',
  'kills',
  'lost',
  'gained',
  'drunk',
  'treated',
  'arrows',
  'attacks',
  'dynamites',
  'gatlings',
] as const

/** What came later: matches from before know nothing of it. */
export const COUNTED_LATER = [
  'played',
  'shots',
  'hits',
  'aimed',
  'dodged',
  'saved',
  'duels',
  'stolen',
] as const

/** What a seat did and suffered that statistics add up. */
export const COUNTED = [...COUNTED_FIRST, ...COUNTED_LATER] as const
export type Counted = (typeof COUNTED)[number]

/** How many numbers tell how the dice fell, one for each of `FACES`. The rules stay away from here, but not their types. */
export const FACE_COUNTS: (typeof FACES)['length'] = 6

/** Draw!s of the card game, in the order in which they are kept. */
export const CHECKS = ['barrel', 'jail', 'dynamite'] as const
export type Check = (typeof CHECKS)[number]

/** What is kept of each: how many there were, how many came out well, and how many of them would on average. */
export const PER_CHECK = 3

/** How one seat came out of a match: all that statistics need, without replaying it. */
export interface FinishedSeat extends Readonly<Record<Counted, number>> {
  readonly name: string
  /** Somebody of the roster. */
  readonly person: string | null
  /** The level, where a bot sat there. */
  readonly bot: string | null
  readonly character: CharacterId | null
  readonly role: SeenRole
  readonly won: boolean
  /** The turn in which the seat fell. */
  readonly fell: number | null
  /** Time on turn; null where nobody kept time. */
  readonly seconds: number | null
  /** How often each face came up, in the order of `FACES`; empty where there are no dice. */
  readonly faces: readonly number[]
  /** Its draw!s, `PER_CHECK` numbers for each of `CHECKS`; empty where there are none to draw. */
  readonly draws: readonly number[]
  /** How well whoever sat there read the others; absent where they placed no chips, and before there were any. */
  readonly reading?: ReadingScore | undefined
  /** How a bot liked to play; absent for people, and in matches from before it was kept. */
  readonly temper?: Personality | undefined
}

export const HISTORY_MODES = ['solo', 'pass', 'companion'] as const
export type HistoryMode = (typeof HISTORY_MODES)[number]

/** A match that is over, of whichever mode, without the record that a replay needs. */
export interface MatchHead {
  readonly game: GameId
  readonly id: string
  readonly mode: HistoryMode
  readonly startedAt: number
  readonly finishedAt: number
  readonly side: Side
  readonly turns: number
  readonly seats: readonly FinishedSeat[]
  /** What people suspected, turn by turn. */
  readonly marks?: readonly Mark[] | undefined
}

/** A record of a real table, of whichever game. */
export type TrackedRecord = { readonly [G in GameId]: TrackedRecordOf<G> }[GameId]

/** The same with every action: it can be watched once more. */
export interface FinishedMatch extends MatchHead {
  readonly record: AnyRecord | TrackedRecord
}

/** A match as it is laid down. Whoever reads its record looks at it first. */
export interface WrittenMatch extends MatchHead {
  readonly record: unknown
}

/** The version of a kept match's shape: 2 added rounds, attacks and faces rolled, 3 the game. */
export const MATCH_VERSION = 3

/**
 * Is it known how somebody came out of a match? At a real table a card may stay face down: whoever held it may have won with
 * the others of that side, or not.
 */
export const isDecided = ({ won, role }: Pick<FinishedSeat, 'won' | 'role'>): boolean =>
  won || role !== 'hidden'

/** Was it played on this phone? Else it was entered at a real table. */
export const isPlayed = (record: FinishedMatch['record']): record is AnyRecord =>
  record.game !== 'dice-tracker' && record.game !== 'cards-tracker'

/** How long a match was played; null where a seat had no clock. */
export function lengthOf({ seats }: Pick<MatchHead, 'seats'>): number | null {
  let sum = 0
  for (const seat of seats) {
    if (seat.seconds === null) return null
    sum += seat.seconds
  }
  return sum
}

/** Something for everything that is counted. */
export const byCounted = (of: (what: Counted) => number): Record<Counted, number> => ({
  dealt: of('dealt'),
  kills: of('kills'),
  lost: of('lost'),
  gained: of('gained'),
  drunk: of('drunk'),
  treated: of('treated'),
  arrows: of('arrows'),
  attacks: of('attacks'),
  dynamites: of('dynamites'),
  gatlings: of('gatlings'),
  played: of('played'),
  shots: of('shots'),
  hits: of('hits'),
  aimed: of('aimed'),
  dodged: of('dodged'),
  saved: of('saved'),
  duels: of('duels'),
  stolen: of('stolen'),
})
