import { drawn, rngFromSeed } from '@/core/rng'
import type { CharacterId, DiceConfig, Role, Seat } from '@/games/dice'
import { fillCharacters, rolesWithOwn } from '@/store/setup/deal'
import type { Table } from '@/store/match/table'
import type { Setup } from '@/store/setup/slice'
import type { Rematched } from '../../face'

/** What a new match is dealt from. */
type Rematch = Pick<Table<'dice'>, 'mode' | 'players'> & { readonly config: DiceConfig }

type Old = Pick<Table<'dice'>, 'mode' | 'players' | 'match'> & {
  /** Who was chosen for which seat, where the set-up left others to chance. */
  readonly chosen?: readonly (CharacterId | null)[]
}

/** The same company once more: as it sits, moved on by a seat, or with the star moved on. */
export function rematch(
  { table, setup, way }: Rematched<'dice'>,
  seed: number,
): Rematch & { readonly game: 'dice' } {
  const chosen = setup?.characters === 'chosen' ? chosenFor(table.players, setup) : undefined
  return { game: 'dice', ...WAYS[way]({ ...table, chosen }, seed) }
}

/** Who was chosen for each of these players, wherever they sit by now. */
function chosenFor(players: Old['players'], setup: Setup): (CharacterId | null)[] {
  const seatOf = (name: string) => setup.players.findIndex((other) => other.name === name)
  return players.map(({ name }) => setup.chosen[seatOf(name)] ?? null)
}

/**
 * The same company once more. A deal that wrote the roles down keeps the owner's own and shuffles the others: after a match
 * everybody knows them. Whoever was dealt a character is dealt another; the chosen ones stay.
 */
export function sameSeats({ mode, players, match, chosen }: Old, seed: number): Rematch {
  const config = reshuffled(match.record.config, ownSeat(players), seed)
  if (config.kind === 'position' || !config.characters || !chosen) return { mode, players, config }
  const characters = fillCharacters(chosen, players.length, rngFromSeed(seed))
  return { mode, players, config: { ...config, characters } }
}

/** The owner stays, everybody else moves on one seat, with the character that was chosen for them. */
export function rotatedSeats(old: Old, seed: number): Rematch {
  const { mode, players, config } = sameSeats(old, seed)
  const own = ownSeat(players)
  const moved = <T>(list: readonly T[]): T[] => movedOn(list, own)
  if (config.kind === 'position') return { mode, players: moved(players), config }
  const { characters } = config
  return {
    mode,
    players: moved(players),
    config: characters ? { ...config, characters: moved(characters) } : config,
  }
}

/** Around a table the star moves on by one seat, and all other cards are dealt again. Three players have no Sheriff. */
function nextSheriff(old: Old, seed: number): Rematch {
  const same = sameSeats(old, seed)
  const { roles } = old.match.state
  const sheriff = roles.indexOf('sheriff')
  if (same.config.kind === 'position' || sheriff < 0) return same
  const seats = roles.length
  const [, ...others] = rolesWithOwn('sheriff', seats, rngFromSeed(seed))
  const star = (sheriff + 1) % seats
  const dealt: Role[] = [...others.slice(0, star), 'sheriff', ...others.slice(star)]
  return { ...same, config: { ...same.config, roles: dealt } }
}

const WAYS = { same: sameSeats, rotated: rotatedSeats, star: nextSheriff } as const

const ownSeat = (players: Old['players']): Seat =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'human'),
  )

/** Everybody but one moves on, past the one who stays. */
function movedOn<T>(list: readonly T[], stays: number): T[] {
  const others = list.filter((_, i) => i !== stays)
  const last = others.slice(-1)
  const moved = [...last, ...others.slice(0, -1)]
  return [...moved.slice(0, stays), ...list.slice(stays, stays + 1), ...moved.slice(stays)]
}

function reshuffled(config: DiceConfig, own: Seat, seed: number): DiceConfig {
  if (config.kind === 'position' || !config.roles) return config
  const others = config.roles.filter((_, seat) => seat !== own)
  const roles = drawn(others, others.length, rngFromSeed(seed))
  return {
    ...config,
    roles: [...roles.slice(0, own), ...config.roles.slice(own, own + 1), ...roles.slice(own)],
  }
}
