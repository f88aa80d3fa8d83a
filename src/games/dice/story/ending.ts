import { decisiveFall, type FamilyEnding } from '@/family/story'
import { PREY } from '../rules/roles'
import type { SeenRole, Winner } from '..'
import type { Fall } from './falls'

export type Ending = FamilyEnding<Fall>

interface Finished {
  readonly winner: Winner
  readonly turns: number
  readonly roles: readonly SeenRole[]
  readonly falls: readonly Fall[]
}

/** Finds the fall that made the winners win (rules §7, §9). */
export function endingOf({ winner, turns, roles, falls }: Finished): Ending {
  if (winner.side !== 'hunter')
    return { winner, turn: turns, fall: decisiveFall(winner.side, falls) }
  const hunter = roles[winner.seats[0] ?? -1]
  const prey = hunter && hunter !== 'hidden' ? PREY[hunter] : null
  return { winner, turn: turns, fall: falls.findLast(({ role }) => role === prey) ?? null }
}
