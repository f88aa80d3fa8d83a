/**
 * Mutation testing of the rules (`npm run mutate`): how many planted faults do the scenarios and properties notice?
 * It takes long, so it is no part of `npm test`; `--incremental` takes up the last report, `--mutate FILE` one file.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/games/dice/rules/**/*.ts', 'src/games/dice/characters/**/*.ts', 'src/family/*.ts'],
  testRunner: 'jest',
  jest: { configFile: 'lab/mutate/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 3,
  ignorePatterns: [
    '.cache',
    '.expo',
    'dist',
    'reports',
    'assets',
    'e2e',
    'app',
    'docs',
    'shots',
    'src/ui',
    'src/features',
  ],
  reporters: ['clear-text', 'html', 'json', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  incrementalFile: 'reports/mutation/incremental.json',
  thresholds: { high: 95, low: 90, break: 90 },
}
