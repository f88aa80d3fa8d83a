import type { Page } from '@playwright/test'
import { OWNER, rosterKind } from '@/persistence/roster'
import { expect, screens, test } from './harness/test'
import { keepPrintedTable, picturedCards } from './support/cards-companion-saves'
import { keep } from './support/saves'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()
const tool = (page: Page, name: string) => page.getByTestId(`tool-${name}`).click()
const expectLife = (page: Page, seat: number, points: number) =>
  expect(page.getByTestId(`life-${seat}`)).toHaveText(String(points))

test('a printed table of five from the roster takes at most fifteen touches', async ({
  page,
  open,
}) => {
  const names = ['Mia', 'Tom', 'Lene', 'Omar', 'Ida']
  const people = names.map((name) => ({ id: name, name, face: null }))
  await keep(page, {
    [rosterKind.key]: { version: rosterKind.version, data: { people, solo: OWNER } },
  })
  await open('/cards/companion-setup')
  let touches = 0
  const touch = async (name: RegExp | string) => {
    touches += 1
    await press(page, name)
  }
  await touch(/^Seat 1: Seat 1/)
  for (const name of names) await touch(name)
  await touch(/^Character of Mia/)
  for (const name of [/^Bart Cassidy/, /^El Gringo/, /^Paul Regret/, /^Rose Doolan/, /^Slab/])
    await touch(name)
  touches += 1
  await page.getByRole('radio', { name: 'Tom is the Sheriff' }).click()
  await touch('Begin')
  await expect(page.getByTestId('panel-1')).toHaveAttribute(
    'aria-label',
    /^Tom, El Gringo, 4 of 4 life points, Sheriff, on turn/,
  )
  expect(touches).toBeLessThanOrEqual(15)
})

test('a turn at the table: gear, a hit, the Jail, the last breath, a reload', async ({
  page,
  open,
}) => {
  await keepPrintedTable(page, { seats: 5, actions: picturedCards(5) })
  await open('/cards/companion')
  await page.getByTestId('gear-1').click()
  await page.getByTestId('switch-jail').click()
  await page.getByRole('button', { name: 'Amira: lose a life point' }).click()
  await expectLife(page, 1, 2)
  await tool(page, 'next')
  await tool(page, 'next')
  await expect(page.getByTestId('draw-jail')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('draw-jail')).toBeVisible()
  await press(page, 'Turn lost')
  await page.getByRole('button', { name: 'Omar: lose a life point' }).click()
  await expect(page.getByTestId('fall')).toBeVisible()
  await press(page, 'Outlaw')
  await expect(page.getByTestId('reminder')).toContainText('for the Outlaw')
  await tool(page, 'undo')
  await expect(page.getByTestId('fall')).toBeVisible()
})

for (const screen of ['phone', 'smallPhone', 'tablet'] as const)
  test.describe(() => {
    test.use(screens[screen])

    test(`the printed table has no accessibility problem (${screen})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepPrintedTable(page, { seats: 7, actions: picturedCards(7) })
      await open('/cards/companion')
      await expectAccessible()
      await page.getByTestId('gear-3').click()
      const chip = await page.getByTestId('switch-mustang').boundingBox()
      expect(Math.min(chip?.width ?? 0, chip?.height ?? 0)).toBeGreaterThanOrEqual(56)
      await expectAccessible()
    })
  })
