import { result } from '@/boards/cards/result'
import { startMatch } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { cards } from '@/games/cards'
import type { Player } from '@/store/setup/slice'

const players: Player[] = ['Ada', 'Bo', 'Cole', 'Mei', 'Rosa'].map((name, seat) =>
  seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
)
const match = startMatch(cards, { kind: 'deal', seats: 5 }, 4)
const old = { table: { mode: 'solo', players, match }, setup: null } as const

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

const dealt = (
  how: Pick<Parameters<typeof result.rematch>[0], 'way' | 'keeping'>,
  seed: number,
) => {
  const { config } = result.rematch({ ...old, ...how }, rngFromSeed(seed))
  if (config.kind !== 'deal' || !('characters' in config)) throw new Error('nothing was dealt')
  return config
}

test('survivors keep their character, and nobody else has the one they had or one that is kept', () => {
  const had = match.state.characters
  for (const seed of SEEDS) {
    const { characters = [] } = dealt({ way: 'same', keeping: [1, 3] }, seed)
    expect([characters[1], characters[3]]).toEqual([had[1], had[3]])
    for (const seat of [0, 2, 4]) {
      expect(characters[seat]).not.toBe(had[seat])
      expect([had[1], had[3]]).not.toContain(characters[seat])
    }
    expect(new Set(characters).size).toBe(5)
  }
})

test('the star goes to the left, and all other roles are dealt again', () => {
  const sheriff = match.state.roles.indexOf('sheriff')
  const tables = new Set<string>()
  for (const seed of SEEDS) {
    const { roles = [] } = dealt({ way: 'star', keeping: [] }, seed)
    expect(roles.indexOf('sheriff')).toBe((sheriff + 1) % 5)
    expect([...roles].sort()).toEqual([...match.state.roles].sort())
    tables.add(roles.join())
  }
  expect(tables.size).toBeGreaterThan(5)
})

test('passed around, nobody keeps the role that everybody has just seen', () => {
  const roles = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'] as const
  const passed = startMatch(cards, { kind: 'deal', seats: 5, roles }, 4)
  const table = { mode: 'pass', players, match: passed } as const
  const first = SEEDS.map((seed) => {
    const { config } = result.rematch(
      { table, setup: null, way: 'same', keeping: [] },
      rngFromSeed(seed),
    )
    if (config.kind !== 'deal') throw new Error('nothing was dealt')
    expect(config.roles?.toSorted()).toEqual([...roles].sort())
    return config.roles?.[0]
  })
  expect(new Set(first).size).toBe(4)
})

test('whoever moves on a seat takes their character along', () => {
  const had = match.state.characters
  const { players: seated } = result.rematch(
    { ...old, way: 'rotated', keeping: [1] },
    rngFromSeed(3),
  )
  const { characters = [] } = dealt({ way: 'rotated', keeping: [1] }, 3)
  expect(characters[seated.findIndex(({ name }) => name === 'Bo')]).toBe(had[1])
})

test('nobody can tell a role that was dealt again from the character that was', () => {
  const outlaws = new Map<string, number[]>()
  for (let seed = 0; seed < 2_000; seed++) {
    const { roles = [], characters = [] } = dealt({ way: 'star', keeping: [] }, seed)
    const seat = (roles.indexOf('sheriff') + 1) % 5
    const character = characters[seat] ?? 'none'
    outlaws.set(character, [...(outlaws.get(character) ?? []), Number(roles[seat] === 'outlaw')])
  }
  const shares = [...outlaws.values()].map(
    (seats) => seats.reduce((sum, is) => sum + is, 0) / seats.length,
  )
  expect(Math.min(...shares)).toBeGreaterThan(0.3)
  expect(Math.max(...shares)).toBeLessThan(0.7)
})
