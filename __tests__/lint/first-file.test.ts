import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Home must not carry two games: values of a game, what it looks like, and reckoning with beliefs come by doors (`import()`).

type Platform = 'web' | 'native'

/** A line put at the beginning of a file that exists, by its path. */
type Plant = Readonly<Record<string, string>>

const ROOT = join(__dirname, '..', '..')

/** Every module that comes before Home, or with the files named, by whoever imports it; null for a route or such a file. */
function firstFile(
  platform: Platform,
  plant: Plant = {},
  files: readonly string[] = [],
): ReadonlyMap<string, string | null> {
  const script = join(ROOT, '__tests__', 'support', 'list-first-file.mjs')
  const list = [script, ROOT, platform, JSON.stringify(plant), ...files]
  const child = spawnSync(process.execPath, list, { encoding: 'utf8', maxBuffer: 64_000_000 })
  if (child.status !== 0) throw new Error(child.stderr)
  return new Map<string, string | null>(JSON.parse(child.stdout))
}

const LATER = /^src\/(games\/[^/]+\/|boards\/(dice|cards)\/|family\/beliefs\/)/

/** Each module that has no business before Home, with the way by which it came. */
function strays(modules: ReadonlyMap<string, string | null>): string[] {
  const wayTo = (module: string): string => {
    const importer = modules.get(module)
    return importer ? `${module} ← ${wayTo(importer)}` : module
  }
  return [...modules.keys()].filter((module) => LATER.test(module)).map(wayTo)
}

test.each(['web', 'native'] as const)('%s: nothing of a game comes before Home', (platform) => {
  const modules = firstFile(platform)
  expect(strays(modules)).toEqual([])
  // It has looked at the app, not past it.
  expect(modules.has('src/features/home/home-screen.tsx')).toBe(true)
  expect(modules.has('src/store/match/slice.ts')).toBe(true)
})

const PLANTED: readonly (readonly [what: string, plant: Plant, way: string])[] = [
  [
    'a value of a game, two steps from a route',
    {
      'src/features/home/waiting.ts': `import { FACES } from '@/games/dice/rules/state'; FACES.at(0)`,
    },
    'src/games/dice/rules/state.ts ← src/features/home/waiting.ts ←',
  ],
  [
    'the rules of a game in the store',
    {
      'src/store/restore.ts': `import { cardsRules } from './games/cards-rules'; cardsRules.glance`,
    },
    'src/games/cards/index.ts ← src/store/games/cards-rules.ts ← src/store/restore.ts ←',
  ],
  [
    'beliefs in what every screen shares',
    { 'src/ui/index.ts': `import { Belief } from '@/family/beliefs/belief'; Belief` },
    'src/family/beliefs/belief.ts ← src/ui/index.ts ←',
  ],
  [
    'the board of a game in a shell',
    { 'src/boards/faces.ts': `import { diceFace } from './dice/dice-face'; diceFace.game` },
    'src/boards/dice/dice-face.ts ← src/boards/faces.ts ←',
  ],
]

test.each(PLANTED)('%s is found', (_, plant, way) => {
  expect(strays(firstFile('web', plant))).toContainEqual(expect.stringContaining(way))
})

test('a type weighs nothing, and a door is none of it', () => {
  const plant = {
    'src/features/home/waiting.ts':
      `import type { DiceState } from '@/games/dice'; export type Planted = DiceState\n` +
      `export const planted = () => import('@/games/cards')`,
  }
  expect(strays(firstFile('web', plant))).toEqual([])
})

const LEDGER = [
  'src/store/history/book.ts',
  'src/features/statistics/index.ts',
  'src/features/history/index.ts',
]

test('whoever opens the ledger, or has just played, gets no game with it', () => {
  const modules = firstFile('web', {}, LEDGER)
  expect(strays(modules)).toEqual([])
  expect(modules.has('src/persistence/history/schema.ts')).toBe(true)
  expect(modules.has('src/store/history/kept.ts')).toBe(true)
  const plant = {
    'src/persistence/history/play.ts': `import { FACES } from '@/games/dice/rules/state'; FACES.at(0)`,
  }
  expect(strays(firstFile('web', plant, LEDGER))).toContainEqual(
    expect.stringContaining('src/games/dice/rules/state.ts ← src/persistence/history/play.ts ←'),
  )
})
