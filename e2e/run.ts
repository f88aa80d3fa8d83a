/**
 * Runs the browser tests against dist/web, two at a time: `tsx e2e/run.ts [part of a file's or test's name]`.
 * The browser's path comes in TUMBLEWEED_BROWSER, as scripts/test.mjs finds it.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { picturesFolder, runTest } from './harness/run-test'
import { serve } from './harness/server'
import { takeRegisteredTests, type RegisteredTest } from './harness/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const atOnce = 2

async function loadTests(filter = ''): Promise<RegisteredTest[]> {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.e2e.ts'))
  const tests: RegisteredTest[] = []
  for (const file of files.sort()) {
    await import(pathToFileURL(join(__dirname, file)).href)
    const area = file.replace('.e2e.ts', '')
    for (const test of takeRegisteredTests()) tests.push({ ...test, name: `${area}: ${test.name}` })
  }
  return tests.filter((test) => test.name.includes(filter))
}

async function main(): Promise<void> {
  const tests = await loadTests(process.argv[2])
  rmSync(picturesFolder, { recursive: true, force: true })
  const server = await serve(join(__dirname, '..', 'dist', 'web'))
  const browser = await chromium.launch({
    executablePath: process.env.TUMBLEWEED_BROWSER,
    args: flags,
  })
  const count = { passed: 0, failed: 0 }
  const queue = [...tests]

  const work = async () => {
    for (let test = queue.shift(); test; test = queue.shift()) {
      const start = performance.now()
      const problem = await runTest(browser, server.url, test)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${problem ? '✗' : '✓'} ${test.name} (${seconds} s)`)
      if (problem) console.log(problem.replace(/^/gm, '    '))
      count[problem ? 'failed' : 'passed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  await browser.close()
  server.close()
  const report = process.env.TUMBLEWEED_E2E_REPORT
  if (report) writeFileSync(report, JSON.stringify(count))
  console.log(`${count.passed} passed, ${count.failed} failed`)
  process.exitCode = count.failed > 0 || tests.length === 0 ? 1 : 0
}

void main()
