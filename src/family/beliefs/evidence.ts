import { at } from '@/core/list'
import type { Seat } from '@/core/game'
import { SEALED_ROLES, type SealedRole } from '../roles'
import type { Triple } from './envelopes'

/** Something that somebody did, out of all that they could have done, as owners of each role would look at it. */
export interface Deed<Kind extends string> {
  readonly seat: Seat
  readonly kind: Kind
  readonly chosen: number
  /** By role: the features of each option. */
  readonly options: Readonly<Record<SealedRole, readonly (readonly number[])[]>>
}

/** How much each feature of an option draws an owner of a role, learned from games in which the roles were known. */
export type Habits<Kind extends string> = Readonly<
  Record<Kind, Readonly<Record<SealedRole, readonly number[]>>>
>

/** Players who reckon, players who go by simple sense, and beginners. */
export const HABIT_SORTS = ['keen', 'plain', 'raw'] as const
export type HabitSort = (typeof HABIT_SORTS)[number]
export type HabitsBySort<Kind extends string> = Readonly<Record<HabitSort, Habits<Kind>>>

/** The chance of what was done, for an owner of each role who follows their habits. */
export function habitualChances<Kind extends string>(
  { kind, chosen, options }: Deed<Kind>,
  habits: Habits<Kind>,
): number[] {
  return SEALED_ROLES.map((role) => {
    const draws = options[role].map((features) => drawOf(features, habits[kind][role]))
    const highest = Math.max(...draws)
    const total = draws.reduce((sum, draw) => sum + Math.exp(draw - highest), 0)
    return Math.exp(at(draws, chosen) - highest) / total
  })
}

function drawOf(features: readonly number[], weights: readonly number[]): number {
  let draw = 0
  for (let i = 0; i < features.length; i++) draw += (features[i] ?? 0) * (weights[i] ?? 0)
  return draw
}

/** Somebody whom a player may turn out to be: whose habits they have, and the share of their choices that mean nothing. */
export interface Sort {
  readonly habits: HabitSort
  readonly careless: number
  /** How likely that is beforehand. */
  readonly share: number
}

/** Logarithms for each role and each sort of player: what one seat has shown so far. */
export type Evidence = readonly number[]

export const noEvidence = (sorts: readonly Sort[]): number[] =>
  SEALED_ROLES.flatMap(() => sorts.map(() => 0))

/** How much a deed counts. */
export interface Weight {
  /** Below 1 where deeds of one game hang together, above where they tell more than habits say. */
  readonly trust: number
  /** How much of what tells a Deputy from a Renegade counts: they begin alike. All of it, if nothing else is said. */
  readonly apart?: number
}

/** Weighs one more deed. */
export function addEvidence<Kind extends string>(
  evidence: number[],
  deed: Deed<Kind>,
  {
    habits,
    sorts,
    trust,
    apart = 1,
  }: Weight & {
    readonly habits: HabitsBySort<Kind>
    readonly sorts: readonly Sort[]
  },
): void {
  const chances = {
    keen: habitualChances(deed, habits.keen),
    plain: habitualChances(deed, habits.plain),
    raw: habitualChances(deed, habits.raw),
  }
  const options = deed.options.outlaw.length
  sorts.forEach(({ habits: name, careless }, i) => {
    const logs = chances[name].map((chance) =>
      Math.log((1 - careless) * chance + careless / options),
    )
    SEALED_ROLES.forEach((role, r) => {
      const log = at(logs, r)
      const alike = role === 'outlaw' ? log : at(logs, SEALED_ROLES.indexOf(ALIKE[role]))
      const cell = r * sorts.length + i
      evidence[cell] = at(evidence, cell) + trust * (log + ((1 - apart) * (alike - log)) / 2)
    })
  })
}

/** Who begins like whom. */
const ALIKE = { deputy: 'renegade', renegade: 'deputy' } as const

/** Evidence as weights of the three roles, over all sorts of players. */
export function weightsFrom(evidence: Evidence, sorts: readonly Sort[]): Triple {
  const highest = Math.max(...evidence)
  const weight = (role: number): number =>
    sorts.reduce((sum, { share }, i) => {
      const log = at(evidence, role * sorts.length + i) - highest
      return sum + share * Math.exp(log)
    }, 0)
  return [weight(0), weight(1), weight(2)]
}
