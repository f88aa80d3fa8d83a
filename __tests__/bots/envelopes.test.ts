import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { openEnvelopes, type Triple } from '@/family/beliefs/envelopes'

/** Every way to deal these Deputies, Outlaws and Renegades, written out. */
function deals([deputies, outlaws, renegades]: Triple): number[][] {
  if (deputies + outlaws + renegades === 0) return [[]]
  const counts = [deputies, outlaws, renegades]
  return counts.flatMap((count, role) => {
    if (count === 0) return []
    const left = counts.map((other, i) => (i === role ? other - 1 : other))
    return deals([at(left, 0), at(left, 1), at(left, 2)]).map((rest) => [role, ...rest])
  })
}

function byHand(weights: readonly Triple[], counts: Triple): number[][] {
  const chances = weights.map(() => [0, 0, 0])
  let total = 0
  for (const deal of deals(counts)) {
    const weight = deal.reduce((product, role, i) => product * at(at(weights, i), role), 1)
    total += weight
    deal.forEach((role, i) => {
      const list = at(chances, i)
      list[role] = at(list, role) + weight
    })
  }
  return chances.map((list) => list.map((sum) => sum / total))
}

test.each<Triple>([
  [0, 2, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 3, 1],
  [2, 3, 2],
  [0, 0, 1],
  [0, 3, 0],
])('%d Deputies, %d Outlaws and %d Renegades: the same as writing out all deals', (...counts) => {
  const rng = rngFromSeed(3)
  const weights = counts
    .flatMap((count) => Array<number>(count).fill(0))
    .map((): Triple => [1 + rng.below(50), 1 + rng.below(50), 1 + rng.below(50)])
  const expected = byHand(weights, counts)
  openEnvelopes(weights, counts).forEach((chances, i) =>
    chances.forEach((chance, role) => expect(chance).toBeCloseTo(at(at(expected, i), role), 10)),
  )
})

test('there are 3, 12, 20, 60 and 210 deals as a stranger sees them', () => {
  const counts: Triple[] = [
    [0, 2, 1],
    [1, 2, 1],
    [1, 3, 1],
    [2, 3, 1],
    [2, 3, 2],
  ]
  expect(counts.map((count) => deals(count).length)).toEqual([3, 12, 20, 60, 210])
})

test('evidence that leaves no deal at all is not believed', () => {
  const never: Triple = [0, 0, 0]
  expect(openEnvelopes([never, never], [0, 1, 1])).toEqual([
    [0, 0.5, 0.5],
    [0, 0.5, 0.5],
  ])
})
