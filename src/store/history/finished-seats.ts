import { at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import type { FamilyRecap } from '@/family/story'
import type { Winner } from '@/family/winning'
import { byCounted, type Counted, type FinishedSeat } from '@/persistence/history/match'

type Sitter = Pick<FinishedSeat, 'name' | 'person' | 'bot' | 'seconds'>

/** What a game counts of a seat; what it does not know of is 0. */
type Counts = Partial<Readonly<Record<Counted, number>>>

interface Ended {
  readonly characters: readonly (CharacterId | null)[]
  readonly winner: Winner | null
}

interface Told extends Pick<FamilyRecap, 'roles' | 'falls'> {
  readonly tallies: readonly Counts[]
  /** By seat: how often each face came up, where there are dice. */
  readonly faces?: readonly (readonly number[])[]
}

/** How every seat came out of a match, for history. */
export function finishedSeats(
  { characters, winner }: Ended,
  { roles, tallies, falls, faces }: Told,
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
  }))
}
