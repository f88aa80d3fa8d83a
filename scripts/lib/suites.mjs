import { Buffer } from 'node:buffer'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { program, root, run } from './run.mjs'
import { findWebkit } from './webkit.mjs'

/** How a suite ended. `output` is what to show of it: everything where it failed. */
const ended = (passed, failed, output) => ({ passed, failed, output: failed ? output : '' })

/** A check that is one test: it passes or it does not. */
async function check(command, env) {
  const { isOk, output } = await run(command, { env })
  return isOk ? ended(1, 0, output) : ended(0, 1, output)
}

/** Where a suite with many tests writes how many of them passed. */
function reportPath(suite) {
  const folder = join(root, '.cache', 'tests')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${suite}.json`)
  rmSync(path, { force: true })
  return path
}

async function jest(...projects) {
  const report = reportPath(projects.join('-'))
  const { isOk, output } = await run([
    ...program('jest'),
    '--ci',
    '--maxWorkers=2',
    ...['--selectProjects', ...projects],
    ...['--json', '--outputFile', report],
  ])
  if (!existsSync(report)) return ended(0, 1, output)
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return ended(numPassedTests, isOk ? failed : Math.max(failed, 1), output)
}

/** The first bytes of a file of Hermes bytecode. */
const hermesMagic = Buffer.from('c61fbc03c103191f', 'hex')

function isHermesBytecode(path) {
  const start = Buffer.alloc(hermesMagic.length)
  const file = openSync(path, 'r')
  readSync(file, start)
  closeSync(file)
  return start.equals(hermesMagic)
}

/** What is wrong with an exported bundle, or null. */
function bundleProblem(platform, folder) {
  if (platform === 'web')
    return existsSync(join(folder, 'sw.js')) ? null : 'There is no service worker.'
  const bytecode = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.hbc'))
  if (bytecode.length === 0) return 'There is no Hermes bytecode.'
  const wrong = bytecode.find((file) => !isHermesBytecode(join(folder, file)))
  return wrong ? `${wrong} is not Hermes bytecode.` : null
}

/** The web app is built as it is put online; phones get their bundle from a build service. */
const bundleCommand = (platform) =>
  platform === 'web'
    ? [process.execPath, join(root, 'scripts', 'build-web.mjs')]
    : [...program('expo'), 'export', '-p', platform, '--output-dir', `dist/${platform}`]

async function bundle(platform) {
  const folder = join(root, 'dist', platform)
  rmSync(folder, { recursive: true, force: true })
  const command = bundleCommand(platform)
  const { isOk, output } = await run(command, {
    env: { CI: '1', EXPO_OFFLINE: '1', EXPO_PUBLIC_GALLERY: '1' },
  })
  const problem = isOk ? bundleProblem(platform, folder) : 'The export failed.'
  return problem ? ended(0, 1, `${output}\n${problem}`) : ended(1, 0, output)
}

/** Tests of the exported web app, run by Playwright's runner. */
async function playwright(suite, folder, env) {
  if (!existsSync(join(root, 'dist', 'web', 'index.html')))
    return ended(0, 1, 'There is no web app to test: run the suite "web" first.')
  const report = reportPath(suite)
  const command = [...program('@playwright/test', 'playwright'), 'test', '--config', folder]
  const { isOk, output } = await run(command, {
    env: { ...env, TUMBLEWEED_E2E_REPORT: report },
    minutes: 60,
  })
  if (!existsSync(report)) return ended(0, 1, output)
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  // What was skipped has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return ended(stats.expected, isOk ? failed : Math.max(failed, 1), output)
}

/** Everything that is tested. The suites of one lane run one after the other, beside those of the other lane. */
export const lanes = [
  [
    {
      name: 'types',
      title: 'Types',
      run: () => check([...program('typescript', 'tsc'), '--noEmit']),
    },
    {
      name: 'lint',
      title: 'Lint',
      run: () => check([...program('eslint'), '.', '--max-warnings', '0']),
    },
    { name: 'format', title: 'Format', run: () => check([...program('prettier'), '--check', '.']) },
    {
      name: 'words',
      title: 'Words in every language',
      run: () => check([...program('tsx'), 'scripts/words.ts']),
    },
    { name: 'core', title: 'Rules and tools (Jest, plain Node)', run: () => jest('core') },
    { name: 'app', title: 'Components (Jest, React Native)', run: () => jest('app', 'android') },
  ],
  ['web', 'android', 'ios'].map((name) => ({
    name,
    title: `The bundle for ${name}`,
    run: () => bundle(name),
  })),
]

/** The browser tests run when all else is done: they need the web bundle, and a quiet machine. */
export const browserSuites = [
  {
    name: 'e2e',
    title: 'The web app in a real browser',
    prepare: findBrowser,
    run: (browser) => playwright('e2e', 'e2e', { TUMBLEWEED_BROWSER: browser }),
  },
  {
    name: 'webkit',
    title: 'The web app in WebKit',
    prepare: findWebkit,
    run: () => playwright('webkit', join('e2e', 'webkit')),
  },
]
