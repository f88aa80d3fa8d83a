import type { RoleChances } from '@/family/beliefs/belief'
import type { Role } from '@/family/roles'
import type { CardsState } from '../../rules/state'
import { noFeatures, readTable, type Features, FEATURE_COUNT } from './features'
import { LEARNED } from './learned'

/** The sides in the order of all lists of three. */
export const SIDE_OF_ROLE: Readonly<Record<Role, number>> = {
  sheriff: 0,
  deputy: 0,
  outlaw: 1,
  renegade: 2,
}
const WON: Readonly<Record<string, number>> = { law: 0, outlaws: 1, renegade: 2 }
const THREE = 3

/** Chances of law, Outlaws and Renegade; the same list again and again. */
const chances = new Float64Array(THREE)
const features = noFeatures()

/** What each side's chance to win is at a table of which everything is known, by what the players take each other for. */
export function outlook(state: CardsState, names: readonly RoleChances[]): Float64Array {
  if (state.winner !== null) {
    chances.fill(0)
    chances[WON[state.winner.side] ?? 0] = 1
    return chances
  }
  return chancesFrom(readTable(state, names, features), LEARNED, chances)
}

/** Softmax of what the features speak for, by the weights of the phase. */
export function chancesFrom(
  read: Features,
  weights: Float64Array,
  out: Float64Array,
): Float64Array {
  const base = read.phase * FEATURE_COUNT * THREE
  let [law, outlaws, renegade] = [0, 0, 0]
  for (let i = 0; i < read.count; i++) {
    const amount = read.amount[i] ?? 0
    const from = base + (read.at[i] ?? 0) * THREE
    law += amount * (weights[from] ?? 0)
    outlaws += amount * (weights[from + 1] ?? 0)
    renegade += amount * (weights[from + 2] ?? 0)
  }
  const highest = Math.max(law, outlaws, renegade)
  const [a, b, c] = [
    Math.exp(law - highest),
    Math.exp(outlaws - highest),
    Math.exp(renegade - highest),
  ]
  const total = a + b + c
  out[0] = a / total
  out[1] = b / total
  out[2] = c / total
  return out
}
