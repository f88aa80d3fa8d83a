import type { Seat } from '..'
import type { Tally } from './tally'

/** What a seat can be remembered for. The unlucky one took the most arrows, without having chosen any. */
export const AWARDS = ['marksman', 'host', 'drinker', 'unlucky'] as const
export type AwardKind = (typeof AWARDS)[number]

export interface Award {
  readonly kind: AwardKind
  readonly seats: readonly Seat[]
  readonly amount: number
}

interface Rule {
  readonly of: (tally: Tally) => number
  readonly then: keyof Tally
  readonly least: number
}

const RULES: Readonly<Record<AwardKind, Rule>> = {
  marksman: { of: ({ dealt }) => dealt, then: 'kills', least: 2 },
  host: { of: ({ treated }) => treated, then: 'turns', least: 2 },
  drinker: { of: ({ drunk }) => drunk, then: 'gained', least: 2 },
  unlucky: { of: ({ arrows, dodged }) => arrows - dodged, then: 'lostToFate', least: 3 },
}

/** Two may share an award; what more have in common is nobody's distinction. */
const MOST_SHARED = 2

/** The distinctions of a match. A tie goes to whoever did more of the related thing. */
export function awardsOf(tallies: readonly Tally[]): Award[] {
  return AWARDS.flatMap((kind): Award[] => {
    const { of, then, least } = RULES[kind]
    const amount = Math.max(0, ...tallies.map(of))
    const first = seatsWhere(tallies, (tally) => of(tally) === amount)
    const second = Math.max(0, ...first.map((seat) => tallies[seat]?.[then] ?? 0))
    const seats = first.filter((seat) => tallies[seat]?.[then] === second)
    return amount < least || seats.length > MOST_SHARED ? [] : [{ kind, seats, amount }]
  })
}

function seatsWhere(tallies: readonly Tally[], is: (tally: Tally) => boolean): Seat[] {
  return tallies.flatMap((tally, seat) => (is(tally) ? [seat] : []))
}
