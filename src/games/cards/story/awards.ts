import { awardsBy, type AwardFor, type AwardRule } from '@/family/awards'
import type { Tally } from './tally'

/** What a seat can be remembered for. */
export const AWARDS = ['marksman', 'thief', 'elusive', 'drinker'] as const
export type AwardKind = (typeof AWARDS)[number]
export type Award = AwardFor<AwardKind>

const RULES: Readonly<Record<AwardKind, AwardRule<Tally>>> = {
  marksman: { of: ({ dealt }) => dealt, then: ({ kills }) => kills, least: 2 },
  thief: { of: ({ stolen }) => stolen, then: ({ played }) => played, least: 2 },
  elusive: { of: ({ missed }) => missed, then: ({ turns }) => turns, least: 2 },
  drinker: { of: ({ drunk }) => drunk, then: ({ gained }) => gained, least: 2 },
}

/** The distinctions of a match. A tie goes to whoever did more of the related thing. */
export const awardsOf = (tallies: readonly Tally[]): Award[] => awardsBy(AWARDS, RULES, tallies)
