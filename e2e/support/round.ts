import { expect, type Page } from '@playwright/test'
import { middleOf } from './drag'
import { findLeaks } from './leaks'

/** Whoever the curtain names takes the phone, looks at their card if they must, and hands it on. */
export async function goRound(page: Page): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const pad = page.getByTestId('hold-pad')
    const take = page.getByRole('button', { name: /^I am / })
    await expect(take.or(pad).first()).toBeVisible()
    expect(await findLeaks(page)).toEqual([])
    if (new URL(page.url()).pathname === '/dice/table') break
    if (await pad.isVisible()) {
      seen.push(await heldCard(page))
      await page.getByRole('button', { name: /^Seen/ }).click()
    } else await take.click()
  }
  return seen
}

/** Holds the pad and reads the card; afterwards nothing is left of it. */
async function heldCard(page: Page): Promise<string> {
  const { x, y } = await middleOf(page.getByTestId('hold-pad'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  const words = await page.getByTestId('card-up').getAttribute('aria-label')
  await page.mouse.up()
  await expect(page.getByTestId('card-up')).not.toBeAttached()
  return words ?? ''
}
