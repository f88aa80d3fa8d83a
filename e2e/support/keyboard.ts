import type { Locator, Page } from '@playwright/test'

/** More stops than any screen has. */
const STOPS = 60

/**
 * Presses something as somebody without a mouse does: Tab until it has the focus, back if it lies behind, then Enter. Nobody goes
 * on past the end of a page, where a hand that is passed around would be lowered.
 */
export const byKeyboard =
  (page: Page) =>
  async (what: Locator): Promise<void> => {
    for (let i = 0; i < STOPS; i++) {
      const next = await what.evaluate(stepTowards)
      if (next === 'Enter') return page.keyboard.press('Enter')
      await page.keyboard.press(next)
    }
    throw new Error(`Tab never came to ${String(what)}`)
  }

/** Runs in the page: which key brings the focus nearer to this place. */
function stepTowards(node: Element): 'Enter' | 'Tab' | 'Shift+Tab' {
  const focused = document.activeElement
  if (focused === node) return 'Enter'
  if (focused === null || focused === document.body) return 'Tab'
  const isBehind = node.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  return isBehind ? 'Shift+Tab' : 'Tab'
}
