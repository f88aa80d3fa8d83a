import type { Page } from '@playwright/test'

/** Everything on the page that can be pressed and is smaller than a fingertip: 44 px either way. */
export const smallTargets = (page: Page): Promise<readonly string[]> => page.evaluate(LOOK)

/** Runs in the page. A link within a sentence is as high as its line, as everywhere. */
const LOOK = `(() => {
  const LEAST = 43.5
  const kinds = 'a,button,input,textarea,[role=button],[role=link],[role=radio],[role=switch],[role=tab],[role=checkbox],[role=slider]'
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isInSentence = (element) => getComputedStyle(element).display === 'inline'
  const found = []
  for (const element of document.querySelectorAll(kinds)) {
    if (!isShown(element) || element.closest('[aria-hidden=true]') || isInSentence(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width >= LEAST && height >= LEAST) continue
    if (width <= 1 || height <= 1) continue
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    found.push(name.trim().slice(0, 50) + ': ' + Math.round(width) + ' × ' + Math.round(height))
  }
  return found
})()`
