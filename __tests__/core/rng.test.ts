import { at } from '@/core/list'
import { drawn, rngFrom, rngFromSeed } from '@/core/rng'
import { dice, type Face } from '@/games/dice'
import { FACES } from '@/games/dice/rules/state'

/** Written down once: a match must be the same on every platform and in every later version. */
const GOLDEN = [
  [0, [473542192, 3964317691, 2295682031, 2113742504], '20341411301500543450'],
  [1, [2917898039, 3219067074, 3573976570, 153132209], '30534042532125422234'],
  [7, [394733936, 1927579646, 2609889963, 3104412964], '44413030315231041115'],
  [-1, [4102519765, 235593868, 3843457422, 1218374453], '04413454431540503345'],
  [2 ** 32 + 7, [4159182455, 3075546676, 4227291514, 1592160394], '40222133052153453414'],
  [2 ** 53 - 1, [368087289, 3989771411, 1243314212, 1887788596], '50111250121131010440'],
  [-1e15, [3777824152, 2817916027, 4183895710, 3527848898], '23022351514032543240'],
] as const

test.each(GOLDEN)('seed %d gives its own sequence', (seed, words, faces) => {
  const rng = rngFromSeed(seed)
  expect(words.map(() => rng.below(2 ** 32))).toEqual(words)
  rng.below(1)
  rng.below(1)
  expect(Array.from(faces, () => rng.below(6)).join('')).toBe(faces)
})

/** The same generator in the slowest and plainest way: whole numbers of any size, cut to 32 bits. */
function* plainly(seed: number): Generator<number> {
  const cut = (n: bigint): bigint => BigInt.asUintN(32, n)
  let a = cut(BigInt(seed) ^ 0x9e3779b9n)
  let b = cut(BigInt(Math.floor(seed / 2 ** 32)) ^ 0x243f6a88n)
  let c = 0xb7e15162n
  let counter = 1n
  for (let i = 0; ; i++) {
    const sum = cut(a + b + counter)
    counter += 1n
    a = b ^ (b >> 9n)
    b = cut(c * 9n)
    c = cut((cut(c << 21n) | (c >> 11n)) + sum)
    if (i >= 15) yield Number(sum)
  }
}

test.each([0, 1, 2, 42, -7, 2 ** 40, 2 ** 53 - 1])('it is sfc32: seed %d', (seed) => {
  const rng = rngFromSeed(seed)
  const expected = plainly(seed)
  for (let i = 0; i < 1_000; i++) expect(rng.below(2 ** 32)).toBe(expected.next().value)
})

test('neighbouring seeds have nothing in common, nor have those that differ in the high bits', () => {
  const start = (seed: number): string => {
    const rng = rngFromSeed(seed)
    return Array.from({ length: 8 }, () => rng.below(6)).join('')
  }
  const seeds = Array.from({ length: 500 }, (_, i) => [i, -i - 1, i + 2 ** 32]).flat()
  expect(new Set(seeds.map(start)).size).toBeGreaterThan(1_495)
})

test('any finite number is a seed', () => {
  for (const seed of [0.5, -0, 1e300, -1e300, Number.MIN_VALUE]) {
    const face = rngFromSeed(seed).below(6)
    expect(FACES[face]).toBeDefined()
  }
})

test.each([1, 2, 3, 6, 8, 16, 1_000])('below(%d) stays in its range and reaches all of it', (n) => {
  const rng = rngFromSeed(n)
  const seen = new Set<number>()
  for (let i = 0; i < 20 * n; i++) {
    const value = rng.below(n)
    expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
    seen.add(value)
  }
  expect(seen.size).toBeGreaterThan(0.99 * n)
})

test('a saved state goes on where it was, and saving changes nothing', () => {
  const rng = rngFromSeed(5)
  const undisturbed = rngFromSeed(5)
  for (let i = 0; i < 100; i++) {
    const restored = rngFrom(JSON.parse(JSON.stringify(rng.save())))
    const next = rng.below(1_000)
    expect([restored.below(1_000), undisturbed.below(1_000)]).toEqual([next, next])
    expect(restored.save()).toEqual(rng.save())
  }
})

test('drawing takes each item at most once, and every order comes up', () => {
  const rng = rngFromSeed(3)
  const orders = new Map<string, number>()
  for (let i = 0; i < 12_000; i++) {
    const order = drawn(['a', 'b', 'c', 'd'], 2, rng).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(12)
  expect(chiSquare([...orders.values()])).toBeLessThan(CRITICAL[11])
  expect(drawn([1, 2, 3, 4, 5], 5, rng).sort()).toEqual([1, 2, 3, 4, 5])
})

/** Values of χ² that chance exceeds once in ten thousand times, by degrees of freedom. */
const CRITICAL = { 5: 25.7, 11: 37.4, 35: 75.1 } as const

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('600,000 faces that fell through the rules', () => {
  const falls: Face[][] = []

  beforeAll(() => {
    const rng = rngFromSeed(20_260_730)
    const characters = [null, null, null, null]
    const table = dice.setup({ kind: 'deal', seats: 4, characters }, rng)
    for (let i = 0; i < 120_000; i++) {
      const [rolled] = dice.step(table, { type: 'roll', dice: [0, 1, 2, 3, 4] }, rng).events
      if (rolled?.type === 'rolled') falls.push([...rolled.faces])
    }
  })

  const counted = (faces: readonly Face[]): number[] =>
    FACES.map((face) => faces.filter((other) => other === face).length)

  test('are uniform', () => {
    expect(falls.flat()).toHaveLength(600_000)
    expect(chiSquare(counted(falls.flat()))).toBeLessThan(CRITICAL[5])
  })

  test.each([0, 1, 2, 3, 4])('are uniform on die %d', (die) => {
    expect(chiSquare(counted(falls.map((fall) => at(fall, die))))).toBeLessThan(CRITICAL[5])
  })

  test('do not depend on the die before', () => {
    const pairs = new Map<string, number>()
    const faces = falls.flat()
    for (let i = 1; i < faces.length; i += 2) {
      const pair = `${faces[i - 1]} ${faces[i]}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
    expect(pairs.size).toBe(36)
    expect(chiSquare([...pairs.values()])).toBeLessThan(CRITICAL[35])
  })
})
