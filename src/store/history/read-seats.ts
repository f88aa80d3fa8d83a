import type { Mark } from '@/family/reading/marks'
import { readingScore } from '@/family/reading/score'
import { truthOf } from '@/family/reading/truth'
import type { FamilyRecap } from '@/family/story'
import type { FinishedSeat } from '@/persistence/history/match'

/** The seats of a match that is over, with how well whoever placed chips has read the others. */
export function readSeats(
  seats: readonly FinishedSeat[],
  marks: readonly Mark[],
  recap: Pick<FamilyRecap, 'roles' | 'falls' | 'turns'>,
): FinishedSeat[] {
  const truth = truthOf(recap)
  return seats.map((seat, i) => ({
    ...seat,
    reading: (truth && readingScore(marks, i, truth)) ?? undefined,
  }))
}
