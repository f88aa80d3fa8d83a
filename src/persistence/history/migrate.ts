import * as v from 'valibot'
import { at } from '@/core/list'
import { MATCH_VERSION } from './match'
import { retold } from './retold'
import { OldRecordSchema } from './schema'

const OldMatchSchema = v.looseObject({
  seats: v.array(v.looseObject({})),
  record: OldRecordSchema,
})

/**
 * Brings a match of an older version up to this one. Version 2 knew one game and did not name it. Version 1 knew no rounds
 * bought, attacks begun, dynamite, gatlings and faces; they are counted again from the record.
 */
export function migrateMatch(data: unknown, from: number): unknown {
  if (from === 2) return { ...v.parse(v.looseObject({}), data), game: 'dice' }
  if (from !== 1) throw new Error(`version ${from} is not known, only 1 to ${MATCH_VERSION}`)
  const match = v.parse(OldMatchSchema, data)
  const { tallies, faces } = retold(match.record)
  const seats = match.seats.map((seat, i) => {
    const { treated, attacks, dynamites, gatlings } = at(tallies, i)
    return { ...seat, treated, attacks, dynamites, gatlings, faces: at(faces, i) }
  })
  return { ...match, game: 'dice', seats }
}
