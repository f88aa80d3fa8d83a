/**
 * `npm test`: sets up what is missing, then runs every suite, also after one has failed. The last line is the sum.
 * `npm test -- --only lint,core` runs some of them.
 */
import { parseArgs } from 'node:util'
import { setUp } from './lib/set-up.mjs'
import { browserSuite, lanes } from './lib/suites.mjs'

const total = { passed: 0, failed: 0 }

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

function report(title, { passed, failed, output }, start) {
  const mark = failed ? '✗' : '✓'
  console.log(`${mark} ${title}: ${passed} passed, ${failed} failed (${secondsSince(start)})`)
  if (output) console.log(`${output.trim().replace(/^/gm, '    ')}\n`)
  total.passed += passed
  total.failed += failed
}

async function runSuite({ title, run }) {
  const start = Date.now()
  console.log(`… ${title}`)
  const failure = (error) => ({ passed: 0, failed: 1, output: error.stack ?? String(error) })
  report(title, await run().catch(failure), start)
}

async function runLane(suites) {
  for (const suite of suites) await runSuite(suite)
}

/** Which suites the command line asks for: all of them unless it says `--only`. */
function wantedSuites() {
  const names = [...lanes.flat(), browserSuite].map((suite) => suite.name)
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no suite "${unknown.join('", "')}"; there are ${names.join(', ')}.`)
  return wanted
}

async function runAll() {
  const wanted = wantedSuites()
  await setUp()

  const browser = wanted.includes(browserSuite.name) ? browserSuite.prepare() : null
  browser?.catch(() => {}) // reported when the suite's turn comes

  await Promise.all(
    lanes.map((lane) => runLane(lane.filter((suite) => wanted.includes(suite.name)))),
  )
  if (browser) await runSuite({ ...browserSuite, run: async () => browserSuite.run(await browser) })
}

const start = Date.now()
try {
  await runAll()
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
console.log(`\nAll in ${secondsSince(start)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
