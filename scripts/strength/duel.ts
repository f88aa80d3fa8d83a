import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceConfig, type Role, type Seat } from '@/games/dice'
import { SIDE_OF, seatOfGuest, type ArenaSide } from '../arena/league'
import { dealtRoles, playGame } from '../arena/play'
import { playerAt, type Sitter } from '../arena/sitters'

/** Two levels in the same seat of the same games: what the one is worth more than the other. */
export interface Duel {
  readonly players: number
  readonly role: Role
  readonly table: Sitter
  readonly level: Sitter
  readonly against: Sitter
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

/** Winners of games in which all sit at one level: the same game tells about every role of it. */
const evenGames = new Map<string, readonly Seat[]>()

function outcome(duel: Duel, level: Sitter, seed: number): number {
  const { players, role, table, hasCharacters, isWholeSide = false } = duel
  const config: DiceConfig = {
    kind: 'deal',
    seats: players,
    ...(hasCharacters ? {} : { characters: Array<null>(players).fill(null) }),
  }
  const roles = dealtRoles(dice.setup(config, rngFromSeed(seed)))
  const guest = seatOfGuest(role, roles, seed) ?? -1
  const side: ArenaSide = SIDE_OF[role]
  const play = (): readonly Seat[] =>
    playGame({
      config,
      seed,
      playerOf(seat) {
        const isGuest = isWholeSide ? SIDE_OF[at(roles, seat)] === side : seat === guest
        return playerAt(isGuest ? level : table)
      },
    }).state.winner?.seats ?? []
  if (level !== table) return play().includes(guest) ? 1 : 0
  const key = `${level} ${players} ${String(hasCharacters)} ${seed}`
  const winners = evenGames.get(key) ?? play()
  evenGames.set(key, winners)
  return winners.includes(guest) ? 1 : 0
}
