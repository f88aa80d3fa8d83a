import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { screens, type RegisteredTest, type Stage } from './test'

/** Where pictures of the page go; emptied before each run. */
export const picturesFolder = join(__dirname, '..', '..', '.cache', 'e2e')
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Notes whatever goes wrong in the page besides what the test looks at. */
function watchErrors(page: Page, baseUrl: string) {
  const errors: string[] = []
  const allowed: RegExp[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    const isIconMissing = url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIconMissing)
      errors.push(`console: ${message.text()} (${url})`)
  })
  page.on('request', (request) => {
    const isLocal = /^(data|blob):/.test(request.url()) || request.url().startsWith(baseUrl)
    if (!isLocal) errors.push(`left the app: ${request.url()}`)
  })
  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  }
}

async function withTimeout(seconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function openContext(browser: Browser, { options }: RegisteredTest): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    // Keeping the whole app for offline use would slow every test down; those about it allow it.
    serviceWorkers: 'block',
    ...screens[options.screen ?? 'phone'],
    ...options.context,
  })
  context.setDefaultTimeout(10_000)
  return context
}

/** Plays one test in a profile of its own. Returns what went wrong, or null. */
export async function runTest(
  browser: Browser,
  baseUrl: string,
  test: RegisteredTest,
): Promise<string | null> {
  const context = await openContext(browser, test)
  const page = await context.newPage()
  const errors = watchErrors(page, baseUrl)
  const screenshot = async (name: string) => {
    await mkdir(picturesFolder, { recursive: true })
    const path = join(picturesFolder, `${slug(name)}.png`)
    await page.screenshot({ path })
    return path
  }
  const stage: Stage = {
    page,
    baseUrl,
    open: async (route = '/') => {
      await page.goto(new URL(route, baseUrl).href)
      await page.locator('#root > *').first().waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    },
    allowError: errors.allow,
    screenshot,
  }

  try {
    await withTimeout(test.options.timeoutSeconds ?? 30, test.body(stage))
    if (errors.unexpected().length > 0) throw new Error('the page had errors')
    return null
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const picture = await screenshot(`failed-${test.name}`).catch(() => 'no picture')
    return [reason, ...errors.unexpected(), `picture: ${picture}`].join('\n')
  } finally {
    await context.close()
  }
}
