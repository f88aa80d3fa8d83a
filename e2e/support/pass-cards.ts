import type { Page } from '@playwright/test'
import { runClockUntil } from './app-time'

type Asked = () => Promise<boolean>

/** Takes the phone if the curtain calls, or raises the hand if it is asked for. True if there was something to do. */
async function takesPart(page: Page, down: () => Promise<void>): Promise<boolean> {
  const take = page.getByTestId('take-phone')
  if (await take.isVisible()) {
    await down()
    await take.click()
    return true
  }
  const pad = page.getByTestId('hand-pad')
  if ((await pad.count()) === 0 || (await pad.getAttribute('aria-checked')) === 'true') return false
  await down()
  await pad.press('Enter')
  return true
}

const IS_CALLED = `location.pathname === '/cards/result' || document.querySelector(
  '[data-testid="take-phone"],[data-testid="hand-pad"],[role="radio"][data-testid^="open-"]') !== null`

/** Passes the phone on until whoever has it is asked something, where the app makes no pauses; `down` looks while no hand is up. */
export const passOn =
  (page: Page, down: () => Promise<void>) =>
  async (isAsked: Asked): Promise<void> => {
    for (;;) {
      await page.waitForFunction(IS_CALLED)
      if (await page.getByTestId('take-phone').isVisible()) await takesPart(page, down)
      else if (await isAsked()) return
      else await takesPart(page, down)
    }
  }

/** The same at the app's own pace, with a clock that was taken. */
export const passOnInAppTime =
  (page: Page, down: () => Promise<void>) =>
  (isAsked: Asked): Promise<void> =>
    runClockUntil(page, async () => {
      const isCalled = await page.getByTestId('take-phone').isVisible()
      if (!isCalled && (await isAsked())) return true
      await takesPart(page, down)
      return false
    })
