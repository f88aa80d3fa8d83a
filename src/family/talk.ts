import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { RoleChances } from './beliefs/belief'
import { ROLES, type Role, type SealedRole, type SeenRole } from './roles'
import type { Personality } from './tempers'

/** What a bot may say in every game of the family. Words belong to the app; here are only the occasions. */
export const FAMILY_LINES = [
  'suspects',
  'accuses',
  'trusts',
  'wavers',
  'claims-loyalty',
  'protests',
  'vows-revenge',
  'thanks',
  'cheers',
  'regrets',
  'curses-dynamite',
  'sides-with',
  'approves',
  'doubts-help',
] as const
export type FamilyLine = (typeof FAMILY_LINES)[number]

/** A line: who says it, and about whom. `role` is the card that it is about. */
export interface Line<Code extends string> {
  readonly code: Code
  readonly seat: Seat
  readonly about?: Seat
  /** To whom the one it is about did something. */
  readonly whom?: Seat
  readonly role?: SealedRole
}

/** A line that somebody could say now, and how much it presses. */
export interface Occasion<Code extends string> {
  readonly line: Line<Code>
  readonly weight: number
}

/** A bot that may speak. */
export interface Speaker {
  readonly seat: Seat
  readonly personality: Personality | null
}

/** How much more than others somebody likes to say a thing. */
export type Favourites<Code extends string> = Readonly<
  Record<Personality, Partial<Record<Code, number>>>
>

/** The same occasions, as somebody of a temper feels them. */
export function asFelt<Code extends string>(
  occasions: readonly Occasion<Code>[],
  personality: Personality | null,
  favourites: Favourites<Code>,
): Occasion<Code>[] {
  if (!personality) return [...occasions]
  return occasions.map(({ line, weight }) => ({
    line,
    weight: weight * (favourites[personality][line.code] ?? 1),
  }))
}

/** Saying nothing presses as much as this. */
const SILENCE = 4
const GRAINS = 1_000_000

/** One of the lines, the more pressing the likelier; or silence. */
export function drawnLine<Code extends string>(
  occasions: readonly Occasion<Code>[],
  rng: Rng,
): Line<Code> | null {
  const total = occasions.reduce((sum, { weight }) => sum + weight, SILENCE)
  let left = (total * rng.below(GRAINS)) / GRAINS - SILENCE
  if (left < 0) return null
  for (const { line, weight } of occasions) {
    left -= weight
    if (left < 0) return line
  }
  return null
}

/** Everybody talks like a friend of the law, whatever they are: the cover story of some, the truth of others. */
export const epitaph = (about: Seat, role: Role): Omit<Line<FamilyLine>, 'seat'> =>
  role === 'sheriff' || role === 'deputy'
    ? { code: 'regrets', about, ...(role === 'deputy' ? { role } : {}) }
    : { code: 'cheers', about, role }

/** How strangers read the roles before and after a turn. */
export interface Readings {
  readonly view: { readonly roles: readonly SeenRole[]; readonly alive: readonly boolean[] }
  readonly before: readonly RoleChances[]
  readonly after: readonly RoleChances[]
}

const SHIFT = 0.15
const LIKELY = 0.55
const SURE = 0.85

/** What a turn has changed in a fair observer's mind. */
export function readingOccasions(
  { view, before, after }: Readings,
  seat: Seat,
): Occasion<FamilyLine>[] {
  return view.roles.flatMap((seen, about): Occasion<FamilyLine>[] => {
    if (seen !== 'hidden' || !view.alive[about]) return []
    const [role, chance, rise] = mostRisen(at(before, about), at(after, about))
    if (rise < SHIFT) return []
    const weight = 4 * rise
    if (about === seat)
      return role === 'deputy' ? [] : [{ weight, line: { seat, code: 'claims-loyalty' } }]
    if (chance < LIKELY) return [{ weight: weight / 2, line: { seat, about, code: 'wavers' } }]
    if (role === 'deputy') return [{ weight, line: { seat, about, role, code: 'trusts' } }]
    const code = chance < SURE ? 'suspects' : 'accuses'
    return [{ weight, line: { seat, about, role, code } }]
  })
}

/** What somebody did to somebody else, for all to see. */
export interface Act {
  readonly by: Seat
  readonly to: Seat
  readonly kind: 'harm' | 'help'
}

const REASONED = 1.2

/**
 * What a bystander has to say about an act, from what a stranger thought of whom it was done to: "You shot Cole. I like
 * Cole." Everybody talks like a friend of the law here too, so that it says nothing about the speaker's own card.
 */
export function reasonOccasions(
  { view, before }: Readings,
  acts: readonly Act[],
  seat: Seat,
): Occasion<FamilyLine>[] {
  const told = new Set<string>()
  return acts.flatMap(({ by, to, kind }): Occasion<FamilyLine>[] => {
    const chances = before[to]
    const key = `${by} ${to} ${kind}`
    if (!chances || !view.alive[to] || told.has(key) || [by, to].includes(seat) || by === to)
      return []
    told.add(key)
    const law = chances[0] + chances[1]
    if (law < LIKELY && 1 - law < LIKELY) return []
    const isLiked = law >= LIKELY
    if (isLiked && kind === 'help') return []
    const code = kind === 'help' ? 'doubts-help' : isLiked ? 'sides-with' : 'approves'
    const sure = isLiked ? law : 1 - law
    return [{ weight: REASONED * sure, line: { seat, code, about: by, whom: to } }]
  })
}

/** The card that has become most likelier, how likely it is now and by how much it rose. */
function mostRisen(before: RoleChances, after: RoleChances): [SealedRole, number, number] {
  let best: [SealedRole, number, number] = ['deputy', 0, -1]
  for (const role of ['deputy', 'outlaw', 'renegade'] as const) {
    const i = ROLES.indexOf(role)
    const chance = after[i] ?? 0
    const rise = chance - (before[i] ?? 0)
    if (rise > best[2]) best = [role, chance, rise]
  }
  return best
}
