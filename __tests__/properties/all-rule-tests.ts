import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = join(__dirname, '..')

const testsIn = (folder: string): string[] =>
  readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))

/** Long ones come last: most mutants do not live to see them. */
const LONG = /all-pairs|properties/

const files = ['core', 'scenarios', 'properties']
  .flatMap(testsIn)
  .filter((file) => !file.endsWith('rng.test.ts'))
  .sort((a, b) => Number(LONG.test(a)) - Number(LONG.test(b)))

// Mutation testing starts Jest for every mutant; as one file the tests load the rules once.
for (const file of files)
  describe(file, () => {
    jest.requireActual(join(tests, file))
  })
