import type { Personality } from '@/family/tempers'

/** What somebody likes, in parts of the chance to win that they will give for it: 0.01 is a point of a hundred. */
export interface Temper {
  /** Gear that protects, and no Duel. */
  readonly calm: number
  /** Shots and duels, at the strongest most of all. */
  readonly fire: number
  /** Harm to whoever has harmed them. */
  readonly revenge: number
  /** Cards that everybody gains by, and no robbery. */
  readonly kindness: number
  /** How many times as much they give for hiding their role. */
  readonly guile: number
}

const EVEN: Temper = { calm: 0, fire: 0, revenge: 0, kindness: 0, guile: 1 }

/** Small enough that nobody gives up much of a game for their temper. */
const TEMPERS: Readonly<Record<Personality, Temper>> = {
  cautious: { ...EVEN, calm: 0.02 },
  hothead: { ...EVEN, fire: 0.02, guile: 0 },
  grudge: { ...EVEN, revenge: 0.025 },
  sly: { ...EVEN, guile: 3 },
  generous: { ...EVEN, kindness: 0.02 },
}

/** Without a personality a bot leans nowhere. */
export const temperOf = (personality: Personality | null): Temper =>
  personality ? TEMPERS[personality] : EVEN
