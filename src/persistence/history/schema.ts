import * as v from 'valibot'
import { CHARACTER_IDS } from '@/family/characters'
import { FEWEST_SEATS, MOST_SEATS, ROLES } from '@/family/roles'
import { PERSONALITIES } from '@/family/tempers'
import { SIDES } from '@/family/winning'
import { GAME_IDS, type RecordOf } from '@/games'
import { RecordSchema as CardsRecordSchema } from '@/games/cards/notation/schema'
import { TrackerRecordSchema as CardsTrackerSchema } from '@/games/cards/tracker/schema'
import { RecordSchema as DiceRecordSchema } from '@/games/dice/notation/schema'
import { FACES } from '@/games/dice/rules/state'
import type { TrackerRecord } from '@/games/dice/tracker'
import { TrackerRecordSchema } from '@/games/dice/tracker/schema'
import { MarksSchema } from '../marks'
import { LONGEST_NAME } from '../names'
import {
  CHECKS,
  COUNTED_FIRST,
  COUNTED_LATER,
  HISTORY_MODES,
  PER_CHECK,
  isPlayed,
  type FinishedMatch,
  type FinishedSeat,
  type MatchHead,
} from './match'

// What makes a kept match valid. It knows the records of every game, so only those who read the history load it.

const time = v.pipe(v.number(), v.finite())
const seconds = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const hundred = v.pipe(count, v.maxValue(100))
const text = v.pipe(v.string(), v.minLength(1))
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME))

/** What older matches did not count is 0 in them. */
const countedEntries = {
  ...v.entriesFromList(COUNTED_FIRST, count),
  ...v.entriesFromList(COUNTED_LATER, v.optional(count, 0)),
}

/** How often each face came up, in the order of `FACES`; empty where there are no dice. */
const FaceCountsSchema = v.pipe(
  v.array(count),
  v.check(({ length }) => length === FACES.length || length === 0, 'other faces than dice have'),
)

const DrawsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.finite(), v.minValue(0))),
  v.check(
    ({ length }) => length === CHECKS.length * PER_CHECK || length === 0,
    'other draw!s than there are',
  ),
)

const FinishedSeatSchema: v.GenericSchema<unknown, FinishedSeat> = v.object({
  name,
  person: v.nullable(text),
  bot: v.nullable(text),
  character: v.nullable(v.picklist(CHARACTER_IDS)),
  role: v.picklist([...ROLES, 'hidden']),
  won: v.boolean(),
  fell: v.nullable(count),
  seconds,
  ...countedEntries,
  faces: FaceCountsSchema,
  /** The first card matches kept none. */
  draws: v.optional(DrawsSchema, []),
  reading: v.optional(v.object({ points: hundred, counting: hundred })),
  temper: v.optional(v.picklist(PERSONALITIES)),
})

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
  marks: v.optional(MarksSchema),
}

export const MatchHeadSchema: v.GenericSchema<unknown, MatchHead> = v.object(headEntries)

const isOf = (game: FinishedMatch['record']['game'], input: unknown): boolean =>
  v.is(v.object({ game: v.literal(game) }), input)

/** Which game a record is of decides how it is read: a union would hide what is wrong with it. */
export const AnyRecordSchema: v.GenericSchema<unknown, FinishedMatch['record']> = v.lazy(
  (input) => {
    if (isOf('dice-tracker', input)) return TrackerRecordSchema
    if (isOf('cards-tracker', input)) return CardsTrackerSchema
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
