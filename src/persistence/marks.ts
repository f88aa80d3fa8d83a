import * as v from 'valibot'
import { SURENESS, type Mark } from '@/family/reading/marks'
import { MOST_SEATS, SEALED_ROLES } from '@/family/roles'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The suspicions of a match, as they are kept with it. */
export const MarksSchema: v.GenericSchema<unknown, readonly Mark[]> = v.array(
  v.object({
    by: seat,
    about: seat,
    says: v.nullable(v.object({ role: v.picklist(SEALED_ROLES), sureness: v.picklist(SURENESS) })),
    turn: count,
    at: count,
  }),
)
