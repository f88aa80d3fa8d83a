import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceConfig, type Role, type Seat } from '@/games/dice'
import { SIDE_OF, seatOfGuest, type ArenaSide } from '../arena/league'
import { dealtRoles, playGame } from '../arena/play'
import { playerAt, type Sitter } from '../arena/sitters'

/** Two levels in the same seat of the same games: what the one is worth more than the other. */
export interface Duel {
  readonly players: number
  /** Of one role, or any player in turn. */
  readonly role: Role | 'any'
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

/** What some of a duel's games came to. */
export interface Share {
  readonly wins: number
  readonly baseline: number
  readonly squares: number
}

/** Plays each game twice with the same deal and dice, so that luck is mostly the same for both; every so-many-th seed. */
export function playShare(
  duel: Duel,
  { games, seed }: Effort,
  { worker, workers }: { readonly worker: number; readonly workers: number },
): Share {
  let [wins, baseline, squares] = [0, 0, 0]
  for (let game = worker; game < games; game += workers) {
    const won = outcome(duel, duel.level, seed + game)
    const before = outcome(duel, duel.against, seed + game)
    wins += won
    baseline += before
    squares += (won - before) ** 2
  }
  return { wins, baseline, squares }
}

export function scoreOf(duel: Duel, effort: Effort, shares: readonly Share[]): DuelScore {
  const { games } = effort
  const sum = (part: keyof Share): number => shares.reduce((all, share) => all + share[part], 0)
  const gain = (sum('wins') - sum('baseline')) / games
  const margin = Z * Math.sqrt(Math.max(0, sum('squares') / games - gain * gain) / games)
  return {
    ...duel,
    ...effort,
    rate: sum('wins') / games,
    baseline: sum('baseline') / games,
    gain,
    margin,
  }
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
  const guest = role === 'any' ? seed % players : (seatOfGuest(role, roles, seed) ?? -1)
  const side: ArenaSide = SIDE_OF[at(roles, guest)]
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
