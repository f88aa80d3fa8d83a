import * as v from 'valibot'
import { at } from '@/core/list'
import { FIRST_GAME } from '@/games'
import { MATCH_VERSION } from './match'
import type { Records } from './records'

const oldMatchSchema = ({ schema }: Records<'dice'>) =>
  v.looseObject({ seats: v.array(v.looseObject({})), record: schema })

/**
 * Brings a match of an older version up to this one. Version 2 knew one game and did not name it. Version 1 knew no rounds
 * bought, attacks begun, dynamite, gatlings and faces; they are counted again from the record, which only dice can be of.
 */
export function migrateMatch(data: unknown, from: number, dice: Records<'dice'> | null): unknown {
  if (from === 2) return { ...v.parse(v.looseObject({}), data), game: FIRST_GAME }
  if (from !== 1) throw new Error(`version ${from} is not known, only 1 to ${MATCH_VERSION}`)
  if (!dice) throw new Error('version 1 knew no game but dice')
  const match = v.parse(oldMatchSchema(dice), data)
  const { tallies, faces } = dice.retold(match.record)
  const seats = match.seats.map((seat, i) => {
    const { treated, attacks, dynamites, gatlings } = at(tallies, i)
    return { ...seat, treated, attacks, dynamites, gatlings, faces: at(faces, i) }
  })
  return { ...match, game: FIRST_GAME, seats }
}
