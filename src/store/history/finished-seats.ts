import { at } from '@/core/list'
import type { DiceState } from '@/games/dice'
import type { Recap } from '@/games/dice/story'
import type { FinishedSeat } from '@/persistence/history/match'

type Sitter = Pick<FinishedSeat, 'name' | 'person' | 'bot' | 'seconds'>

/** How every seat came out of a match, for history. */
export function finishedSeats(
  { characters, winner }: Pick<DiceState, 'characters' | 'winner'>,
  { roles, tallies, falls, faces }: Pick<Recap, 'roles' | 'tallies' | 'falls' | 'faces'>,
  sitters: readonly Sitter[],
): FinishedSeat[] {
  return sitters.map((sitter, seat) => {
    const { dealt, kills, lost, gained, drunk, treated, arrows } = at(tallies, seat)
    const { attacks, dynamites, gatlings } = at(tallies, seat)
    return {
      ...sitter,
      character: characters[seat] ?? null,
      role: at(roles, seat),
      won: winner?.seats.includes(seat) ?? false,
      fell: falls.findLast((fall) => fall.seat === seat)?.turn ?? null,
      ...{ dealt, kills, lost, gained, drunk, treated, arrows, attacks, dynamites, gatlings },
      faces: [...at(faces, seat)],
    }
  })
}
