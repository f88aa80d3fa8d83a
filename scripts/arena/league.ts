import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type CharacterId, type DiceEvent, type DiceState, type Role } from '@/games/dice'
import { BOTS, type BotLevel } from '@/games/dice/bots'

export const ARENA_SIDES = ['law', 'outlaws', 'renegade'] as const
export type ArenaSide = (typeof ARENA_SIDES)[number]

const SIDE_OF: Readonly<Record<Role, ArenaSide>> = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
}

export interface LeagueSetup {
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly levels: Readonly<Record<ArenaSide, BotLevel>>
  readonly hasCharacters: boolean
}

/** Wins out of so many tries. */
export interface Score {
  wins: number
  games: number
}

export interface LeagueResult {
  decisions: number
  turns: number
  readonly sides: Record<ArenaSide, Score>
  readonly characters: Map<CharacterId, Score>
}

/** Plays bots against bots. Each game has its own seed, so that any one can be looked at again. */
export function playLeague(setup: LeagueSetup, onGame: (played: number) => void): LeagueResult {
  const result: LeagueResult = {
    decisions: 0,
    turns: 0,
    sides: { law: score(), outlaws: score(), renegade: score() },
    characters: new Map(),
  }
  for (let game = 0; game < setup.games; game++) {
    count(result, playGame(setup, setup.seed + game, result))
    onGame(game + 1)
  }
  return result
}

const score = (): Score => ({ wins: 0, games: 0 })

function playGame(setup: LeagueSetup, seed: number, result: LeagueResult): DiceState {
  const { players, levels, hasCharacters } = setup
  const rng = rngFromSeed(seed)
  const thoughts = rngFromSeed(-1 - seed)
  const characters = hasCharacters ? {} : { characters: Array<null>(players).fill(null) }
  let state = dice.setup({ kind: 'deal', seats: players, ...characters }, rng)
  const roles = state.roles
  const events: DiceEvent[] = []
  while (state.decision) {
    const { seat } = state.decision
    const role = at(roles, seat)
    if (role === 'hidden') throw new Error('the arena deals every role')
    const sight = { view: dice.viewFor(state, seat), events, legal: dice.legal(state) }
    const { action } = BOTS[levels[SIDE_OF[role]]](sight, thoughts)
    const step = dice.step(state, action, rng)
    state = step.state
    events.push(...step.events)
    result.decisions += 1
  }
  result.turns += events.filter(({ type }) => type === 'turnStarted').length + 1
  return state
}

function count(result: LeagueResult, { roles, characters, winner }: DiceState): void {
  const won = new Set(winner?.seats)
  const sides = new Set<ArenaSide>()
  roles.forEach((role, seat) => {
    if (won.has(seat) && role !== 'hidden') sides.add(SIDE_OF[role])
    const character = characters[seat]
    if (!character) return
    const entry = result.characters.get(character) ?? score()
    entry.games += 1
    if (won.has(seat)) entry.wins += 1
    result.characters.set(character, entry)
  })
  for (const side of ARENA_SIDES) {
    result.sides[side].games += 1
    if (sides.has(side)) result.sides[side].wins += 1
  }
}
