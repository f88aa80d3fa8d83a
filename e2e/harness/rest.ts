import type { Page } from '@playwright/test'

/** A sheet that another one takes the place of: no dialog any more, but not gone yet. */
const LEAVING_SHEET = '[aria-modal="true"]:not([role])'

/** How many frames in a row without any change count as rest, if they take at least this long (in milliseconds). */
const FRAMES = 12
const QUIET = 250

/** Runs in the page; a string, because some who use it compile with helpers that the page doesn't have. */
const REST = `new Promise((rested) => {
  let frames = 0
  let since = performance.now()
  const stir = () => {
    frames = 0
    since = performance.now()
  }
  const observer = new MutationObserver(stir)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  const look = () => {
    frames += 1
    if (document.querySelector('${LEAVING_SHEET}') || document.getAnimations().some(isMoving)) stir()
    if (frames < ${FRAMES} || performance.now() - since < ${QUIET}) return requestAnimationFrame(look)
    observer.disconnect()
    rested()
  }
  requestAnimationFrame(look)
})`

/** Waits until nothing on the page moves, fades, comes or goes any more. */
export const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(REST)
}
