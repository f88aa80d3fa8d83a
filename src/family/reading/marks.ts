import type { Seat } from '@/core/game'
import type { SealedRole } from '../roles'

/** How sure somebody is of a suspicion, the least first. */
export const SURENESS = ['hunch', 'likely', 'certain'] as const
export type Sureness = (typeof SURENESS)[number]

/** What somebody says of a sealed card. */
export interface Suspicion {
  readonly role: SealedRole
  readonly sureness: Sureness
}

/** A role chip that somebody put onto a seat, changed or took off, and when. Where it lies now is the last mark of its seat. */
export interface Mark {
  /** Whose suspicion it is: nobody else's business until the match is over. */
  readonly by: Seat
  readonly about: Seat
  /** Null where the chip was taken off. */
  readonly says: Suspicion | null
  /** The turn in which it was made, counted from 1 over the whole match. */
  readonly turn: number
  /** How many actions the record had then. */
  readonly at: number
}

const isSame = (one: Suspicion | null, other: Suspicion | null): boolean =>
  one?.role === other?.role && one?.sureness === other?.sureness

/**
 * The marks with one more. Somebody who changes their mind again before anything has happened has only thought twice: the
 * last word counts.
 */
export function marked(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const kept = marks.filter(
    ({ by, about, at }) => by !== mark.by || about !== mark.about || at !== mark.at,
  )
  const before = suspicionOf(kept, mark)
  return isSame(before, mark.says) ? kept : [...kept, mark]
}

/** What somebody says of a seat by now; null for nothing. */
export function suspicionOf(
  marks: readonly Mark[],
  { by, about }: Pick<Mark, 'by' | 'about'>,
): Suspicion | null {
  return marks.findLast((mark) => mark.by === by && mark.about === about)?.says ?? null
}

/** The chips of one person, by seat. */
export function suspicionsBy(marks: readonly Mark[], by: Seat): ReadonlyMap<Seat, Suspicion> {
  const lying = new Map<Seat, Suspicion>()
  for (const mark of marks) {
    if (mark.by !== by) continue
    if (mark.says) lying.set(mark.about, mark.says)
    else lying.delete(mark.about)
  }
  return lying
}

/** The chips of one person as they lay when a turn began. */
export const suspicionsBefore = (
  marks: readonly Mark[],
  by: Seat,
  turn: number,
): ReadonlyMap<Seat, Suspicion> =>
  suspicionsBy(
    marks.filter((mark) => mark.turn < turn),
    by,
  )
