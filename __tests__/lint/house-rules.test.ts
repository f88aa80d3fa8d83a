import { testPlanted, type Planted } from '../support/planted'

const globals = 'no-restricted-globals'

testPlanted([
  // the core and the games depend on nothing but their input
  [
    'an own random number in a game',
    'src/games/dice/rules/planted.ts',
    'no-restricted-properties',
    `export const face = () => Math.random() * 6`,
    `export const face = (random: () => number) => Math.floor(random() * 6)`,
  ],
  [
    'an own random number in what the games share',
    'src/family/planted.ts',
    'no-restricted-properties',
    `export const face = () => Math.random() * 6`,
    `export const face = (random: () => number) => Math.floor(random() * 6)`,
  ],
  [
    'an own random number in a board',
    'src/boards/companion/planted.ts',
    'no-restricted-properties',
    `export const seat = () => Math.floor(Math.random() * 5)`,
    `export const freshSeed = () => Math.floor(Math.random() * 5)`,
    'src/store/fresh-seed.ts',
  ],
  [
    'an own random number, unpacked, in the core',
    'src/core/planted.ts',
    'no-restricted-properties',
    `export const { random } = Math`,
    `export const { floor } = Math`,
  ],
  ...[
    `export const now = () => Date.now()`,
    `export const now = () => new Date()`,
    `export const later = (f: () => void) => setTimeout(f, 1)`,
    `export const often = (f: () => void) => setInterval(f, 1)`,
    `export const soon = (f: () => void) => queueMicrotask(f)`,
    `export const say = () => console.log('hello')`,
    `export const now = () => performance.now()`,
    `export const around = () => globalThis.Date`,
  ].flatMap((bad): Planted[] =>
    ['src/core/planted.ts', 'src/family/planted.ts', 'src/games/dice/bots/planted.ts'].map(
      (path) => [
        `${bad.replace('export const ', '')} in ${path}`,
        path,
        globals,
        bad,
        `export const now = (clock: () => number) => clock()`,
      ],
    ),
  ),

  // secrets
  ...['src/features/table/planted.ts', 'src/boards/dice/planted.ts', 'src/ui/planted.ts'].flatMap(
    (path): Planted[] => [
      [
        `${path} imports a secret selector`,
        path,
        'no-restricted-imports',
        `import { selectSecretState } from '@/store/match'; selectSecretState()`,
        `export const answer = 42`,
      ],
      [
        `${path} imports everything of the store`,
        path,
        'no-restricted-imports',
        `import * as match from '../../store/match/selectors'; match.selectSecretState()`,
        `export const answer = 42`,
      ],
    ],
  ),
  [
    'a feature passes a secret selector on',
    'src/features/table/planted.ts',
    'no-restricted-imports',
    `export { selectSecretState } from '@/store'`,
    `export { selectView } from '@/store'`,
  ],
  [
    'a feature reads the match with a selector of its own',
    'src/features/table/planted.ts',
    'no-restricted-syntax',
    `export const useRoles = () => useAppSelector((state) => state.match.state.roles)`,
    `export const useSeat = (seat: number) => useAppSelector((state) => selectView(state, seat))`,
  ],
  [
    'a feature unpacks the match in a selector of its own',
    'src/features/table/planted.ts',
    'no-restricted-syntax',
    `export const useRoles = () => useAppSelector(({ match }) => match.roles)`,
    `export const useSpeed = () => useAppSelector(({ settings }) => settings.speed)`,
  ],
  [
    'a feature asks the store for its whole state',
    'src/features/table/planted.ts',
    'no-restricted-syntax',
    `export const peek = (store: Store) => store.getState()`,
    `export const act = (store: Store) => store.dispatch(action)`,
  ],

  // habits
  [
    'any',
    'src/ui/planted.ts',
    '@typescript-eslint/no-explicit-any',
    `export const f = (x: unknown) => x as any`,
    `export const f = (x: unknown) => typeof x`,
  ],
  [
    'a cast through unknown',
    'src/ui/planted.ts',
    'no-restricted-syntax',
    `export const f = (x: string) => x as unknown as number`,
    `export const f = (x: string) => Number(x)`,
  ],
  [
    'a cast',
    'src/store/planted.ts',
    '@typescript-eslint/consistent-type-assertions',
    `export const f = (x: string | null) => x as string`,
    `export const FACES = ['arrow'] as const`,
  ],
  [
    'a cast that swears that something is there',
    'src/persistence/planted.ts',
    '@typescript-eslint/no-non-null-assertion',
    `export const f = (x: string | null) => x!.length`,
    `export const f = (x: string | null) => x?.length ?? 0`,
  ],
  [
    'an enum',
    'src/features/table/planted.ts',
    'no-restricted-syntax',
    `export enum Face { Arrow }`,
    `export const FACES = ['arrow'] as const`,
  ],
  [
    'a default export in a script',
    'scripts/planted.ts',
    'no-restricted-exports',
    `export default 42`,
    `export default 42`,
    'planted.config.ts',
  ],
  [
    'an enum in a test',
    '__tests__/core/planted.test.ts',
    'no-restricted-syntax',
    `export enum Face { Arrow }`,
    `export const FACES = ['arrow'] as const`,
  ],
  [
    'a silenced compiler',
    'src/store/planted.ts',
    '@typescript-eslint/ban-ts-comment',
    `// @ts-ignore\nexport const answer: number = 'x'`,
    `export const answer: number = 42`,
  ],
  [
    'a default export outside the routes',
    'src/features/home/planted.ts',
    'no-restricted-exports',
    `export default function Home() {}`,
    `export function Home() {}`,
  ],
  [
    'a file name that is not in kebab-case',
    'src/ui/PlantedButton.tsx',
    'house/kebab-case-files',
    `export const Button = () => null`,
    `export const Button = () => null`,
    'src/ui/planted-button.tsx',
  ],
  [
    'a console in the app',
    'src/store/planted.ts',
    'no-console',
    `export const say = () => console.log('hello')`,
    `export const say = (log: (text: string) => void) => log('hello')`,
  ],
  [
    'a browser test sleeps',
    'e2e/planted.e2e.ts',
    'no-restricted-syntax',
    `import type { Page } from '@playwright/test'; export const rest = (page: Page) => page.waitForTimeout(5)`,
    `import type { Page } from '@playwright/test'; export const rest = (page: Page) => page.clock.runFor(5)`,
  ],
  [
    'a browser test takes what Jest leaves lying about',
    'e2e/planted.e2e.ts',
    'no-restricted-globals',
    `export const look = () => expect(1).toBe(1)`,
    `import { expect } from '@playwright/test'; export const look = () => expect(1).toBe(1)`,
  ],
])
