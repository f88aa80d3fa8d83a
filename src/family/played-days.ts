import { daysLater, type Day } from './calendar'

/** How the deal of a day came out. Nothing in it tells who was who: how much life one began with would. */
export interface DayResult {
  readonly won: boolean
  readonly turns: number
  /** Life points left; 0 for whoever fell. */
  readonly life: number
  /** How well one read the others, from 0 to 100; null where one said nothing. */
  readonly reading: number | null
}

/** The one try at the deal of a day that counts. */
export interface PlayedDay<G extends string = string> {
  readonly game: G
  readonly day: Day
  /** Which rules and bots it was played by. */
  readonly rules: number
  readonly bots: number
  /** The match, as history knows it. */
  readonly match: string
  readonly startedAt: number
  /** Null until it has ended, and for ever where it was left. */
  readonly result: DayResult | null
}

type Played = Pick<PlayedDay, 'game' | 'day'>

/**
 * May this day still be played for the record? Days are played in order: whoever has begun a later one has moved the clock
 * back, and the same day is never begun twice.
 */
export const countsFor = (played: readonly Played[], { game, day }: Played): boolean =>
  played.every((other) => other.game !== game || other.day < day)

/** Days in a row on which the deal was played to its end. */
export interface Streak {
  /** Up to today, or up to yesterday while today's is still to be played. */
  readonly now: number
  readonly best: number
}

export function streakOf(played: readonly PlayedDay[], game: string, today: Day): Streak {
  const days = new Set(
    played.flatMap((one) => (one.game === game && one.result !== null ? [one.day] : [])),
  )
  const lengthTo = (day: Day): number => {
    let length = 0
    for (let at = day; days.has(at); at = daysLater(at, -1)) length += 1
    return length
  }
  const last = days.has(today) ? today : daysLater(today, -1)
  return { now: lengthTo(last), best: Math.max(0, ...[...days].map(lengthTo)) }
}

/**
 * What is left once everything is to be forgotten: the last day of each game, so that forgetting gives no second try at it. Nothing
 * of how it came out stays.
 */
export function forgottenDays<G extends string>(played: readonly PlayedDay<G>[]): PlayedDay<G>[] {
  const isLast = (one: PlayedDay<G>): boolean =>
    played.every(({ game, day }) => game !== one.game || day <= one.day)
  return played.filter(isLast).map((one) => ({ ...one, result: null }))
}

/** Two lists of what was played as one: of two tries at the same day the earlier one counts. */
export function mergedDays<G extends string>(
  here: readonly PlayedDay<G>[],
  arriving: readonly PlayedDay<G>[],
): PlayedDay<G>[] {
  const known = new Map<string, PlayedDay<G>>()
  for (const one of [...here, ...arriving]) {
    const key = `${one.game} ${one.day}`
    const other = known.get(key)
    if (!other || isEarlier(one, other)) known.set(key, one)
  }
  return [...known.values()].sort((a, b) => a.day.localeCompare(b.day))
}

/** The same try is kept with its result. */
const isEarlier = (one: PlayedDay, other: PlayedDay): boolean =>
  one.match === other.match ? other.result === null : one.startedAt < other.startedAt
