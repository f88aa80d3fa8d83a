import { at } from '@/core/list'
import type { Seat } from '@/core/game'
import type { Role } from '@/family/roles'
import type { GameId } from '@/games'
import { cardsArena } from '../arena/cards'
import { diceArena } from '../arena/dice'
import type { ArenaGame } from '../arena/game'
import { SIDE_OF, seatOfGuest, type ArenaSide } from '../arena/league'
import { JUDGE_NAMES, SPARRING_NAMES, memberAt } from '../strangers'

/** Two levels in the same seat of the same games: how much more one is worth than the other. */
export interface Duel {
  /** The dice game, if nothing else is said. */
  readonly game?: GameId
  readonly players: number
  /** Of one role, or any player in turn. */
  readonly role: Role | 'any'
  /** Sitters of the arena, or a crew of strangers of all kinds (`judges`, `sparring`). */
  readonly table: string
  readonly level: string
  readonly against: string
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

/** Plays each game twice with the same deal and dice, so that luck is mostly the same for both; takes every n-th seed. */
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

interface Played {
  readonly roles: readonly Role[]
  readonly winners: readonly Seat[]
}

/** A game in which all sit at one level tells about every role of it; one with a guest, about several duels of theirs. */
const knownGames = new Map<string, Played>()

function outcome(duel: Duel, level: string, seed: number): number {
  const { winners, roles } =
    duel.game === 'cards'
      ? played(cardsArena, duel, { level, seed })
      : played(diceArena, duel, { level, seed })
  return winners.includes(guestOf(duel, roles, seed)) ? 1 : 0
}

const guestOf = ({ role, players }: Duel, roles: readonly Role[], seed: number): Seat =>
  role === 'any' ? seed % players : (seatOfGuest(role, roles, seed) ?? -1)

/** Each member of a crew sits somewhere else in every game. */
function memberOf(name: string, seat: Seat, seed: number): string {
  if (name === 'judges') return memberAt(JUDGE_NAMES, seat, seed)
  return name === 'sparring' ? memberAt(SPARRING_NAMES, seat, seed) : name
}

function played<S extends string>(
  game: ArenaGame<S>,
  duel: Duel,
  { level, seed }: { readonly level: string; readonly seed: number },
): Played {
  const { players, table, hasCharacters, isWholeSide = false } = duel
  const guests = level === table ? 'none' : `${duel.role} ${String(isWholeSide)}`
  const key = `${game.id} ${table} ${level} ${guests} ${players} ${String(hasCharacters)} ${seed}`
  const known = knownGames.get(key)
  if (known) return known
  const result = game.play({
    players,
    seed,
    hasCharacters,
    sitterAt(seat, roles) {
      const guest = guestOf(duel, roles, seed)
      const side: ArenaSide = SIDE_OF[at(roles, guest)]
      const isGuest = isWholeSide ? SIDE_OF[at(roles, seat)] === side : seat === guest
      return game.sitterOf(memberOf(isGuest ? level : table, seat, seed))
    },
  })
  const kept = { roles: result.roles, winners: result.winners }
  knownGames.set(key, kept)
  return kept
}
