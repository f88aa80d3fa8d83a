import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { build } from 'esbuild'
import { expect } from 'expect'
import { afterAll, beforeAll, describe, getState, resetState, test } from 'jest-circus'

const ENDING = '.test.ts'

/** The tests of a folder, or the one test of that name. */
const testsAt = (path) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true })
        .filter((file) => file.endsWith(ENDING))
        .map((file) => join(path, file))
    : [path + ENDING]

/** What Stryker puts at the head of every file that it plants faults in. */
const HEADER = /^function stryNS_9fa48\(\)[\s\S]*?^function stryMutAct_9fa48[\s\S]*?^}$/m

/** The faults ask the runner which of them is awake, instead of a copy of Stryker's own lines in each file. */
const askingTheRunner = {
  name: 'asking-the-runner',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(HEADER, ''),
      loader: 'ts',
    })),
}

/** One script of all tests, and of the rules with every fault planted in them. */
async function bundle(files) {
  const parts = files.map((file) => `describe('${file}', () => { require('./${file}') })`)
  const { outputFiles } = await build({
    stdin: { contents: parts.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    alias: { '@': join(process.cwd(), 'src') },
    plugins: [askingTheRunner],
    logLevel: 'error',
  })
  return new Script(`(require) => {${outputFiles[0].text}}`)
}

/** The tests of a block in their order, each with the names of all blocks around it. */
function* testsIn(block, name = '') {
  for (const child of block.children) {
    const path = `${name} ${child.name}`.trim()
    if (child.type === 'describeBlock') yield* testsIn(child, path)
    else yield { name: path, fn: child.fn }
  }
}

/** What a block wants done before its tests. */
function* setUps(block) {
  for (const { type, fn } of block.hooks) if (type === 'beforeAll') yield fn
  for (const child of block.children) if (child.type === 'describeBlock') yield* setUps(child)
}

/** A test that has taken this many times its usual number of steps, and some more, will never end. */
const [PATIENCE, GRACE] = [10, 2_000]

/** Milliseconds of the clock, and of the processor, after which a loop that takes no steps is broken off. */
const [CLOCK, PROCESSOR] = [5_000, 300]

/** Milliseconds that loading the tests takes, or a test whose cost is not known yet: at most. */
const LOADING = 2_000

/** How many of the tests that noticed the latest faults are tried first. */
const KILLERS = 6

/** In milliseconds of this process: how busy the machine is does not matter. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const CALL = new Script('tumbleweedCall()')

/** Calls something that usually takes so long, and breaks it off if it never ends. A process that was kept waiting tries again. */
function called(call, usual) {
  globalThis.tumbleweedCall = call
  const started = cpuTime()
  for (;;)
    try {
      return CALL.runInThisContext({ timeout: Math.ceil(CLOCK + 20 * usual) })
    } catch (error) {
      const spent = cpuTime() - started
      if (error?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT' || spent > PROCESSOR + 10 * usual)
        throw error
    }
}

/**
 * Runs Jest's tests without Jest: most of what Jest does for a mutant is starting. The tests and the rules are one script
 * that is compiled once and run again for each mutant, so that a fault planted in data is there from the beginning. The
 * likeliest and cheapest tests come first, and a fault that makes a test go on for ever is known by its steps, not by the clock.
 */
class InProcessRunner {
  static inject = tokens(commonTokens.options)

  /** What a test costs without a fault, in milliseconds and steps; under no name, what is done before all of them. */
  costs = new Map()
  killers = []
  steps = 0
  limit = Infinity
  test = undefined

  constructor({ inProcess }) {
    this.folders = inProcess.tests
  }

  async init() {
    this.script = await bundle(this.folders.flatMap(testsAt))
    this.require = createRequire(join(process.cwd(), 'package.json'))
    Object.assign(globalThis, { afterAll, beforeAll, describe, expect, test })
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const coverage = { static: {}, perTest: {} }
    this.wake(undefined, (...ids) => {
      const met = this.test === undefined ? coverage.static : (coverage.perTest[this.test] ??= {})
      for (const id of ids) met[id] = (met[id] ?? 0) + 1
    })
    await this.run(undefined, false)

    this.wake(undefined)
    const { status, tests, errorMessage } = await this.run(undefined, false)
    for (const { id, steps, timeSpentMs } of tests ?? [])
      this.costs.set(id, { steps, milliseconds: timeSpentMs })
    return { status, tests, errorMessage, mutantCoverage: coverage }
  }

  async mutantRun({ activeMutant, testFilter, disableBail }) {
    this.wake(activeMutant.id)
    const result = await this.run(testFilter && new Set(testFilter), !disableBail)
    // With this fault not even the tables of the tests can be laid.
    if (result.status === DryRunStatus.Error)
      return {
        status: MutantRunStatus.Killed,
        killedBy: [],
        nrOfTests: 0,
        failureMessage: result.errorMessage,
      }
    return toMutantRunResult(result)
  }

  /** What the planted faults ask: am I awake? And, while coverage is taken, what they report. */
  wake(id, cover = () => undefined) {
    globalThis.stryMutAct_9fa48 = (asking) => {
      if (++this.steps > this.limit) throw new Error('This goes on for ever.')
      return asking === id
    }
    globalThis.stryCov_9fa48 = cover
  }

  async run(wanted, isOneEnough) {
    resetState()
    this.begin()
    const started = cpuTime()
    try {
      const load = this.script.runInThisContext()
      called(() => load(this.require), this.costs.get(undefined)?.milliseconds ?? LOADING)
      for (const setUp of setUps(getState().rootDescribeBlock)) await setUp()
      if (!this.costs.has(undefined))
        this.costs.set(undefined, { steps: this.steps, milliseconds: cpuTime() - started })
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error) }
    }
    const results = []
    for (const one of this.inOrder([...testsIn(getState().rootDescribeBlock)])) {
      if (wanted && !wanted.has(one.name)) continue
      results.push(await this.tried(one))
      if (!isOneEnough || results.at(-1).status !== TestStatus.Failed) continue
      this.killers = [one.name, ...this.killers.filter((name) => name !== one.name)].slice(
        0,
        KILLERS,
      )
      break
    }
    return { status: DryRunStatus.Complete, tests: results }
  }

  /** Whatever noticed the last few faults will notice the next one, which lies beside them; then the cheapest. */
  inOrder(all) {
    const rank = ({ name }) => {
      const place = this.killers.indexOf(name)
      return place < 0 ? (this.costs.get(name)?.milliseconds ?? 0) : place - KILLERS
    }
    return all.sort((a, b) => rank(a) - rank(b))
  }

  /** Steps are counted from here, for one test or for what is done before all of them. */
  begin(test) {
    this.test = test
    this.steps = 0
    const usual = this.costs.get(test)?.steps
    this.limit = usual === undefined ? Infinity : usual * PATIENCE + GRACE
  }

  async tried({ name, fn }) {
    this.begin(name)
    const started = cpuTime()
    const result = (rest) => ({
      id: name,
      name,
      timeSpentMs: cpuTime() - started,
      steps: this.steps,
      ...rest,
    })
    try {
      await called(fn, this.costs.get(name)?.milliseconds ?? LOADING)
      return result({ status: TestStatus.Success })
    } catch (error) {
      return result({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) })
    } finally {
      this.test = undefined
    }
  }
}

/** Each result as it comes: a run that is broken off has told what it found out. */
class LinesReporter {
  static inject = tokens(commonTokens.options)

  constructor({ inProcess }) {
    this.file = inProcess.lines
  }

  onMutationTestingPlanReady() {
    mkdirSync(dirname(this.file), { recursive: true })
    rmSync(this.file, { force: true })
  }

  onMutantTested({ status, fileName, location, replacement, killedBy }) {
    const where = `${fileName}:${location.start.line}:${location.start.column}`
    appendFileSync(this.file, `${JSON.stringify({ status, where, replacement, killedBy })}\n`)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
  declareClassPlugin(PluginKind.Reporter, 'lines', LinesReporter),
]

/** Where the tests lie, and where the results go line by line. */
export const strykerValidationSchema = {
  properties: {
    inProcess: {
      type: 'object',
      properties: {
        tests: { type: 'array', items: { type: 'string' } },
        lines: { type: 'string' },
      },
    },
  },
}
