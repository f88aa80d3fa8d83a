import * as v from 'valibot'
import { CHARACTER_IDS } from '@/games/dice/characters'
import { ROLES } from '@/games/dice/rules/state'
import { FaceCountsSchema, HISTORY_MODES, countedEntries, type MatchHead } from './match'

const time = v.pipe(v.number(), v.finite())
const seconds = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * What one person did in one match. Statistics read these and nothing else: thousands of them are read in the time that
 * a few hundred whole matches would take.
 */
export const PlaySchema = v.object({
  match: v.string(),
  person: v.string(),
  at: time,
  mode: v.picklist(HISTORY_MODES),
  players: count,
  turns: count,
  role: v.picklist([...ROLES, 'hidden']),
  character: v.nullable(v.picklist(CHARACTER_IDS)),
  won: v.boolean(),
  /** Time at turn, and that of the whole match. */
  seconds,
  length: seconds,
  /** Levels of the bots at the table. */
  bots: v.array(v.string()),
  /** The others of the roster. */
  people: v.array(v.string()),
  ...countedEntries,
  faces: FaceCountsSchema,
})
export type Play = v.InferOutput<typeof PlaySchema>

/** How long a match was played; null where a seat had no clock. */
export function lengthOf({ seats }: Pick<MatchHead, 'seats'>): number | null {
  let sum = 0
  for (const seat of seats) {
    if (seat.seconds === null) return null
    sum += seat.seconds
  }
  return sum
}

const distinct = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== null)

/** The plays of a match, one for each of its people. */
export function playsOf(match: MatchHead): Play[] {
  const { id, mode, finishedAt, turns, seats } = match
  const length = lengthOf(match)
  const bots = distinct(seats.map(({ bot }) => bot))
  const present = distinct(seats.map(({ person }) => person))
  return present.flatMap((person): Play[] => {
    const seat = seats.find((one) => one.person === person)
    if (!seat) return []
    const { role, character, won, faces } = seat
    const counts = v.parse(v.object(countedEntries), seat)
    const others = present.filter((other) => other !== person)
    return [
      {
        ...{ match: id, person, at: finishedAt, mode, players: seats.length, turns },
        ...{ role, character, won, seconds: seat.seconds, length, bots, people: others },
        ...counts,
        faces,
      },
    ]
  })
}
