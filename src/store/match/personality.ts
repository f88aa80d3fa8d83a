import type { Seat } from '@/core/game'
import type { Personality } from '@/family/tempers'
import type { RootState } from '../root'
import { selectSecretMatch } from './selectors'
import type { Table } from './table'
import { drawnTemper } from './tempers'

/** How the bot at a seat likes to play: as it was chosen, or drawn with the deal. A stand-in plays straight. */
export function personalityOf(
  { players, match }: Pick<Table, 'players' | 'match'>,
  seat: Seat,
): Personality | null {
  const player = players[seat]
  if (player?.kind !== 'bot' || player.isStandIn) return null
  return player.personality ?? drawnTemper(match.record.seed, seat)
}

/** The same for a screen: a bot's manners are no secret. */
export function selectPersonality(state: RootState, seat: Seat): Personality | null {
  const active = selectSecretMatch(state)
  return active && personalityOf(active, seat)
}
