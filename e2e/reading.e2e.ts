import type { Mark } from '@/family/reading'
import { playedMatch } from './finished-match'
import { expect, test } from './harness/test'
import { cardsDeal, keepCards } from './support/card-saves'
import { middleOf } from './support/drag'
import { company, keepMatch } from './support/saves'

const mark = (about: number, role: 'deputy' | 'outlaw' | 'renegade', by = 0): Mark => ({
  by,
  about,
  says: { role, sureness: 'likely' },
  turn: 1,
  at: 0,
})

for (const game of ['dice', 'cards'] as const)
  test(`a chip is put onto a seat by tap, drag and sheet, and stays there: ${game}`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    if (game === 'dice') await keepMatch(page, { seats: 8 })
    else await keepCards(page, { record: cardsDeal(7, 3) })
    await open(`/${game}/table`)
    // By key: a tip may lie over it for a while.
    await page.getByTestId('read').press('Enter')
    await page.getByTestId('chip-renegade').click()
    await page.getByTestId('reading-seat-2').click()
    await expect(page.getByTestId('reading-seat-2')).toHaveAccessibleName(/fairly sure: Renegade/)
    const from = await middleOf(page.getByTestId('chip-deputy'))
    const to = await middleOf(page.getByTestId('reading-seat-4'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 30, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await expect(page.getByTestId('reading-seat-4')).toHaveAccessibleName(/fairly sure: Deputy/)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('reading-layer')).toBeHidden()
    await expect(page.getByTestId('seat-2')).toHaveAccessibleName(/fairly sure: Renegade/)
    await page.reload()
    await expect(page.getByTestId('seat-4')).toHaveAccessibleName(/fairly sure: Deputy/)
  })

test('a phone that is passed around keeps suspicions behind the curtain', async ({
  page,
  open,
}) => {
  const marks = [mark(1, 'outlaw'), mark(2, 'renegade', 1)]
  const peeked = [0, 1, 2, 3, 4]
  await keepMatch(page, { seats: 5, mode: 'pass', players: company(5), peeked, marks })
  await open('/dice/table')
  await page.getByTestId('take-phone').click()
  await expect(page.getByTestId('seat-1')).not.toHaveAccessibleName(/fairly sure/)
  await page.getByTestId('menu').click()
  await page.getByText('My suspicions').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  await expect(page.getByTestId('holders-reading')).toHaveCount(0)
  await page.getByTestId('take-phone').click()
  const tom = page.getByRole('radiogroup', { name: 'Tom' })
  await expect(tom.getByRole('radio', { name: 'Outlaw' })).toBeChecked()
  const omar = page.getByRole('radiogroup', { name: 'Omar' })
  await expect(omar.getByRole('radio', { name: 'None' })).toBeChecked()
  await omar.getByRole('radio', { name: 'Deputy' }).click()
  await expect(omar.getByRole('radio', { name: 'Deputy' })).toBeChecked()
})

test('after the match one’s reading stands beside the best bot’s, and an act can be explained', async ({
  page,
  open,
}) => {
  const record = playedMatch({ kind: 'deal', seats: 7 }, 1)
  const marks = [mark(1, 'outlaw'), mark(2, 'renegade'), mark(3, 'deputy')]
  await keepMatch(page, { seats: 7, record, marks })
  await open('/dice/look-back')
  const reading = page.getByTestId('reading')
  await expect(reading).toBeVisible({ timeout: 60_000 })
  await expect(reading.getByText(/^Best bot: \d+$/)).toBeVisible()
  // Both bots would do the same today, so they tell it themselves.
  await page.getByTestId('acts').getByTestId('act').last().click()
  await expect(page.getByTestId('why').getByText('Its own reasons', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await open('/dice/replay')
  await page.getByRole('button', { name: 'Next turn' }).click()
  await page.getByTestId('story-line').click()
  await expect(page.getByTestId('why').getByText('Its own reasons', { exact: true })).toBeVisible()
})
