import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import {
  missAt,
  pointsOf,
  readingOf,
  sealedBefore,
  truthOf,
  type Mark,
  type Truth,
  type TurnReading,
} from '@/family/reading'
import { ROLES, type Role } from '@/family/roles'
import type { FamilyRecap } from '@/family/story'
import type { TurnBeliefs } from './belief-lines'

/** Somebody's reading of a match: its points, and how good it was when each turn began, from 0 to 100. */
export interface ReadingLine {
  readonly points: number
  readonly byTurn: readonly number[]
}

/** One role: whose it was, and since which turn it was known; null for whoever did not know it when it turned up. */
export interface ReadRole {
  readonly seat: Seat
  readonly role: Role
  readonly turnedUp: number
  readonly own: number | null
  readonly bot: number | null
}

/** One's own reading beside that of a bot who sat in the same place. */
export interface ReadingsBeside {
  readonly turns: readonly number[]
  readonly own: ReadingLine
  readonly bot: ReadingLine
  readonly counting: ReadingLine
  readonly roles: readonly ReadRole[]
}

interface Looked {
  readonly marks: readonly Mark[]
  readonly turns: readonly TurnBeliefs[]
  readonly recap: Pick<FamilyRecap, 'roles' | 'falls' | 'turns'>
}

/** Null where nothing was sealed, or where one placed no chips. */
export function readingsBeside({ marks, turns, recap }: Looked, seat: Seat): ReadingsBeside | null {
  const truth = truthOf(recap)
  if (!truth || !marks.some(({ by }) => by === seat)) return null
  const bots = turns.map((each) => botReading(each, seat, truth))
  const told = bots.filter(({ chances }) => chances.some((of) => of !== null))
  const isTold = ({ turn }: TurnReading): boolean => told.some((each) => each.turn === turn)
  const mine = readingOf(marks, seat, truth).filter(isTold)
  const counted = readingOf([], seat, truth).filter(isTold)
  const [own, bot, counting] = [mine, told, counted].map((reading) => lineOf(reading, truth))
  if (!own || !bot || !counting) return null
  const roles = sealedBefore(truth, seat, 1).map((about) => ({
    seat: about,
    role: at(truth.roles, about),
    turnedUp: at(truth.turnedUp, about),
    own: knownSince(mine, about, at(truth.roles, about)),
    bot: knownSince(told, about, at(truth.roles, about)),
  }))
  return { turns: told.map(({ turn }) => turn), own, bot, counting, roles }
}

function botReading({ turn, beliefs }: TurnBeliefs, seat: Seat, truth: Truth): TurnReading {
  const sealed = sealedBefore(truth, seat, turn)
  const chances = truth.roles.map((_, about) =>
    sealed.includes(about) ? (beliefs[seat]?.[about] ?? null) : null,
  )
  return { turn, chances }
}

function lineOf(reading: readonly TurnReading[], truth: Truth): ReadingLine | null {
  const points = pointsOf(reading, truth)
  if (points === null) return null
  return { points, byTurn: reading.map((each) => 100 * (1 - (missAt(each, truth) ?? 0))) }
}

/** More likely than not. */
const BELIEVED = 0.5

/** Since which turn somebody thought the truth more likely than not, and stayed with it until the card turned up. */
function knownSince(reading: readonly TurnReading[], seat: Seat, role: Role): number | null {
  const i = ROLES.indexOf(role)
  const sealed = reading.filter(({ chances }) => chances[seat])
  const lastOff = sealed.findLastIndex(({ chances }) => (chances[seat]?.[i] ?? 0) <= BELIEVED)
  return sealed[lastOff + 1]?.turn ?? null
}
