import * as v from 'valibot'
import { SEEDS, rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import { dice, type Deal, type DiceConfig, type Role } from '@/games/dice'
import { ConfigSchema } from '@/games/dice/notation/schema'
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from '@/games/dice/rules/options'
import { MAX_SEATS } from '@/games/dice/rules/roles'
import { ROLES } from '@/family/roles'
import { PlayerSchema, type Player } from '@/persistence/kinds'
import { wrongNames } from './names'

/** A deal for one person and bots as a link carries it: with the same seed it is the same on every device. */
export interface SharedDeal {
  /** You first, in whatever name you play here; then the bots. */
  readonly players: readonly Player[]
  readonly config: Deal
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

const isOptionName = (name: string): name is keyof Options => name in OPTION_VALUES

const optionParts = (options: Partial<Options>): [string, string][] =>
  Object.entries(options).flatMap(([name, value]): [string, string][] =>
    isOptionName(name) && value !== DEFAULT_OPTIONS[name] ? [[name, String(value)]] : [],
  )

/** A deal as the query of a link; null where it cannot be one: more people than one, or no deal at all. */
export function linkOf(
  players: readonly Player[],
  config: DiceConfig,
  seed: number,
): string | null {
  const [own, ...others] = players
  if (config.kind !== 'deal' || own?.kind !== 'human') return null
  const bots = others.flatMap((player) => (player.kind === 'bot' ? [player] : []))
  if (bots.length < others.length) return null
  const { roles, characters } = config
  const numbers = roles?.map((role) => ROLES.findIndex((known) => known === role))
  const parts: [string, string][] = [
    ['rules', `${dice.rules}`],
    ['seed', `${seed}`],
    ...bots.map(({ level, name }, i): [string, string] => [`bot${i + 1}`, `${level}:${name}`]),
    ...bots.flatMap(({ personality }, i): [string, string][] =>
      personality ? [[`temper${i + 1}`, personality]] : [],
    ),
  ]
  if (numbers) parts.push(['sealed', covered(numbers, coverOf(seed), 1).join('')])
  if (characters) parts.push(['characters', characters.map((id) => id ?? 'none').join(',')])
  parts.push(...optionParts(config.options ?? {}))
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}

const SeedSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(SEEDS - 1),
)

/** The bots of a link, seat by seat: none may be missing between two. Older links know of no temper. */
function botsOf(parts: LinkParts): unknown[] {
  const seats = Array.from({ length: MAX_SEATS - 1 }, (_, i) => parts[`bot${i + 1}`])
  const last = seats.findLastIndex((part) => part !== undefined)
  return seats.slice(0, last + 1).map((part, i) => {
    const [, level, name] = /^([a-z]+):(.*)$/s.exec(typeof part === 'string' ? part : '') ?? []
    const personality = parts[`temper${i + 1}`]
    return { kind: 'bot', level, name, ...(personality !== undefined && { personality }) }
  })
}

const rolesOf = (text: string, rng: Rng): (Role | undefined)[] =>
  covered([...text].map(Number), rng, -1).map((number) => ROLES[number])

/** The deal of a link as something still to be checked. */
function dealOf(parts: LinkParts, seats: number, seed: number): unknown {
  const { sealed, roles, characters } = parts
  const chosen = Object.entries(parts).filter(([name]) => isOptionName(name))
  const value = (text: LinkParts[string]) => (text === 'false' ? false : text)
  return {
    kind: 'deal',
    seats,
    options: { ...DEFAULT_OPTIONS, ...Object.fromEntries(chosen.map(([k, x]) => [k, value(x)])) },
    ...(typeof roles === 'string' && { roles: rolesOf(roles, firstCoverOf(seed)) }),
    ...(typeof sealed === 'string' && { roles: rolesOf(sealed, coverOf(seed)) }),
    ...(typeof characters === 'string' && {
      characters: characters.split(',').map((id) => (id === 'none' ? null : id)),
    }),
  }
}

/** Reads a link. Null if anything about it is not right: it may come from anywhere. */
export function readLink(parts: LinkParts, ownName: string): SharedDeal | null {
  const seed = v.safeParse(SeedSchema, parts.seed)
  if (parts.rules !== `${dice.rules}` || !seed.success) return null
  const bots = v.safeParse(v.array(PlayerSchema), botsOf(parts))
  if (!bots.success) return null
  const config = v.safeParse(ConfigSchema, dealOf(parts, bots.output.length + 1, seed.output))
  if (!config.success || config.output.kind !== 'deal') return null
  const seated = (name: string): Player[] => [{ kind: 'human', name }, ...bots.output]
  const isRight = (players: readonly Player[]) => wrongNames(players).every((name) => !name)
  const players = [seated(ownName), seated('')].find(isRight)
  return players ? { players, config: config.output, seed: seed.output } : null
}
