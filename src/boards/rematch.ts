import { drawn, type Rng } from '@/core/rng'
import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { Role, SeenRole } from '@/family/roles'
import type { Table } from '@/store/match/table'
import { fillCharacters, rolesWithOwn } from '@/store/setup/deal'
import type { Setup } from '@/store/setup/slice'
import type { Rematched } from './face'

/** What games of the family are dealt from: whatever is not given is dealt at random. */
interface Dealt {
  readonly kind: 'deal' | 'position'
  readonly roles?: readonly SeenRole[]
  readonly characters?: readonly (CharacterId | null)[]
}

/** A match that is over, whatever game it was of. */
export interface Old<C> {
  readonly mode: Table['mode']
  readonly players: Table['players']
  readonly config: C
  /** Who was who. */
  readonly roles: readonly SeenRole[]
  readonly setup: Pick<Setup, 'characters' | 'players' | 'chosen'> | null
  /** Where the rules know series. */
  readonly series?: Series
}

interface Series {
  /** Who was who, by seat. */
  readonly had: readonly (CharacterId | null)[]
  /** Those who survived and keep their character. */
  readonly keeping: readonly Seat[]
  /** All that can be dealt. */
  readonly all: readonly CharacterId[]
}

/** What a new match is dealt from. */
type Rematch<C> = Pick<Old<C>, 'mode' | 'players' | 'config'>

/**
 * The same company once more: as it sits, moved on by a seat, or with the star moved on. Roles and characters are drawn one
 * after another: if each began the same stream anew, the character on the table would tell of the sealed role.
 */
export function rematched<C extends Dealt>(
  old: Old<C>,
  way: Rematched<never>['way'],
  rng: Rng,
): Rematch<C> {
  switch (way) {
    case 'same':
      return sameSeats(old, rng)
    case 'rotated':
      return rotatedSeats(old, rng)
    case 'star':
      return nextSheriff(old, rng)
  }
}

/** Who was chosen for each of these players, wherever they sit by now. */
function chosenFor({ players, setup }: Old<unknown>): (CharacterId | null)[] | null {
  if (setup?.characters !== 'chosen') return null
  const seatOf = (name: string) => setup.players.findIndex((other) => other.name === name)
  return players.map(({ name }) => setup.chosen[seatOf(name)] ?? null)
}

/**
 * The same company once more. A deal that wrote the roles down keeps the owner's own and shuffles the others: after a match
 * everybody knows them, so where the phone is passed around nobody's is kept. Whoever was dealt a character is dealt another; the chosen ones stay.
 */
function sameSeats<C extends Dealt>(old: Old<C>, rng: Rng): Rematch<C> {
  const { mode, players } = old
  const chosen = chosenFor(old)
  const keeps = mode === 'pass' ? null : ownSeat(players)
  const config = reshuffled(old.config, keeps, rng)
  if (config.kind === 'position') return { mode, players, config }
  const characters =
    config.characters && chosen
      ? fillCharacters(chosen, players.length, rng)
      : old.series && dealtAnew(old.series, rng)
  return { mode, players, config: characters ? { ...config, characters } : config }
}

/**
 * Survivors keep their character if they like; everybody else is dealt one that nobody keeps, and never the one they had
 * just now (rules of the card game §1, Series of matches). Who played without one still does.
 */
function dealtAnew({ had, keeping, all }: Series, rng: Rng): (CharacterId | null)[] {
  const kept = had.filter((_, seat) => keeping.includes(seat))
  const free = all.filter((character) => !kept.includes(character))
  const deck = drawn(free, free.length, rng)
  return had.map((old, seat) => {
    if (old === null || keeping.includes(seat)) return old
    const [next = null] = deck.splice(
      deck.findIndex((character) => character !== old),
      1,
    )
    return next
  })
}

/** The owner stays, everybody else moves on one seat, with the character that was chosen for them. */
function rotatedSeats<C extends Dealt>(old: Old<C>, rng: Rng): Rematch<C> {
  const { mode, players, config } = sameSeats(old, rng)
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
function nextSheriff<C extends Dealt>(old: Old<C>, rng: Rng): Rematch<C> {
  const same = sameSeats(old, rng)
  const { roles } = old
  const sheriff = roles.indexOf('sheriff')
  if (same.config.kind === 'position' || sheriff < 0) return same
  const seats = roles.length
  const [, ...others] = rolesWithOwn('sheriff', seats, rng)
  const star = (sheriff + 1) % seats
  const dealt: Role[] = [...others.slice(0, star), 'sheriff', ...others.slice(star)]
  return { ...same, config: { ...same.config, roles: dealt } }
}

const ownSeat = (players: Table['players']): Seat =>
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

function reshuffled<C extends Dealt>(config: C, own: Seat | null, rng: Rng): C {
  if (config.kind === 'position' || !config.roles) return config
  if (own === null) return { ...config, roles: drawn(config.roles, config.roles.length, rng) }
  const others = config.roles.filter((_, seat) => seat !== own)
  const roles = drawn(others, others.length, rng)
  return {
    ...config,
    roles: [...roles.slice(0, own), ...config.roles.slice(own, own + 1), ...roles.slice(own)],
  }
}
