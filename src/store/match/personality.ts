import { drawn, rngFromSeed } from '@/core/rng'
import type { Seat } from '@/games/dice'
import { PERSONALITIES, type Personality } from '@/games/dice/bots/personality'
import type { RootState } from '../root'
import { selectSecretMatch } from './selectors'
import type { ActiveMatch } from './slice'

/** A sequence of its own: who likes what must not tell how the dice will fall. */
const APART = -(2 ** 34)

const drawnFor = (seed: number): readonly Personality[] =>
  drawn(PERSONALITIES, PERSONALITIES.length, rngFromSeed(APART - seed))

/** How the bot at a seat likes to play: as it was chosen, or drawn with the deal. A stand-in plays straight. */
export function personalityOf(
  { players, match }: Pick<ActiveMatch, 'players' | 'match'>,
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
