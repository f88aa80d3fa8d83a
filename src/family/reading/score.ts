import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import type { RoleChances } from '../beliefs/belief'
import { ROLES, SEALED_ROLES, type Role } from '../roles'
import { SURENESS, suspicionsBefore, type Mark, type Suspicion, type Sureness } from './marks'
import { countedChances, sealedBefore, sealedCounts, type Truth } from './truth'

/** How far a suspicion goes from what counting the cards says to certainty. */
const WEIGHT: Readonly<Record<Sureness, number>> = { hunch: 1 / 3, likely: 2 / 3, certain: 0.95 }

/** What somebody believed of every seat when a turn began; null where they had nothing to guess. */
export interface TurnReading {
  readonly turn: number
  readonly chances: readonly (RoleChances | null)[]
}

/**
 * A suspicion as chances of each role. Nobody can mean a card that all the table knows to be gone: then counting is all
 * that is left.
 */
export function forecastOf(said: Suspicion | null, counted: RoleChances): RoleChances {
  const role = said && ROLES.indexOf(said.role)
  if (role === null || !counted[role]) return counted
  const weight = WEIGHT[said?.sureness ?? 'hunch']
  const share = (i: number): number => (counted[i] ?? 0) * (1 - weight) + (i === role ? weight : 0)
  return [share(0), share(1), share(2), share(3)]
}

/** What somebody's chips said turn by turn, for every turn that began with a sealed card. */
export function readingOf(marks: readonly Mark[], by: Seat, truth: Truth): TurnReading[] {
  return turnsOf(truth, by).map((turn) => {
    const counted = countedChances(sealedCounts(truth, by, turn))
    const lying = suspicionsBefore(marks, by, turn)
    const sealed = sealedBefore(truth, by, turn)
    return {
      turn,
      chances: truth.roles.map((_, seat) =>
        sealed.includes(seat) ? forecastOf(lying.get(seat) ?? null, counted) : null,
      ),
    }
  })
}

/** Every turn that began with a card which somebody could guess at. */
function turnsOf(truth: Truth, by: Seat): number[] {
  const last = Math.max(0, ...truth.turnedUp.filter((_, seat) => seat !== by))
  return Array.from({ length: last }, (_, i) => i + 1)
}

/** Brier's score of one forecast, halved: 0 for certain and right, 1 for certain and wrong. */
export function missOf(chances: RoleChances, role: Role): number {
  const truth = ROLES.indexOf(role)
  return chances.reduce((sum, chance, i) => sum + (chance - (i === truth ? 1 : 0)) ** 2, 0) / 2
}

/** The same over all sealed cards of one turn; null where there was none. */
export function missAt({ chances }: TurnReading, truth: Truth): number | null {
  const misses = chances.flatMap((of, seat) => (of ? [missOf(of, at(truth.roles, seat))] : []))
  return misses.length === 0 ? null : mean(misses)
}

/**
 * How well people were read in a match, from 0 to 100: a hundred less Brier's score, over all sealed cards of all turns. An
 * early suspicion counts for more turns than a late one; null where there was nothing to read.
 */
export function pointsOf(reading: readonly TurnReading[], truth: Truth): number | null {
  const misses = reading.flatMap(({ chances }) =>
    chances.flatMap((of, seat) => (of ? [missOf(of, at(truth.roles, seat))] : [])),
  )
  return misses.length === 0 ? null : Math.round(100 * (1 - mean(misses)))
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** How somebody's reading came out. */
export interface ReadingScore {
  readonly points: number
  /** What somebody would have got who only counts the cards. */
  readonly counting: number
}

/** The score of somebody's chips; null where they placed none, or had nothing to guess. */
export function readingScore(marks: readonly Mark[], by: Seat, truth: Truth): ReadingScore | null {
  if (!marks.some((mark) => mark.by === by)) return null
  const points = pointsOf(readingOf(marks, by, truth), truth)
  const counting = pointsOf(readingOf([], by, truth), truth)
  return points === null || counting === null ? null : { points, counting }
}

/** The chip that says best what somebody believes of a sealed card; null where counting says it better than any. */
export function chipFor(believed: RoleChances, counted: RoleChances): Suspicion | null {
  let best: Suspicion | null = null
  let least = distance(believed, counted)
  for (const role of SEALED_ROLES)
    for (const sureness of SURENESS) {
      const said = { role, sureness }
      const off = distance(believed, forecastOf(said, counted))
      if (off < least - 1e-9) [best, least] = [said, off]
    }
  return best
}

const distance = (one: RoleChances, other: RoleChances): number =>
  one.reduce((sum, chance, i) => sum + (chance - (other[i] ?? 0)) ** 2, 0)
