import { at } from '@/core/list'
import type { Role } from '@/games/dice'
import { ARENA_BOTS, type ArenaLevel } from '@/games/dice/bots'
import { SIDE_OF, seatOfGuest, type ArenaSide } from '../arena/league'
import { playGame } from '../arena/play'

/** Two levels in the same seat of the same games: what the one is worth more than the other. */
export interface Duel {
  readonly players: number
  readonly role: Role
  readonly table: ArenaLevel
  readonly level: ArenaLevel
  readonly against: ArenaLevel
  readonly hasCharacters: boolean
  /** The whole side changes its level, not one seat of it. */
  readonly isWholeSide?: boolean
}

export interface Effort {
  readonly games: number
  readonly seed: number
}

export interface DuelScore extends Duel, Effort {
  /** Shares of games won. */
  readonly rate: number
  readonly baseline: number
  readonly gain: number
  /** Half the width of the gain's 95 % interval, from the differences game by game. */
  readonly margin: number
}

const Z = 1.96

/** Plays each game twice with the same deal and dice, so that luck is mostly the same for both. */
export function playDuel(duel: Duel, { games, seed }: Effort): DuelScore {
  let wins = 0
  let baseline = 0
  let squares = 0
  for (let game = 0; game < games; game++) {
    const won = outcome(duel, duel.level, seed + game)
    const before = outcome(duel, duel.against, seed + game)
    wins += won
    baseline += before
    squares += (won - before) ** 2
  }
  const gain = (wins - baseline) / games
  const margin = Z * Math.sqrt(Math.max(0, squares / games - gain * gain) / games)
  return { ...duel, games, seed, rate: wins / games, baseline: baseline / games, gain, margin }
}

function outcome(duel: Duel, level: ArenaLevel, seed: number): number {
  const { players, role, table, hasCharacters, isWholeSide = false } = duel
  let seatOfInterest = -1
  const side: ArenaSide = SIDE_OF[role]
  const { state } = playGame({
    config: {
      kind: 'deal',
      seats: players,
      ...(hasCharacters ? {} : { characters: Array<null>(players).fill(null) }),
    },
    seed,
    playerOf(seat, roles) {
      if (seat === 0) seatOfInterest = seatOfGuest(role, roles, seed) ?? -1
      const isGuest = isWholeSide ? SIDE_OF[at(roles, seat)] === side : seat === seatOfInterest
      const played = isGuest ? level : table
      return { bot: ARENA_BOTS[played], seesAll: played === 'oracle' }
    },
  })
  return state.winner?.seats.includes(seatOfInterest) ? 1 : 0
}
