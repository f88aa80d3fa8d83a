import { awardsBy, type AwardFor, type AwardRule } from '@/family/awards'
import type { Tally } from './tally'

/** What a seat can be remembered for. The unlucky one took the most arrows, without having chosen any. */
export const AWARDS = ['marksman', 'host', 'drinker', 'unlucky'] as const
export type AwardKind = (typeof AWARDS)[number]
export type Award = AwardFor<AwardKind>

const RULES: Readonly<Record<AwardKind, AwardRule<Tally>>> = {
  marksman: { of: ({ dealt }) => dealt, then: ({ kills }) => kills, least: 2 },
  host: { of: ({ treated }) => treated, then: ({ turns }) => turns, least: 2 },
  drinker: { of: ({ drunk }) => drunk, then: ({ gained }) => gained, least: 2 },
  unlucky: {
    of: ({ arrows, dodged }) => arrows - dodged,
    then: ({ lostToFate }) => lostToFate,
    least: 3,
  },
}

/** The distinctions of a match. A tie goes to whoever did more of the related thing. */
export const awardsOf = (tallies: readonly Tally[]): Award[] => awardsBy(AWARDS, RULES, tallies)
