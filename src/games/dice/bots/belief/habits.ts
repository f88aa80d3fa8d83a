import { at } from '@/core/list'
import { HABITS } from '../generated/habits'
import { SEALED_ROLES, type SealedRole } from '@/family/roles'
import type { Deed, DeedKind } from './deeds'

/** How much each feature of an option draws an owner of a role, learned from games in which the roles were known. */
export type Habits = Readonly<Record<DeedKind, Readonly<Record<SealedRole, readonly number[]>>>>

/** Players who reckon, players who go by simple sense, and beginners. */
export const HABIT_SORTS = ['keen', 'plain', 'raw'] as const
export type HabitSort = (typeof HABIT_SORTS)[number]
export type HabitsBySort = Readonly<Record<HabitSort, Habits>>

export const LEARNED_HABITS: HabitsBySort = HABITS

/** The chance of what was done, for an owner of each role who follows their habits. */
export function habitualChances({ kind, chosen, options }: Deed, habits: Habits): number[] {
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
