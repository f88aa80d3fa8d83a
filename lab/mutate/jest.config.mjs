import { fileURLToPath } from 'node:url'
import jest from '../../jest.config.mjs'

const [core] = jest.projects

// A planted fault shows in a few dozen games or not at all.
process.env.TUMBLEWEED_RUNS ??= '0.02'

/** All tests of the rules as one file: Stryker starts Jest for every mutant, and most of that is loading. */
export default {
  ...core,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  testMatch: ['<rootDir>/__tests__/properties/all-rule-tests.ts'],
  testPathIgnorePatterns: [],
}
