import type { Locator, Page } from '@playwright/test'

/** More stops than any screen has. */
const STOPS = 60

/** Presses something as somebody without a mouse does: Tab until it has the focus, then Enter. */
export const byKeyboard =
  (page: Page) =>
  async (what: Locator): Promise<void> => {
    for (let i = 0; i < STOPS; i++) {
      const hasFocus = await what.evaluate((node) => node === document.activeElement)
      if (hasFocus) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${String(what)}`)
  }
