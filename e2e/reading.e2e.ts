import type { Mark } from '@/family/reading'
import { OWNER, rosterKind } from '@/persistence/roster'
import { playedMatch } from './finished-match'
import { expect, test } from './harness/test'
import { cardsDeal, keepCards } from './support/card-saves'
import { middleOf } from './support/drag'
import { company, keep, keepMatch } from './support/saves'

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

test('at a real table suspicions are noted behind the curtain, if wanted, and told when all is over', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const people = ['Mia', 'Tom', 'Lene', 'Omar'].map((name) => ({ id: name, name, face: null }))
  await keep(page, {
    [rosterKind.key]: { version: rosterKind.version, data: { people, solo: OWNER } },
  })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await open('/cards/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await press(/^Seat 1: Seat 1/)
  for (const { name } of people) await press(name)
  await page.getByRole('radio', { name: 'Mia is the Sheriff' }).click()
  const wanted = page.getByTestId('suspicions-switch')
  await expect(wanted).not.toBeChecked()
  await wanted.press('Space')
  await expect(wanted).toBeChecked()
  await press('Begin')
  await press('Not now')
  // Tom takes the phone for his.
  await page.getByTestId(/^tool-(menu|more)$/).click()
  await page.getByTestId('menu-suspicions').click()
  await page.getByTestId('who-1').click()
  await expect(page.getByRole('dialog'), 'the sheet is down').toHaveCount(0)
  await expect(page.getByTestId('holders-reading')).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Tom' }).press('Enter')
  await expect(page.getByTestId('holders-reading')).toBeVisible()
  await expectAccessible()
  const lene = page.getByRole('radiogroup', { name: 'Lene' })
  await lene.getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(lene.getByRole('radio', { name: 'Renegade' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(lene.getByRole('radio', { name: 'Outlaw' })).toBeChecked()
  await press('Back to the table')
  await expect(page.getByTestId('panel-0'), 'one board, not two').toHaveCount(1)
  await expect(page.getByText('Outlaw')).toHaveCount(0)
  await page.getByTestId('tool-next').click()
  await page.reload()
  for (let i = 0; i < 5; i++) await press('Mia: lose a life point')
  await press('Mia falls')
  await press('The result')
  await expect(page.getByTestId('reading-notes'), 'cards are still sealed').toHaveCount(0)
  await press(/still face down/)
  const turnUp = (name: string, role: string) =>
    page.getByRole('group', { name }).getByRole('button', { name: role }).click()
  await turnUp('Tom', 'Renegade')
  await press('Done')
  await expect(page.getByTestId('reading-notes')).toHaveText(/^Tom read people: \d+ of 100/)
  await open('/history')
  await press(/2 turns/)
  await expect(page.getByText(/read people: \d+ of 100/)).toHaveCount(1)
})
