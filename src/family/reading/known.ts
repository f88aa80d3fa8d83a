import type { Seat } from '@/core/game'
import type { Role, SeenRole } from '../roles'
import type { FamilyFall } from '../story'
import { suspicionOf, type Mark, type Sureness } from './marks'
import type { Truth } from './truth'

/** How early somebody knew a card that has turned up: since the turn in which they said so and stayed with it; or that they were wrong. */
export type Known =
  | {
      readonly kind: 'knew'
      readonly since: number
      readonly turns: number
      readonly sureness: Sureness
    }
  | { readonly kind: 'wrong'; readonly said: Role; readonly hadIt: boolean }
  | { readonly kind: 'unsaid' }

/** A card that turned up: whose, and in which turn. */
export interface TurnedUp {
  readonly seat: Seat
  readonly role: Role
  readonly turn: number
}

/** How early somebody knew this card, from the chips that they had placed until it turned up. */
export function knownBy(marks: readonly Mark[], by: Seat, { seat, role, turn }: TurnedUp): Known {
  const theirs = marks.filter((mark) => mark.by === by && mark.about === seat && mark.turn <= turn)
  const says = suspicionOf(theirs, { by, about: seat })
  if (!says) return { kind: 'unsaid' }
  if (says.role !== role)
    return {
      kind: 'wrong',
      said: says.role,
      hadIt: theirs.some((mark) => mark.says?.role === role),
    }
  const lastOther = theirs.findLastIndex((mark) => mark.says?.role !== role)
  const since = theirs[lastOther + 1]?.turn ?? turn
  return { kind: 'knew', since, turns: turn - since, sureness: says.sureness }
}

/** A card that has turned up, and how early somebody knew it. */
export interface KnownRole extends TurnedUp {
  readonly known: Known
}

interface Fallen {
  /** As they are seen by now. */
  readonly roles: readonly SeenRole[]
  readonly falls: readonly Pick<FamilyFall, 'seat' | 'turn'>[]
}

/** The cards of those who have fallen that somebody had said something of. */
export function knownRoles(
  marks: readonly Mark[],
  by: Seat,
  { roles, falls }: Fallen,
): readonly KnownRole[] {
  return falls.flatMap(({ seat, turn }): KnownRole[] => {
    const role = roles[seat] ?? 'hidden'
    if (role === 'hidden' || !marks.some((mark) => mark.by === by && mark.about === seat)) return []
    const card = { seat, role, turn }
    return [{ ...card, known: knownBy(marks, by, card) }]
  })
}

/** Had somebody the right chip on every card that was sealed to them, and not open yet, when a turn began? */
export function hadReadAll(marks: readonly Mark[], by: Seat, { truth, turn }: Until): boolean {
  const before = marks.filter((mark) => mark.turn < turn)
  return truth.roles.every(
    (role, about) =>
      about === by ||
      truth.turnedUp[about] === 0 ||
      (truth.turnedUp[about] ?? 0) < turn ||
      suspicionOf(before, { by, about })?.role === role,
  )
}

interface Until {
  readonly truth: Truth
  readonly turn: number
}
