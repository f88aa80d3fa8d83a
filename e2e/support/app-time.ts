import { expect, type Locator, type Page } from '@playwright/test'

/** How somebody waits for things and presses them. */
export interface Pace {
  readonly see: (what: Locator) => Promise<void>
  readonly press: (what: Locator) => Promise<void>
}

/** Where the app makes no pauses. */
export const atOnce: Pace = {
  see: (what) => expect(what).toBeVisible(),
  press: (what) => what.click(),
}

/** At the app's own pace, with a clock that the test runs: it must have been taken before. */
export const inAppTime = (page: Page): Pace => {
  const see = (what: Locator) => runClockUntil(page, () => what.isVisible())
  return { see, press: (what) => see(what).then(() => what.click()) }
}

/** The clock is run so far before anybody looks again whether it is time, in milliseconds. */
const STEP = 400
/** After how many steps the whole screen is looked at: that takes longer. */
const GLANCE = 5
/** Nothing that the app does leaves the screen as it is for longer, in milliseconds of its own time … */
const PATIENCE = 20_000
/** … and no file takes longer to come, in milliseconds of ours. */
const LOADING = 10_000

/**
 * Runs the page's clock until something can be done: every pause, animation and timer of the app runs, only faster. Fails
 * as soon as it is clear that nobody will ever go on, and says what is on the screen.
 */
export async function runClockUntil(page: Page, isTime: () => Promise<boolean>): Promise<void> {
  let shown = ''
  let stillFor = 0
  let stillSince = performance.now()
  for (let step = 1; !(await isTime()); step++) {
    await page.clock.runFor(STEP)
    if (step % GLANCE !== 0) continue
    const now = await page.locator('body').ariaSnapshot()
    stillFor = now === shown ? stillFor + GLANCE * STEP : 0
    if (stillFor === 0) stillSince = performance.now()
    shown = now
    if (stillFor >= PATIENCE && performance.now() - stillSince >= LOADING)
      throw new Error(
        `Everybody is left waiting: nothing has happened for ${PATIENCE / 1000} s of the app's time. On the screen:\n${shown}`,
      )
  }
}

/** The app's own time, in milliseconds. */
export const appTime = (page: Page): Promise<number> => page.evaluate(() => Date.now())
