import { at } from '@/core/list'
import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { Role } from '@/family/roles'
import type { ArenaGame, Outcome } from './game'

export const ARENA_SIDES = ['law', 'outlaws', 'renegade'] as const
export type ArenaSide = (typeof ARENA_SIDES)[number]

export const SIDE_OF: Readonly<Record<Role, ArenaSide>> = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
}

/** One seat of a role that plays at a level of its own, to see what that level is worth there. */
export interface Guest<Sitter extends string> {
  readonly role: Role
  readonly level: Sitter
}

export interface LeagueSetup<Sitter extends string> {
  readonly game: ArenaGame<Sitter>
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly levels: Readonly<Record<ArenaSide, Sitter>>
  readonly hasCharacters: boolean
  readonly guest?: Guest<Sitter>
}

/** Wins out of a number of tries. */
export interface Score {
  wins: number
  games: number
}

export interface LeagueResult {
  decisions: number
  turns: number
  /** Games that were stopped before anybody had won. */
  stopped: number
  readonly sides: Record<ArenaSide, Score>
  readonly characters: Map<CharacterId, Score>
  /** How the guest fared; without one, nobody has played. */
  readonly guest: Score
}

/** Plays bots against bots. Each game has its own seed, so that any one can be looked at again. */
export function playLeague<Sitter extends string>(
  setup: LeagueSetup<Sitter>,
  onGame: (played: number) => void,
): LeagueResult {
  const result: LeagueResult = {
    decisions: 0,
    turns: 0,
    stopped: 0,
    sides: { law: score(), outlaws: score(), renegade: score() },
    characters: new Map(),
    guest: score(),
  }
  for (let game = 0; game < setup.games; game++) {
    playOne(setup, setup.seed + game, result)
    onGame(game + 1)
  }
  return result
}

const score = (): Score => ({ wins: 0, games: 0 })

function playOne<Sitter extends string>(
  { game, players, levels, hasCharacters, guest }: LeagueSetup<Sitter>,
  seed: number,
  result: LeagueResult,
): void {
  let guestSeat: Seat | null = null
  const outcome = game.play({
    players,
    seed,
    hasCharacters,
    sitterAt(seat, roles) {
      guestSeat ??= guest ? seatOfGuest(guest.role, roles, seed) : null
      return guest && seat === guestSeat ? guest.level : levels[SIDE_OF[at(roles, seat)]]
    },
  })
  count(result, outcome)
  if (guestSeat !== null) add(result.guest, outcome.winners.includes(guestSeat))
}

/** Where several seats have the guest's role, each gets its turn. */
export function seatOfGuest(role: Role, roles: readonly Role[], seed: number): Seat | null {
  const seats = roles.flatMap((other, seat) => (other === role ? [seat] : []))
  return seats.length > 0 ? at(seats, seed % seats.length) : null
}

function add(score: Score, hasWon: boolean): void {
  score.games += 1
  if (hasWon) score.wins += 1
}

function count(result: LeagueResult, outcome: Outcome): void {
  const { roles, characters, winners } = outcome
  result.decisions += outcome.decisions
  result.turns += outcome.turns
  if (outcome.isStopped) result.stopped += 1
  const won = new Set(winners)
  const sides = new Set<ArenaSide>()
  roles.forEach((role, seat) => {
    if (won.has(seat)) sides.add(SIDE_OF[role])
    const character = characters[seat]
    if (!character) return
    const entry = result.characters.get(character) ?? score()
    add(entry, won.has(seat))
    result.characters.set(character, entry)
  })
  for (const side of ARENA_SIDES) add(result.sides[side], sides.has(side))
}
