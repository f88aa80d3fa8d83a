import type { Page } from '@playwright/test'

const HOUR = 3_600_000

/** Gives the page a clock that the test can run fast, every timer in its turn. It runs by itself until it is stopped. */
export const takeClock = (page: Page): Promise<void> => page.clock.install()

/** Stops a clock that was taken: from now on time passes only when the test says so, by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + HOUR)
}
