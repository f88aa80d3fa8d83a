import type { Page } from 'playwright-core'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

const match = playedMatch({ kind: 'deal', seats: 5 }, 7)

const place = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow'))

/** Waits until the scrubber stands where it should. */
async function expectPlace(page: Page, is: (now: number) => boolean): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    if (is(await place(page))) return
    await page.waitForTimeout(50)
  }
  throw new Error(`the scrubber stands at ${await place(page)}`)
}

test('a match is watched again by event, by turn and by hand', async ({
  page,
  open,
  screenshot,
}) => {
  await bringFinishedMatch(page, match)
  await open('/replay')
  await page.getByRole('heading', { name: 'Turn 1 of 19' }).waitFor()
  await page.getByText('The cards are dealt.').waitFor()
  await page.getByRole('button', { name: 'One event on' }).click()
  await expectPlace(page, (now) => now === 1)
  await page.getByRole('button', { name: 'Next turn' }).click()
  await page.getByRole('heading', { name: 'Turn 2 of 19' }).waitFor()
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('there is no scrubber')
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2)
  await page.getByText('The game is over.').waitFor()
  await screenshot('replay')
})

test('the keyboard moves the replay', { screen: 'desktop' }, async ({ page, open }) => {
  await bringFinishedMatch(page, match)
  await open('/replay')
  await page.getByRole('slider').waitFor()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expectPlace(page, (now) => now === 1)
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('heading', { name: 'Turn 2 of 19' }).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'From the start' }).waitFor()
  await page.keyboard.press('Home')
  await expectPlace(page, (now) => now === 0)
})

test('it plays by itself, faster if asked, and stops when touched', async ({ page, open }) => {
  await bringFinishedMatch(page, match)
  await open('/replay')
  await page.getByRole('button', { name: '×1' }).click()
  await page.getByRole('button', { name: '×2' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expectPlace(page, (now) => now >= 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stopped = await place(page)
  await page.waitForTimeout(900)
  await expectPlace(page, (now) => now === stopped)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the replay has no accessibility problem (${colorScheme})`,
    { context: { colorScheme } },
    async ({ page, open }) => {
      await bringFinishedMatch(page, match)
      await open('/replay')
      await page.getByRole('slider').waitFor()
      await page.keyboard.press('End')
      await expectNoAxeViolations(page)
    },
  )
}

test('the replay leads back to the result', async ({ page, open }) => {
  await bringFinishedMatch(page, match)
  await open('/result')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor()
})
