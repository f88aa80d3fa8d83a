import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * A line that breaks one rule of the house, planted in a file that does not exist, and its twin that does not break it;
 * where the file's place is what is wrong, the twin stands elsewhere.
 */
export type Planted = readonly [
  what: string,
  path: string,
  rule: string,
  bad: string,
  good: string,
  pathOfGood?: string,
]

type Complaints = readonly (readonly string[])[]

function lint(texts: readonly { path: string; code: string }[]): Complaints {
  const script = join(__dirname, 'lint-texts.mjs')
  const child = spawnSync(process.execPath, [script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout)
}

/** Proves that ESLint reports each planted line by its rule, and finds nothing at all in its twin. */
export function testPlanted(planted: readonly Planted[]): void {
  let complaints: Complaints

  beforeAll(() => {
    const bad = planted.map(([, path, , code]) => ({ path, code: `${code}\n` }))
    const good = planted.map(([, path, , , code, pathOfGood]) => ({
      path: pathOfGood ?? path,
      code: `${code}\n`,
    }))
    complaints = lint([...bad, ...good])
  }, 60_000)

  const rows = planted.map(([what, , rule], row) => ({ what, rule, row }))

  test.each(rows)('$what: reported', ({ rule, row }) => {
    expect(complaints[row]).toContain(rule)
  })

  test.each(rows)('$what: its clean twin is not', ({ row }) => {
    expect(complaints[planted.length + row]).toEqual([])
  })
}
