import { at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import type { FamilyRecap } from '@/family/story'
import type { Winner } from '@/family/winning'
import {
  CHECKS,
  byCounted,
  type Check,
  type Counted,
  type FinishedSeat,
} from '@/persistence/history/match'
import type { Sitter } from '../games/rules'

/** What a game counts of a seat; what it does not know of is 0. */
type Counts = Partial<Readonly<Record<Counted, number>>>

/** How draw!s of one kind came out. */
interface Draws {
  readonly drawn: number
  readonly came: number
  readonly expected: number
}

interface Ended {
  readonly characters: readonly (CharacterId | null)[]
  readonly winner: Winner | null
}

interface Told extends Pick<FamilyRecap, 'roles' | 'falls'> {
  readonly tallies: readonly Counts[]
  /** By seat: how often each face came up, where there are dice. */
  readonly faces?: readonly (readonly number[])[]
  /** By seat, where there are draw!s. */
  readonly draws?: readonly Readonly<Record<Check, Draws>>[]
}

/** How every seat came out of a match, for history. */
export function finishedSeats(
  { characters, winner }: Ended,
  { roles, tallies, falls, faces, draws }: Told,
  sitters: readonly Sitter[],
): FinishedSeat[] {
  return sitters.map((sitter, seat) => ({
    ...sitter,
    character: characters[seat] ?? null,
    role: at(roles, seat),
    won: winner?.seats.includes(seat) ?? false,
    fell: falls.findLast((fall) => fall.seat === seat)?.turn ?? null,
    ...byCounted((what) => at(tallies, seat)[what] ?? 0),
    faces: faces ? [...at(faces, seat)] : [],
    draws: draws ? drawsOf(at(draws, seat)) : [],
  }))
}

/** A thousandth more or less is nobody's luck. */
const short = (part: number): number => Math.round(part * 1000) / 1000

const drawsOf = (draws: Readonly<Record<Check, Draws>>): number[] =>
  CHECKS.flatMap((check) => {
    const { drawn, came, expected } = draws[check]
    return [drawn, came, short(expected)]
  })
