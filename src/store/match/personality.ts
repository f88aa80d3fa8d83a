import { drawn } from '@/core/rng'
import { streamOf } from '@/core/streams'
import type { Seat } from '@/core/game'
import { PERSONALITIES, type Personality } from '@/family/tempers'
import type { RootState } from '../root'
import { selectSecretMatch } from './selectors'
import type { Table } from './table'

const drawnFor = (seed: number): readonly Personality[] =>
  drawn(PERSONALITIES, PERSONALITIES.length, streamOf(seed, 'temper'))

/** How the bot at a seat likes to play: as it was chosen, or drawn with the deal. A stand-in plays straight. */
export function personalityOf(
  { players, match }: Pick<Table, 'players' | 'match'>,
  seat: Seat,
): Personality | null {
  const player = players[seat]
  if (player?.kind !== 'bot' || player.isStandIn) return null
  const order = drawnFor(match.record.seed)
  return player.personality ?? order[seat % order.length] ?? null
}

/** The same for a screen: a bot's manners are no secret. */
export function selectPersonality(state: RootState, seat: Seat): Personality | null {
  const active = selectSecretMatch(state)
  return active && personalityOf(active, seat)
}
