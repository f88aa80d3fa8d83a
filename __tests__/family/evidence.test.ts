import { at } from '@/core/list'
import { addEvidence, noEvidence, type HabitsBySort, type Sort } from '@/family/beliefs/evidence'

const BY_ROLE = { deputy: [2], outlaw: [-1], renegade: [0.5] }
const HABITS: HabitsBySort<'shot'> = {
  keen: { shot: BY_ROLE },
  plain: { shot: BY_ROLE },
  raw: { shot: BY_ROLE },
}
const SORTS: readonly Sort[] = [{ habits: 'keen', careless: 0, share: 1 }]
const OPTIONS = [[1], [0]]
const DEED = {
  seat: 0,
  kind: 'shot',
  chosen: 0,
  options: { deputy: OPTIONS, outlaw: OPTIONS, renegade: OPTIONS },
} as const

/** What a deed says of a Deputy, an Outlaw and a Renegade. */
function told(weight: { readonly trust: number; readonly apart?: number }): number[] {
  const evidence = noEvidence(SORTS)
  addEvidence(evidence, DEED, { habits: HABITS, sorts: SORTS, ...weight })
  return evidence
}

const logistic = (draw: number): number => Math.log(1 / (1 + Math.exp(-draw)))

test('a deed counts as its chance, for an owner of each role', () => {
  const expected = [logistic(2), logistic(-1), logistic(0.5)]
  told({ trust: 1 }).forEach((log, role) => expect(log).toBeCloseTo(at(expected, role), 12))
  told({ trust: 0.5 }).forEach((log, role) => expect(log).toBeCloseTo(at(expected, role) / 2, 12))
})

test('what tells a Deputy from a Renegade may count for less, and nothing else changes', () => {
  const [deputy, outlaw, renegade] = told({ trust: 1 })
  const [softDeputy, softOutlaw, softRenegade] = told({ trust: 1, apart: 0.25 })
  expect(softOutlaw).toBe(outlaw)
  expect((softDeputy ?? 0) - (softRenegade ?? 0)).toBeCloseTo(
    ((deputy ?? 0) - (renegade ?? 0)) / 4,
    12,
  )
  expect((softDeputy ?? 0) + (softRenegade ?? 0)).toBeCloseTo((deputy ?? 0) + (renegade ?? 0), 12)
})
