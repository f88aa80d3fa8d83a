import type { Personality } from '@/family/tempers'

/** What somebody likes, in log odds that they will give for it: 0.1 is about two points of a hundred in an even game. */
export interface Temper {
  /** Rolling fewer dice again. */
  readonly calm: number
  /** Holding bull's eyes, and shots at the strongest. */
  readonly fire: number
  /** Shots at whoever has wounded them. */
  readonly revenge: number
  /** Beers for others who are hurt. */
  readonly kindness: number
  /** How many times as much they give for hiding their card. */
  readonly guile: number
}

const EVEN: Temper = { calm: 0, fire: 0, revenge: 0, kindness: 0, guile: 1 }

/** Small enough that nobody gives up two points of a hundred for their temper (docs/bots.md). */
const TEMPERS: Readonly<Record<Personality, Temper>> = {
  cautious: { ...EVEN, calm: 0.2 },
  hothead: { ...EVEN, calm: -0.08, fire: 0.35, guile: 0 },
  grudge: { ...EVEN, revenge: 0.4 },
  sly: { ...EVEN, guile: 3 },
  generous: { ...EVEN, kindness: 0.35 },
}

/** Without a personality a bot leans nowhere. */
export const temperOf = (personality: Personality | null): Temper =>
  personality ? TEMPERS[personality] : EVEN
