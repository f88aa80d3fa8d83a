import type { Page } from '@playwright/test'

/** How long something took, and how much of it the page's main thread worked, in milliseconds. */
export interface Effort {
  readonly took: number
  readonly worked: number
}

/**
 * Measures what somebody does on a page. A machine that does other things as well makes everything wait, so what the app
 * itself worked is told apart from what it took.
 */
export async function effortOf(page: Page, deed: () => Promise<unknown>): Promise<Effort> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  const before = await worked()
  const start = performance.now()
  await deed()
  const took = Math.round(performance.now() - start)
  const effort = { took, worked: Math.round((await worked()) - before) }
  await cdp.detach()
  return effort
}
