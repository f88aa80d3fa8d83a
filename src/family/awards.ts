import type { Seat } from '@/core/game'

/** A distinction: what for, whose, and how much of it. */
export interface AwardFor<Kind extends string> {
  readonly kind: Kind
  readonly seats: readonly Seat[]
  readonly amount: number
}

/** What is counted for a distinction. */
export interface AwardRule<Tally> {
  readonly of: (tally: Tally) => number
  /** Of those who did as much, whoever did more of this. */
  readonly then: (tally: Tally) => number
  /** With less than this, nobody is remembered for it. */
  readonly least: number
}

/** Two may share an award; what more have in common is nobody's distinction. */
const MOST_SHARED = 2

/** The distinctions of a match, by what each seat did and suffered. */
export function awardsBy<Kind extends string, Tally>(
  kinds: readonly Kind[],
  rules: Readonly<Record<Kind, AwardRule<Tally>>>,
  tallies: readonly Tally[],
): AwardFor<Kind>[] {
  return kinds.flatMap((kind): AwardFor<Kind>[] => {
    const { of, then, least } = rules[kind]
    const amount = Math.max(0, ...tallies.map(of))
    const first = tallies.filter((tally) => of(tally) === amount)
    const second = Math.max(0, ...first.map(then))
    const seats = tallies.flatMap((tally, seat) =>
      of(tally) === amount && then(tally) === second ? [seat] : [],
    )
    return amount < least || seats.length > MOST_SHARED ? [] : [{ kind, seats, amount }]
  })
}
