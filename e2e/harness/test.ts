import { expect, test as base, type Page } from '@playwright/test'
import { join } from 'node:path'
import { axeViolations } from './axe'
import { ownClipboard, type Copied } from './clipboard'
import { atRest } from './rest'
import { serve } from './server'
import { watchErrors } from './watch'

export { expect }
export { screens } from './screens'

/** What it takes to play: the page, and the way to a route. */
export interface Stage {
  readonly page: Page
  /** Opens a route of the app and waits until something there can be pressed. */
  readonly open: (route?: string) => Promise<void>
}

/** What a test plays with, besides what Playwright gives it. */
interface Fixtures extends Pick<Stage, 'open'> {
  readonly watch: ReturnType<typeof watchErrors>
  /** Says that the app may log errors like this one; any other makes the test fail. */
  readonly allowError: (pattern: RegExp) => void
  /** Waits until the page has come to rest, and fails with every breach of WCAG 2.2 AA that axe finds on it. */
  readonly expectAccessible: () => Promise<void>
  /** Keeps a picture of the page with what is kept of this test. */
  readonly takePicture: (name: string) => Promise<void>
  /** What was laid on the clipboard; a test that asks for it has one of its own. */
  readonly copied: Copied
}

interface WorkerFixtures {
  readonly host: string
}

const app = join(__dirname, '..', '..', 'dist', 'web')
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A test of the exported web app in a real browser. Each has a profile of its own, and fails if the page has errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
    async ({}, provide) => {
      const server = await serve(app)
      await provide(server.url)
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host),
  watch: [
    async ({ context, host }, provide) => {
      const watch = watchErrors(context, host)
      await provide(watch)
      expect(watch.unexpected(), 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
  allowError: ({ watch }, provide) => provide(watch.allow),
  open: ({ page }, provide) =>
    provide(async (route = '/') => {
      await page.goto(route)
      const keys = page.getByRole('button').or(page.getByRole('link'))
      await expect(keys.filter({ visible: true }).first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    }),
  expectAccessible: ({ page }, provide) =>
    provide(async () => {
      await atRest(page)
      expect(await axeViolations(page), 'what axe found').toEqual([])
    }),
  takePicture: ({ page }, provide, info) =>
    provide(async (name) => {
      const path = info.outputPath(`${slug(name)}.png`)
      await page.screenshot({ path })
      await info.attach(name, { path })
    }),
  copied: async ({ context }, provide) => provide(await ownClipboard(context)),
})
