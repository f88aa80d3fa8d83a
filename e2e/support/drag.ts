import { expect, type Locator, type Page } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where something lies on the screen. */
export async function boxOf(what: Locator): Promise<Box> {
  const box = await what.first().boundingBox()
  if (!box) throw new Error(`${String(what)} is not on the screen`)
  return box
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of something: where a finger would go. */
export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(what)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags the first bull's eye that wants a target to the first seat that can be one; the die names it then. */
export async function dragFirstShot(page: Page): Promise<void> {
  const from = await middleOf(page.getByRole('button', { name: /^Die \d: Bull’s eye/ }))
  const to = await middleOf(page.getByRole('button', { name: /can be chosen/ }))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (to.x - from.x) / 8, from.y + (to.y - from.y) / 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(
    page.getByRole('button', { name: /^Die \d: Bull’s eye \d, for / }).first(),
  ).toBeVisible()
}
