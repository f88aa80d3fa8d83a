import { isHunt, type Role, type SeenRole } from '@/family/roles'
import type { Winner } from '@/family/winning'

/** Whose victory a match is called. */
export type Victory = Role | 'law' | 'outlaws' | 'draw'

/** Whose victory it is called: a side's, or in a game of three the winner's own role. */
export function victoryOf(winner: Winner, roles: readonly SeenRole[]): Victory {
  switch (winner.side) {
    case 'law':
    case 'draw':
      return winner.side
    case 'renegade':
      return 'renegade'
    case 'outlaws':
      return isHunt(roles.length) ? 'outlaw' : 'outlaws'
    case 'hunter':
    case 'survivor': {
      const role = roles[winner.seats[0] ?? -1]
      return role === undefined || role === 'hidden' ? 'draw' : role
    }
  }
}

/** The badge on the poster; null for a draw, which is nobody's. */
export function emblemOf(victory: Victory): Role | null {
  if (victory === 'law') return 'sheriff'
  if (victory === 'outlaws') return 'outlaw'
  return victory === 'draw' ? null : victory
}
