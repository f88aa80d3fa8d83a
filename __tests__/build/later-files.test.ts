import { readdirSync } from 'node:fs'
import { OF_A_TABLE, fetchTogether, planOf } from '../../scripts/metro/later-files.cjs'

test('what a table runs at once is where the export looks for it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => OF_A_TABLE.test(file))
  expect(files.sort()).toEqual([
    'src/boards/cards/cards-face.ts',
    'src/boards/dice/dice-face.ts',
    'src/features/table/table-screen.tsx',
    'src/store/games/cards-rules.ts',
    'src/store/games/dice-rules.ts',
  ])
})

describe('where a shared module goes', () => {
  const reaches = new Map([
    ['src/store/games/dice-rules.ts', ['src/games/dice/rules/arrows.ts', 'src/family/ring.ts']],
    ['src/store/minds/dice-minds.ts', ['src/games/dice/rules/arrows.ts', 'src/family/ring.ts']],
    [
      'src/boards/dice/dice-face.ts',
      ['src/games/dice/rules/arrows.ts', 'src/boards/dice/words/story.ts'],
    ],
    ['src/boards/dice/companion/index.ts', ['src/boards/dice/words/story.ts']],
    ['src/store/games/cards-rules.ts', ['src/family/ring.ts']],
    ['src/features/about/about-screen.tsx', []],
  ])
  const shared = [
    'src/games/dice/rules/arrows.ts',
    'src/family/ring.ts',
    'src/boards/dice/words/story.ts',
  ]
  const { hosts, needs } = planOf({
    shared,
    reaches: new Map([...reaches].map(([root, reach]) => [root, new Set([root, ...reach])])),
    fromRoot: (path: string) => path,
  })

  test('rules go with the rules of their game, looks with its face, anything else into a file of its own', () => {
    expect(Object.fromEntries(hosts)).toEqual({
      'src/games/dice/rules/arrows.ts': 'src/store/games/dice-rules.ts',
      'src/family/ring.ts': null,
      'src/boards/dice/words/story.ts': 'src/boards/dice/dice-face.ts',
    })
  })

  test('a file needs every file that has part of what it reaches, and no other', () => {
    expect(Object.fromEntries(needs)).toEqual({
      'src/store/games/dice-rules.ts': [null],
      'src/store/minds/dice-minds.ts': ['src/store/games/dice-rules.ts', null],
      'src/boards/dice/dice-face.ts': ['src/store/games/dice-rules.ts'],
      'src/boards/dice/companion/index.ts': ['src/boards/dice/dice-face.ts'],
      'src/store/games/cards-rules.ts': [null],
      'src/features/about/about-screen.tsx': [],
    })
  })
})

describe('in the page', () => {
  type Fetch = (path: string) => Promise<void>

  /** Files come when they are let, one by one; as in Expo's loader, what is on its way or here is not fetched again. */
  function page(needs: Readonly<Record<string, readonly string[]>>) {
    const evaluated: string[] = []
    const preloaded: string[] = []
    const settle = new Map<string, (failure?: Error) => void>()
    const coming = new Map<string, Promise<void>>()
    const own: Fetch = (path) => {
      const known = coming.get(path)
      if (known) return known
      const fetched = new Promise<void>((resolve, reject) => {
        settle.set(path, (failure) => {
          if (failure) {
            coming.delete(path)
            return reject(failure)
          }
          evaluated.push(path)
          resolve()
        })
      })
      coming.set(path, fetched)
      return fetched
    }
    const head = { appendChild: ({ href }: { href: string }) => preloaded.push(href) }
    Object.assign(globalThis, { document: { createElement: () => ({}), head } })
    fetchTogether(needs)
    Object.assign(globalThis, { __loadBundleAsync: own })
    const load: Fetch = Reflect.get(globalThis, '__loadBundleAsync')
    return {
      load,
      evaluated,
      preloaded,
      arrive: (path: string) => settle.get(path)?.(),
      fail: (path: string) => settle.get(path)?.(new Error('no net')),
    }
  }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, '__loadBundleAsync')
    Reflect.deleteProperty(globalThis, 'document')
  })

  const turn = () => new Promise((resolve) => setImmediate(resolve))

  test('a file is evaluated after those that it needs, though it is fetched beside them', async () => {
    const { load, evaluated, preloaded, arrive } = page({ face: ['rules', 'shared'] })
    const loaded = load('face')
    expect(preloaded).toEqual(['face'])
    arrive('shared')
    arrive('rules')
    await turn()
    arrive('face')
    await loaded
    expect(evaluated).toEqual(['shared', 'rules', 'face'])
  })

  test('what a needed file needs itself comes before it: import() takes whatever is there at once', async () => {
    const { load, evaluated, preloaded, arrive } = page({
      face: ['rules', 'shared'],
      rules: ['shared'],
    })
    const loaded = load('face')
    expect(preloaded).toEqual(['face', 'rules'])
    arrive('rules')
    await turn()
    expect(evaluated).toEqual([])
    arrive('shared')
    await turn()
    arrive('rules')
    await turn()
    arrive('face')
    await loaded
    expect(evaluated).toEqual(['shared', 'rules', 'face'])
  })

  test('where one of them fails it is not evaluated, and a second try brings both', async () => {
    const { load, evaluated, arrive, fail } = page({ face: ['rules'] })
    const loaded = load('face')
    fail('rules')
    await expect(loaded).rejects.toThrow('no net')
    expect(evaluated).toEqual([])
    const again = load('face')
    arrive('rules')
    await turn()
    arrive('face')
    await again
    expect(evaluated).toEqual(['rules', 'face'])
  })

  test('what is there already is not waited for', async () => {
    const { load, preloaded, arrive } = page({ face: ['rules'] })
    const rules = load('rules')
    arrive('rules')
    await rules
    const face = load('face')
    expect(preloaded).toEqual([])
    arrive('face')
    await face
  })
})
