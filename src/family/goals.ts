import type { Seat } from '@/core/game'
import { hadReadAll, readingScore, truthOf, type Mark } from './reading'
import type { FamilyRecap } from './story'

/** What somebody did in a match that a goal may ask for; a game that does not count it has 0. */
export const FEATS = ['kills', 'treated'] as const
export type Feat = (typeof FEATS)[number]

/** Something to be reached in one match. */
export type Goal =
  /** Be on the side that wins. */
  | { readonly kind: 'win' }
  /** Have at least so much life left. */
  | { readonly kind: 'life'; readonly least: number }
  | { readonly kind: 'feat'; readonly feat: Feat; readonly least: number }
  /** Nobody of a role falls. */
  | { readonly kind: 'spare'; readonly role: 'deputy' }
  /** Nobody falls but those of a role. */
  | { readonly kind: 'only'; readonly role: 'sheriff' }
  /** The right chip lies on every sealed card when a turn begins. */
  | { readonly kind: 'read'; readonly turn: number }
  /** People are read at least so well, from 0 to 100. */
  | { readonly kind: 'reading'; readonly least: number }

/** A match that is over, as its goals are judged. */
export interface Ride {
  readonly own: Seat
  readonly recap: FamilyRecap
  /** What was counted of the own seat. */
  readonly tally: Partial<Readonly<Record<Feat, number>>>
  /** The chips that were placed. */
  readonly marks: readonly Mark[]
}

/** Has a match reached a goal? */
export function isReached(goal: Goal, { own, recap, tally, marks }: Ride): boolean {
  switch (goal.kind) {
    case 'win':
      return recap.ending?.winner.seats.includes(own) === true
    case 'life':
      return (recap.life[own]?.at(-1) ?? 0) >= goal.least
    case 'feat':
      return (tally[goal.feat] ?? 0) >= goal.least
    case 'spare':
      return recap.falls.every(({ role }) => role !== goal.role)
    case 'only':
      return recap.falls.every(({ role }) => role === goal.role)
    case 'read': {
      const truth = truthOf(recap)
      return truth !== null && hadReadAll(marks, own, { truth, turn: goal.turn })
    }
    case 'reading': {
      const truth = truthOf(recap)
      const score = truth && readingScore(marks, own, truth)
      return score !== null && score.points >= goal.least
    }
  }
}

/** The goals of a table: the first is what it is about, the others make it shine. */
export type Goals = readonly [Goal, Goal, Goal]

/** Up to three stars: none without the first goal, one more for each of the others. */
export function starsOf([first, ...others]: Goals, ride: Ride): number {
  if (!isReached(first, ride)) return 0
  return 1 + others.filter((goal) => isReached(goal, ride)).length
}
