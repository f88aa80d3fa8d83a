import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
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

/** One script of all tests, and of the rules with every fault planted in them; Stryker says which one is awake. */
async function bundle(files) {
  const parts = files.map((file) => `describe('${file}', () => { require('./${file}') })`)
  const { outputFiles } = await build({
    stdin: { contents: parts.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    alias: { '@': join(process.cwd(), 'src') },
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

/**
 * Runs Jest's tests without Jest: most of what Jest does for a mutant is starting. The tests and the rules are one script
 * that is compiled once and run again for each mutant, so that a fault planted in data is there from the beginning.
 */
class InProcessRunner {
  static inject = tokens(commonTokens.options)

  constructor({ inProcess }) {
    this.folders = inProcess.tests
    this.last = inProcess.last
  }

  async init() {
    const isLast = (file) => Number(this.last.some((part) => file.includes(part)))
    const files = this.folders.flatMap(testsAt).sort((a, b) => isLast(a) - isLast(b))
    this.script = await bundle(files)
    this.require = createRequire(join(process.cwd(), 'package.json'))
    this.stryker = globalThis.__stryker__ ??= {}
    Object.assign(globalThis, { afterAll, beforeAll, describe, expect, test })
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const result = await this.run(() => true, false)
    return { ...result, mutantCoverage: this.stryker.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    this.stryker.activeMutant = activeMutant.id
    this.stryker.hitLimit = hitLimit
    this.stryker.hitCount = hitLimit === undefined ? undefined : 0
    const wanted = testFilter && new Set(testFilter)
    const result = await this.run(({ name }) => wanted?.has(name) ?? true, !disableBail)
    return toMutantRunResult(determineHitLimitReached(this.stryker.hitCount, hitLimit) ?? result)
  }

  async run(isWanted, isOneEnough) {
    resetState()
    try {
      this.script.runInThisContext()(this.require)
      for (const setUp of setUps(getState().rootDescribeBlock)) await setUp()
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error) }
    }
    const results = []
    for (const one of testsIn(getState().rootDescribeBlock)) {
      if (!isWanted(one)) continue
      results.push(await this.tried(one))
      if (isOneEnough && results.at(-1).status === TestStatus.Failed) break
    }
    return { status: DryRunStatus.Complete, tests: results }
  }

  async tried({ name, fn }) {
    this.stryker.currentTestId = name
    const started = performance.now()
    const result = (rest) => ({ id: name, name, timeSpentMs: performance.now() - started, ...rest })
    try {
      await fn()
      return result({ status: TestStatus.Success })
    } catch (error) {
      return result({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) })
    } finally {
      this.stryker.currentTestId = undefined
    }
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
]

/** Where the tests lie, and which of them come last because they take long: most mutants do not live to see them. */
const paths = { type: 'array', items: { type: 'string' } }
export const strykerValidationSchema = {
  properties: { inProcess: { type: 'object', properties: { tests: paths, last: paths } } },
}
