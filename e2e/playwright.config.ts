import { defineConfig } from '@playwright/test'
import { screens } from './harness/screens'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const report = process.env.TUMBLEWEED_E2E_REPORT

/** The browser tests, against the web app in dist/web: `npx playwright test -c e2e [part of a file's name] [-g words]`. */
export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './harness/find-browser.mjs',
  fullyParallel: true,
  workers: 2,
  // They only end what hangs: on a busy machine everything takes three times as long as on an idle one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.TUMBLEWEED_BROWSER, args: flags },
    actionTimeout: 20_000,
    ...screens.phone,
    locale: 'en-GB',
    // Keeping the whole app for offline use would slow every test down; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace slows every test down, so it is kept only if asked for.
    trace: process.env.TUMBLEWEED_TRACE ? 'retain-on-failure' : 'off',
  },
})
