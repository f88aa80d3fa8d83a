import { defineConfig } from '@playwright/test'

const report = process.env.TUMBLEWEED_E2E_REPORT

/** The tests in WebKit, against the web app in dist/web: `npx playwright test -c e2e/webkit [-g words]`. */
export default defineConfig({
  testMatch: '*.webkit.ts',
  outputDir: '../../.cache/webkit',
  globalSetup: './harness/find-webkit.mjs',
  fullyParallel: true,
  workers: 2,
  // They only end what hangs: on a busy machine everything takes three times as long as on an idle one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
})
