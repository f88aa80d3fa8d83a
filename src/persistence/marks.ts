import * as v from 'valibot'
import { SURENESS, type Mark } from '@/family/reading/marks'
import type { TimedMark } from '@/family/reading/timed'
import { MOST_SEATS, SEALED_ROLES } from '@/family/roles'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const said = {
  by: seat,
  about: seat,
  says: v.nullable(v.object({ role: v.picklist(SEALED_ROLES), sureness: v.picklist(SURENESS) })),
}

/** The suspicions of a match, as they are kept with it. */
export const MarksSchema: v.GenericSchema<unknown, readonly Mark[]> = v.array(
  v.object({ ...said, turn: count, at: count }),
)

/** Those of a real table in play. */
export const TimedMarksSchema: v.GenericSchema<unknown, readonly TimedMark[]> = v.array(
  v.object({ ...said, time: v.pipe(v.number(), v.finite()) }),
)
