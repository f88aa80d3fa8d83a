import { PREY } from '../rules/roles'
import type { SeenRole, Winner } from '..'
import type { Fall } from './falls'

/** Who won, and the fall that decided it; null where the match was over before it began, or a house rule decided. */
export interface Ending {
  readonly winner: Winner
  readonly turn: number
  readonly fall: Fall | null
}

interface Finished {
  readonly winner: Winner
  readonly turns: number
  readonly roles: readonly SeenRole[]
  readonly falls: readonly Fall[]
}

/** Finds the fall that made the winners win (rules §7, §9). */
export function endingOf({ winner, turns, roles, falls }: Finished): Ending {
  const last = (is: (fall: Fall) => boolean): Fall | null => falls.filter(is).at(-1) ?? null
  const decisive = (): Fall | null => {
    switch (winner.side) {
      case 'outlaws':
      case 'renegade':
        return last(({ role }) => role === 'sheriff')
      case 'law':
        return last(({ role }) => role === 'outlaw' || role === 'renegade')
      case 'hunter': {
        const hunter = roles[winner.seats[0] ?? -1]
        const prey = hunter && hunter !== 'hidden' ? PREY[hunter] : null
        return last(({ role }) => role === prey)
      }
      case 'survivor':
      case 'draw':
        return last(() => true)
    }
  }
  return { winner, turn: turns, fall: decisive() }
}
