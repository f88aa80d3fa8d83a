import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await what.first().boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags the first bull's eye that wants a target to the first seat that can be one; the die names it then. */
export async function dragFirstShot(page: Page): Promise<void> {
  const from = await middleOf(page.getByRole('button', { name: /^Die \d: Bull's eye/ }))
  const to = await middleOf(page.getByRole('button', { name: /can be chosen/ }))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (to.x - from.x) / 8, from.y + (to.y - from.y) / 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await page
    .getByRole('button', { name: /^Die \d: Bull's eye \d, for / })
    .first()
    .waitFor()
}
