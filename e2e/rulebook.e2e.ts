import { expect, screens, test } from './harness/test'

test('the search finds an entry, and its links lead on', async ({ page, open }) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('last arrow pile')
  await expect(page.getByRole('link', { name: /^The attack\./ })).toBeVisible()
  await page.getByTestId('rules-search').fill('bart')
  await page
    .getByRole('link', { name: /^Bart Cassidy\./ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Bart Cassidy' })).toBeVisible()
  await page.getByRole('link', { name: /^Slab the Killer\./ }).click()
  await expect(page.getByRole('heading', { name: 'Slab the Killer' })).toBeVisible()
  await expect(page).toHaveURL('/dice/rules/slab-the-killer')
})

test.describe(() => {
  test.use({ locale: 'cs-CZ' })

  test('the search forgives accents', async ({ page, open }) => {
    await open('/rules')
    await page.getByTestId('rules-search').fill('utok')
    await expect(page.getByRole('link', { name: /^Útok\./ })).toBeVisible()
  })
})

test('the search field has one outline, and a cross that empties it', async ({ page, open }) => {
  await open('/rules')
  const field = page.getByTestId('rules-search')
  await field.click()
  await field.fill('dinamite')
  await expect(page.getByRole('link', { name: /^Dynamite\./ }).first()).toBeVisible()
  await expect(field).toHaveCSS('outline-width', '0px')
  await expect(field).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('what is in no rule is said so', async ({ page, open }) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('submarine')
  await expect(page.getByText('Nothing in the rules fits that.')).toBeVisible()
})

test('an unknown entry leads to the contents', async ({ page, open }) => {
  await open('/rules/poker')
  await expect(page.getByTestId('rules-search')).toBeVisible()
})

test('an example is played on a real table', async ({ page, open }) => {
  await open('/rules/gatling')
  await page.getByTestId('play-example').click()
  await expect(page.getByText('Ada fired the gatling.')).toBeVisible()
  await expect(page.getByText('Ada discarded 3 arrows.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible()
})

test('one search over both games, and a card game example on its own table', async ({
  page,
  open,
}) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('gatling')
  const cards = page.getByRole('group', { name: 'In the card game' })
  await cards.getByRole('link', { name: /^Gatling\./ }).click()
  await expect(page).toHaveURL('/cards/rules/gatling')
  await page.getByTestId('play-example').click()
  await expect(page.getByText('Ada played Gatling.')).toBeVisible()
  await expect(page.getByText('Cole lost 1 life point; 3 left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible()
})

for (const path of [
  '/rules',
  '/rules/turn',
  '/rules/el-gringo',
  '/rules/summary',
  '/rules/kitSpread',
  '/cards/rules/distance',
  '/cards/rules/draw',
  '/cards/rules/dynamite',
  '/cards/rules/symbols',
  '/cards/rules/summary',
])
  test(`${path} has no accessibility problem`, async ({ page, open, expectAccessible }) => {
    await open(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible()
  })

for (const path of ['/dice/rules/dynamite', '/cards/rules/panic'])
  test.describe(() => {
    test.use(screens.tablet)

    test(`the small table of an example stands upright on a tablet, too: ${path}`, async ({
      page,
      open,
    }) => {
      await open(path)
      const table = page.getByTestId('play-example').locator('xpath=preceding-sibling::*[1]')
      await expect(table).toBeVisible()
      const box = await table.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(box?.width ?? Infinity)
    })
  })
