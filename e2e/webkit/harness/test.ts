import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { serve, type Host } from '../../harness/server'
import type { Documents } from '../../support/saves'
import { startDriver, type WebkitDriver } from './driver'
import { WebkitPage } from './page'

export { expect }

interface Fixtures {
  /** Serves the app exactly as it was built, so that it can be kept for offline use: errors in the page are not noted then. */
  readonly isAsBuilt: boolean
  /** Puts documents where the app keeps them, before it first starts. */
  readonly keep: (documents: Documents) => void
  readonly scripts: string[]
  readonly host: Host
  readonly window: WebDriver
  readonly app: WebkitPage
}

const folder = join(__dirname, '..', '..', '..', 'dist', 'web')

/** As the phone of the other browser tests. */
const PHONE = { width: 390, height: 844 }

const ERRORS = 'e2e.errors'

/** Notes in the page whatever goes wrong there: the driver does not tell. */
const WATCH = `{
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('${ERRORS}') ?? '[]')
    sessionStorage.setItem('${ERRORS}', JSON.stringify([...noted, String(text)]))
  }
  addEventListener('error', ({ error, message }) => note(error?.stack ?? message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason?.stack ?? reason))
  const log = console.error
  console.error = (...words) => { note(words.join(' ')); log(...words) }
}`

/** A script that keeps documents when it first runs. */
const keepOnce = (documents: Documents): string => `if (!localStorage.getItem('e2e.kept')) {
  localStorage.setItem('e2e.kept', 'yes')
  for (const [key, value] of Object.entries(${JSON.stringify(documents)}))
    localStorage.setItem(key, JSON.stringify(value))
}`

/** A test of the exported web app in WebKit. Each has a profile of its own, and fails if the page has errors. */
export const test = base.extend<Fixtures, { readonly driver: WebkitDriver }>({
  isAsBuilt: [false, { option: true }],
  driver: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
    async ({}, provide) => {
      const driver = await startDriver()
      await provide(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  scripts: ({}, provide) => provide([WATCH]),
  keep: ({ scripts }, provide) => provide((documents) => void scripts.push(keepOnce(documents))),
  host: async ({ scripts, isAsBuilt }, provide) => {
    const edit = (page: string) =>
      page.replace('<head>', `<head><script>${scripts.join('\n')}</script>`)
    const host = await serve(folder, isAsBuilt ? {} : { edit })
    await provide(host)
    host.close()
  },
  window: async ({ driver, host }, provide, info) => {
    const window = await driver.openWindow(PHONE)
    await provide(window)
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('window.png')
      writeFileSync(path, await window.takeScreenshot(), 'base64')
      await info.attach('window', { path })
    }
    const errors = await window.executeScript<string | null>(
      `return location.href.startsWith(${JSON.stringify(host.url)}) ? sessionStorage.getItem('${ERRORS}') : null`,
    )
    await window.quit()
    expect(JSON.parse(errors ?? '[]'), 'errors in the page').toEqual([])
  },
  app: ({ window, host }, provide) => provide(new WebkitPage(window, host.url)),
})
