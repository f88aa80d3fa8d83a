/**
 * `npm test`: sets up what is missing, then runs every suite, even after one has failed. The last line is the total.
 * `npm test -- --only lint,core` runs some of them.
 */
import { parseArgs } from 'node:util'
import { setUp } from './lib/set-up.mjs'
import { browserSuites, lanes } from './lib/suites.mjs'

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
  const names = [...lanes.flat(), ...browserSuites].map((suite) => suite.name)
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no suite "${unknown.join('", "')}"; there are ${names.join(', ')}.`)
  return wanted
}

/** Finds or installs the browsers one after the other, as two installations at once get in each other's way. */
function prepareInTurn(suites) {
  let before = Promise.resolve()
  return suites.map((suite) => {
    const ready = before.then(() => suite.prepare())
    before = ready.catch(() => {}) // reported when the suite's turn comes
    return { ...suite, run: async () => suite.run(await ready) }
  })
}

async function runAll() {
  const wanted = wantedSuites()
  const isWanted = ({ name }) => wanted.includes(name)
  await setUp()
  const inBrowsers = prepareInTurn(browserSuites.filter(isWanted))
  await Promise.all(lanes.map((lane) => runLane(lane.filter(isWanted))))
  await runLane(inBrowsers)
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
