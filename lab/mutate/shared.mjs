// A planted fault shows in a few dozen games or not at all.
process.env.TUMBLEWEED_RUNS ??= '0.02'

/**
 * Mutation testing of a game's rules: how many planted faults do the scenarios and properties notice? It takes long, so it
 * is no part of `npm test`; `--incremental` takes up the last report, `--mutate FILE` one file.
 * @type {(game: string, rest: import('@stryker-mutator/api/core').PartialStrykerOptions) => import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const mutating = (game, rest) => ({
  plugins: ['./lab/mutate/in-process-runner.mjs'],
  testRunner: 'in-process',
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
    'src/boards',
  ],
  reporters: ['clear-text', 'html', 'json', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  incrementalFile: `reports/mutation/${game}-incremental.json`,
  thresholds: { high: 95, low: 90, break: 90 },
  ...rest,
})
