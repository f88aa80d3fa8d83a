import * as v from 'valibot'
import { CHARACTER_IDS } from '@/family/characters'
import { FEWEST_SEATS, MOST_SEATS, ROLES } from '@/family/roles'
import { PERSONALITIES } from '@/family/tempers'
import { SIDES } from '@/family/winning'
import { FIRST_GAME, GAME_IDS } from '@/games'
import { MarksSchema } from '../marks'
import { LONGEST_NAME } from '../names'
import {
  CHECKS,
  COUNTED_FIRST,
  COUNTED_LATER,
  FACE_COUNTS,
  HISTORY_MODES,
  PER_CHECK,
  isPlayed,
  type FinishedMatch,
  type FinishedSeat,
  type MatchHead,
} from './match'

// What makes a kept match valid. Heads are read without any game; for its record, a whole match needs its own.

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
  v.check(({ length }) => length === FACE_COUNTS || length === 0, 'other faces than dice have'),
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
  game: v.optional(v.picklist(GAME_IDS), FIRST_GAME),
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

const seatsOf = ({ config }: FinishedMatch['record']): number =>
  config.kind === 'deal' ? config.seats : config.seats.length

/** A whole match, with a record of its game. */
export const finishedMatchSchema = (
  record: v.GenericSchema<unknown, FinishedMatch['record']>,
): v.GenericSchema<unknown, FinishedMatch> =>
  v.pipe(
    v.object({ ...headEntries, record }),
    v.check((match) => match.seats.length === seatsOf(match.record), 'the record has other seats'),
    v.check(
      (match) => (match.mode === 'companion') !== isPlayed(match.record),
      'the record is of another kind of match',
    ),
  )
