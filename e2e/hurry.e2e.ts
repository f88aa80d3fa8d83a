import { takeClock } from './harness/clock'
import { expect, test } from './harness/test'
import { inAppTime } from './support/app-time'
import { TablePlayer } from './support/player'
import { keepMatch } from './support/saves'

test('to my turn: one key, then what happened meanwhile', async ({ page, open }) => {
  await takeClock(page)
  const { press, see } = inAppTime(page)
  await keepMatch(page, { seats: 8, seed: 7, settings: { speed: 1 } })
  await open('/dice/table')
  const hurry = page.getByTestId('hurry')
  const player = new TablePlayer(page, 3, {
    press: (what) => press(what),
    wait: async (isAsked) => {
      while (!(await isAsked()) && !(await hurry.isVisible())) await page.clock.runFor(200)
    },
  })
  while (!(await hurry.isVisible())) await player.play(1)
  await press(hurry)
  await see(page.getByTestId('digest'))
  await expect(page.getByTestId('digest')).toHaveAccessibleName(/^Since your turn\s+\S/)
  await press(page.getByTestId('roll'))
  await expect(page.getByTestId('digest')).toBeHidden()
})

test('a tap on a seat opens it while others play', async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 12, settings: { speed: 1 } })
  await open('/dice/table')
  await page.getByTestId('roll').click()
  await page.getByTestId('seat-2').click()
  await expect(page.getByRole('heading', { name: 'Hank' })).toBeVisible()
})

test('a reload keeps the pause', async ({ page, open }) => {
  await keepMatch(page, { seats: 8, seed: 7, settings: { speed: 1 } })
  await open('/dice/table')
  const pause = page.getByRole('button', { name: 'Pause' })
  const player = new TablePlayer(page, 3, {
    wait: (isAsked) =>
      expect(async () =>
        expect((await isAsked()) || (await pause.isVisible())).toBe(true),
      ).toPass(),
  })
  while (!(await pause.isVisible())) await player.play(1)
  await pause.click()
  await expect(page.getByText('Paused.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Paused.')).toBeVisible()
})

test('the browser’s Back closes a sheet and leaves the table where it is', async ({
  page,
  open,
}) => {
  await keepMatch(page, { seats: 4, seed: 12 })
  await open('/')
  await page.getByTestId('continue').click()
  await page.getByTestId('menu').click()
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeHidden()
  await expect(page).toHaveURL(/\/dice\/table$/)
  await expect(page.getByTestId('roll')).toBeVisible()
})

test('a second tab says that the match is open elsewhere, and can take over', async ({
  page,
  context,
  open,
}) => {
  await keepMatch(page, { seats: 4, seed: 12 })
  await open('/dice/table')
  await expect(page.getByTestId('roll')).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByTestId('elsewhere')).toBeVisible()
  await expect(page.getByTestId('elsewhere')).toBeHidden()
  await second.getByRole('button', { name: 'Play here instead' }).click()
  await expect(second.getByTestId('elsewhere')).toBeHidden()
  await expect(second.getByTestId('roll')).toBeVisible()
  await expect(page.getByTestId('elsewhere')).toBeVisible()
})
