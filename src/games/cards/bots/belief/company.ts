import { at } from '@/core/list'
import { weightsFrom, type Evidence, type Sort } from '@/family/beliefs/evidence'
import type { Triple } from '@/family/beliefs/envelopes'
import { SEALED_ROLES, type RoleCounts, type SeenRole } from '@/family/roles'

/** What was expected beforehand counts for as much as so many players. */
const FIRM = 1

/** Who sits at a table: open roles, and how many of each there are. */
interface Company {
  readonly roles: readonly SeenRole[]
  readonly roleCounts: RoleCounts
}

/**
 * Weights of the three roles for every seat. Sorts of players keep company: where some have shown themselves to play with
 * care, a stranger among them probably does too, and where some play at random, less is read into what anybody does. So
 * what sort somebody is expected to be comes from what all others at the table have shown.
 */
export function weightsAmong(
  evidence: readonly Evidence[],
  sorts: readonly Sort[],
  company: Company,
): Triple[] {
  const likely = evidence.map((list, seat) => sortsOf(list, seat, { sorts, company }))
  const all = sorts.map((_, i) => likely.reduce((sum, of) => sum + (of?.[i] ?? 0), 0))
  const known = likely.filter((of) => of !== null).length
  return evidence.map((list, seat) => {
    const own = likely[seat]
    const others = known - (own ? 1 : 0)
    const expected = sorts.map((sort, i) => ({
      ...sort,
      share: (FIRM * sort.share + at(all, i) - (own?.[i] ?? 0)) / (FIRM + others),
    }))
    return weightsFrom(list, expected)
  })
}

/** What sort of player somebody is by their own deeds; null if the Sheriff, whose deeds are not weighed. */
function sortsOf(
  evidence: Evidence,
  seat: number,
  { sorts, company }: { readonly sorts: readonly Sort[]; readonly company: Company },
): number[] | null {
  const { roles, roleCounts } = company
  const role = roles[seat]
  if (role === 'sheriff') return null
  const highest = Math.max(...evidence)
  const chances = sorts.map(({ share }, i) =>
    SEALED_ROLES.reduce((sum, of, r) => {
      const weight = role === 'hidden' ? roleCounts[of] : role === of ? 1 : 0
      return sum + share * weight * Math.exp(at(evidence, r * sorts.length + i) - highest)
    }, 0),
  )
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return total > 0 ? chances.map((chance) => chance / total) : null
}
