import * as v from 'valibot'
import { SEEDS, rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import { ROLES, type Role } from '@/family/roles'
import type { ConfigOf, DealOf, GameId } from '@/games'
import { PlayerSchema, type Player } from '@/persistence/kinds'
import { rulesOf } from '../games'
import type { Choosable } from '../games/rules'
import { wrongNames } from './names'

/** A deal for one person and bots as a link carries it: with the same seed it is the same on every device. */
export interface SharedDeal<G extends GameId = GameId> {
  readonly game: G
  /** You first, in whatever name you play here; then the bots. */
  readonly players: readonly Player[]
  readonly config: DealOf<G>
  readonly seed: number
}

/** What stands in a link, as a router hands it over. */
export type LinkParts = Readonly<Record<string, string | string[] | undefined>>

/**
 * Roles written into a deal are covered by numbers that follow from the seed: who reads the link learns no more than
 * from the seed alone. The same function covers and uncovers.
 */
function covered(numbers: readonly number[], rng: Rng, sign: 1 | -1): number[] {
  const count = ROLES.length
  return numbers.map((number) => (number + sign * rng.below(count) + count) % count)
}

const coverOf = (seed: number): Rng => streamOf(seed, 'cover')

/** What version 0.1 covered roles with; its links carry them as `roles` and are read for ever. */
const firstCoverOf = (seed: number): Rng => rngFromSeed(seed + 2 * SEEDS)

/** The rules that are not played as usual; the first of an option's values is the usual one. */
const optionParts = (game: GameId, options: object): [string, string][] => {
  const { values } = rulesOf(game).options
  return Object.entries(options).flatMap(([name, value]): [string, string][] =>
    name in values && value !== values[name]?.[0] ? [[name, String(value)]] : [],
  )
}

/** What a link is made of: a deal of a game, whoever sits there, and where its chance comes from. */
interface Linked {
  readonly game: GameId
  readonly players: readonly Player[]
  readonly config: ConfigOf<GameId>
  readonly seed: number
}

/** A deal as the query of a link; null where it cannot be one: more people than one, or no deal at all. */
export function linkOf({ game, players, config, seed }: Linked): string | null {
  const [own, ...others] = players
  if (config.kind !== 'deal' || own?.kind !== 'human') return null
  const bots = others.flatMap((player) => (player.kind === 'bot' ? [player] : []))
  if (bots.length < others.length) return null
  const { roles, characters } = config
  const numbers = roles?.map((role) => ROLES.findIndex((known) => known === role))
  const parts: [string, string][] = [
    ['rules', `${rulesOf(game).module.rules}`],
    ['seed', `${seed}`],
    ...bots.map(({ level, name }, i): [string, string] => [`bot${i + 1}`, `${level}:${name}`]),
    ...bots.flatMap(({ personality }, i): [string, string][] =>
      personality ? [[`temper${i + 1}`, personality]] : [],
    ),
  ]
  if (numbers) parts.push(['sealed', covered(numbers, coverOf(seed), 1).join('')])
  if (characters) parts.push(['characters', characters.map((id) => id ?? 'none').join(',')])
  parts.push(...optionParts(game, config.options ?? {}))
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}

const SeedSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(SEEDS - 1),
)

/** The bots of a link, seat by seat: none may be missing between two. Older links know of no temper. */
function botsOf(parts: LinkParts, most: number): unknown[] {
  const seats = Array.from({ length: most - 1 }, (_, i) => parts[`bot${i + 1}`])
  const last = seats.findLastIndex((part) => part !== undefined)
  return seats.slice(0, last + 1).map((part, i) => {
    const [, level, name] = /^([a-z]+):(.*)$/s.exec(typeof part === 'string' ? part : '') ?? []
    const personality = parts[`temper${i + 1}`]
    return { kind: 'bot', level, name, ...(personality !== undefined && { personality }) }
  })
}

const rolesOf = (text: string, rng: Rng): (Role | undefined)[] =>
  covered([...text].map(Number), rng, -1).map((number) => ROLES[number])

interface Read extends Pick<Choosable<GameId>, 'values' | 'defaults'> {
  readonly parts: LinkParts
  readonly seats: number
  readonly seed: number
}

/** The deal of a link as something still to be checked. */
function dealOf({ parts, values, defaults, seats, seed }: Read): unknown {
  const { sealed, roles, characters } = parts
  const chosen = Object.entries(parts).filter(([name]) => name in values)
  const value = (text: LinkParts[string]) => (text === 'false' ? false : text)
  return {
    kind: 'deal',
    seats,
    options: { ...defaults, ...Object.fromEntries(chosen.map(([k, x]) => [k, value(x)])) },
    ...(typeof roles === 'string' && { roles: rolesOf(roles, firstCoverOf(seed)) }),
    ...(typeof sealed === 'string' && { roles: rolesOf(sealed, coverOf(seed)) }),
    ...(typeof characters === 'string' && {
      characters: characters.split(',').map((id) => (id === 'none' ? null : id)),
    }),
  }
}

function dealRead<G extends GameId>(game: G, data: unknown): DealOf<G> | null {
  try {
    return rulesOf(game).readDeal(data)
  } catch {
    return null
  }
}

/** Reads a link to a deal of a game. Null if anything about it is not right: it may come from anywhere. */
export function readLink<G extends GameId>(
  game: G,
  parts: LinkParts,
  ownName: string,
): SharedDeal<G> | null {
  const { module, seats, options } = rulesOf(game)
  const seed = v.safeParse(SeedSchema, parts.seed)
  if (parts.rules !== `${module.rules}` || !seed.success) return null
  const bots = v.safeParse(v.array(PlayerSchema), botsOf(parts, seats.most))
  if (!bots.success) return null
  const read = { parts, ...options, seats: bots.output.length + 1, seed: seed.output }
  const config = dealRead(game, dealOf(read))
  if (!config) return null
  const seated = (name: string): Player[] => [{ kind: 'human', name }, ...bots.output]
  const isRight = (players: readonly Player[]) => wrongNames(players).every((name) => !name)
  const players = [seated(ownName), seated('')].find(isRight)
  return players ? { game, players, config, seed: seed.output } : null
}
