import * as v from 'valibot'
import { LONGEST_NAME } from '../names'
import { GAME_IDS, type AnyRecord, type GameId, type RecordOf } from '@/games'
import { CHARACTER_IDS } from '@/family/characters'
import { RecordSchema as CardsRecordSchema } from '@/games/cards/notation/schema'
import { RecordSchema as DiceRecordSchema } from '@/games/dice/notation/schema'
import { FEWEST_SEATS, MOST_SEATS, ROLES } from '@/family/roles'
import { SIDES } from '@/family/winning'
import { FACES } from '@/games/dice/rules/state'
import type { TrackerRecord } from '@/games/dice/tracker'
import { TrackerRecordSchema } from '@/games/dice/tracker/schema'

const time = v.pipe(v.number(), v.finite())
const seconds = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.minLength(1))
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME))

/** What a seat did and suffered that statistics add up. */
export const COUNTED = [
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
export type Counted = (typeof COUNTED)[number]

const countedEntries = v.entriesFromList(COUNTED, count)

/** How often each face came up, in the order of `FACES`; empty where there are no dice. */
const FaceCountsSchema = v.pipe(
  v.array(count),
  v.check(({ length }) => length === FACES.length || length === 0, 'other faces than dice have'),
)

/** How one seat came out of a match: all that statistics need, without replaying it. */
const FinishedSeatSchema = v.object({
  name,
  /** Somebody of the roster. */
  person: v.nullable(text),
  /** The level, where a bot sat there. */
  bot: v.nullable(text),
  character: v.nullable(v.picklist(CHARACTER_IDS)),
  role: v.picklist([...ROLES, 'hidden']),
  won: v.boolean(),
  /** The turn in which the seat fell. */
  fell: v.nullable(count),
  /** Time on turn; null where nobody kept time. */
  seconds,
  ...countedEntries,
  faces: FaceCountsSchema,
})
export type FinishedSeat = v.InferOutput<typeof FinishedSeatSchema>

export const HISTORY_MODES = ['solo', 'pass', 'companion'] as const
export type HistoryMode = (typeof HISTORY_MODES)[number]

/** A match that is over, of whichever mode, without the record that a replay needs. */
export interface MatchHead {
  readonly game: GameId
  readonly id: string
  readonly mode: HistoryMode
  readonly startedAt: number
  readonly finishedAt: number
  readonly side: (typeof SIDES)[number]
  readonly turns: number
  readonly seats: readonly FinishedSeat[]
}

/** The same with every action: it can be watched once more. */
export interface FinishedMatch extends MatchHead {
  readonly record: AnyRecord | TrackerRecord
}

const headEntries = {
  /** Heads of version 0.1 name none: there was only one. */
  game: v.optional(v.picklist(GAME_IDS), 'dice'),
  id: text,
  mode: v.picklist(HISTORY_MODES),
  startedAt: time,
  finishedAt: time,
  side: v.picklist(SIDES),
  turns: count,
  seats: v.pipe(v.array(FinishedSeatSchema), v.minLength(FEWEST_SEATS), v.maxLength(MOST_SEATS)),
}

export const MatchHeadSchema: v.GenericSchema<unknown, MatchHead> = v.object(headEntries)

const isOf = (game: FinishedMatch['record']['game'], input: unknown): boolean =>
  v.is(v.object({ game: v.literal(game) }), input)

/** Which game a record is of decides how it is read: a union would hide what is wrong with it. */
export const AnyRecordSchema: v.GenericSchema<unknown, FinishedMatch['record']> = v.lazy(
  (input) => {
    if (isOf('dice-tracker', input)) return TrackerRecordSchema
    return isOf('cards', input) ? CardsRecordSchema : DiceRecordSchema
  },
)

/** Before there were two games, a record was of dice, be they real or not. */
export const OldRecordSchema: v.GenericSchema<unknown, RecordOf<'dice'> | TrackerRecord> = v.lazy(
  (input) => (isOf('dice-tracker', input) ? TrackerRecordSchema : DiceRecordSchema),
)

const seatsOf = ({ config }: FinishedMatch['record']): number =>
  config.kind === 'deal' ? config.seats : config.seats.length

export const FinishedMatchSchema: v.GenericSchema<unknown, FinishedMatch> = v.pipe(
  v.object({ ...headEntries, record: AnyRecordSchema }),
  v.check(({ seats, record }) => seats.length === seatsOf(record), 'the record has other seats'),
  v.check(
    ({ mode, record }) => (mode === 'companion') !== isPlayed(record),
    'the record is of another kind of match',
  ),
)

/** The version of a kept match's shape: 2 added rounds, attacks and faces rolled, 3 the game. */
export const MATCH_VERSION = 3

/** Was it played on this phone? Else it was entered at a real table. */
export const isPlayed = (record: FinishedMatch['record']): record is AnyRecord =>
  record.game !== 'dice-tracker'

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
})
