import { resolve } from 'node:path'

// A planted fault shows in a few dozen games or not at all.
process.env.TUMBLEWEED_RUNS ??= '0.02'

/**
 * Mutation testing of a game's rules: how many planted faults do the scenarios and properties notice? It takes long, so it
 * is no part of `npm test`; `--incremental` takes up the last report, `--mutate FILE` one file.
 * @type {(game: string, rest: import('@stryker-mutator/api/core').PartialStrykerOptions & { tests: string[] }) => import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const mutating = (game, { tests, ...rest }) => ({
  plugins: ['./lab/mutate/in-process-runner.mjs'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The runner itself knows what goes on for ever; the clock is the last resort.
  timeoutMS: 600_000,
  inProcess: { tests, lines: resolve(`reports/mutation/${game}.jsonl`) },
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
  reporters: ['clear-text', 'html', 'json', 'lines', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  incrementalFile: `reports/mutation/${game}-incremental.json`,
  thresholds: { high: 95, low: 90, break: 90 },
  ...rest,
})
