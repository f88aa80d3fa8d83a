import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { misfits } from './support/fit'
import { CardsPupil } from './support/cards-lesson'
import { Pupil } from './support/lesson'
import { keepMatch, keepSettings } from './support/saves'

test('the lesson is played with one’s own hands and won', async ({ page, open }) => {
  await keepSettings(page, {})
  await open('/')
  await page.getByRole('button', { name: /^Learn to play/ }).click()
  await new Pupil(page).playLesson()
  await expect(page.getByRole('heading', { name: 'That’s all there is to it' })).toBeVisible()
  await expect(page.getByTestId('open-look-back')).toHaveCount(0)
  await open('/')
  await expect(page.getByRole('button', { name: /^Play alone/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Learn to play/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lesson', exact: true })).toBeVisible()
})

test('a lesson leaves the match that waits in its place', async ({ page, open }) => {
  await keepMatch(page, { seats: 5 })
  await open('/')
  await page.getByRole('button', { name: 'Lesson', exact: true }).click()
  await expect(page.getByText(/keeps its place/)).toBeVisible()
  await page.getByTestId('sit-down').click()
  // Whoever does what the card asks for need not close it first.
  await expect(page.getByTestId('coach')).toBeVisible()
  await page.getByTestId('roll').click()
  await expect(page.getByRole('heading', { name: 'Arrow and dynamite' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByTestId('seat-4')).toBeVisible()
  await open('/tutorial')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Arrow and dynamite' })).toBeVisible()
})

test('another choice than the lesson’s is not taken', async ({ page, open }) => {
  const pupil = new Pupil(page)
  await keepSettings(page, {})
  await open('/tutorial')
  await pupil.sitDown()
  await pupil.read()
  await pupil.roll()
  await pupil.read()
  await pupil.stop()
  await expect(page.getByText('Not that one yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Arrow and dynamite' })).toBeVisible()
})

test('the lesson says so when Fire is pressed at the wrong target', async ({ page, open }) => {
  const pupil = new Pupil(page)
  await keepSettings(page, {})
  await open('/tutorial')
  await pupil.sitDown()
  for (let i = 0; i < 3; i++) await page.getByTestId('skip-step').click()
  await pupil.read()
  await pupil.choose('Hank')
  await expect(page.getByText('Not that one yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aim', exact: true })).toBeVisible()
  await pupil.read()
  await pupil.choose('Rosa')
  await expect(page.getByText('Not that one yet.')).toBeHidden()
})

test('every step can be skipped, and a reload resumes', async ({ page, open }) => {
  await keepSettings(page, {})
  await open('/tutorial')
  await page.getByTestId('sit-down').click()
  for (let i = 0; i < 3; i++) await page.getByTestId('skip-step').click()
  await expect(page.getByRole('heading', { name: 'Aim', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Aim', exact: true })).toBeVisible()
  for (let i = 0; i < 20 && new URL(page.url()).pathname !== '/dice/result'; i++) {
    const next = page.getByTestId('skip-step').or(page.getByTestId('got-it'))
    const over = page.getByText('The law wins')
    await expect(next.or(over).first()).toBeVisible()
    if (await over.isVisible()) break
    const skip = page.getByTestId('skip-step')
    if (await skip.isVisible()) await skip.click()
    else await new Pupil(page).read()
  }
  await expect(page.getByText('The law wins')).toBeVisible()
})

test('the lesson’s card has no accessibility problem', async ({ page, open, expectAccessible }) => {
  await keepSettings(page, {})
  await open('/tutorial')
  await expectAccessible()
  await page.getByTestId('sit-down').click()
  await expect(page.getByTestId('got-it')).toBeVisible()
  await expectAccessible()
})

test.describe(() => {
  test.use({ ...screens.smallPhone, locale: 'en-XA', contextOptions: { reducedMotion: 'reduce' } })

  test('long words fit on a small phone: the lesson', async ({ page, open }) => {
    await keepSettings(page, { language: 'system' })
    await open('/tutorial')
    await atRest(page)
    expect(await misfits(page)).toEqual([])
    await page.getByTestId('sit-down').click()
    for (let i = 0; i < 5; i++) {
      await expect(page.getByTestId('skip-step')).toBeVisible()
      await atRest(page)
      expect(await misfits(page)).toEqual([])
      await page.getByTestId('skip-step').click()
    }
  })
})

test('the lesson of cards: every step can be done for you, and a reload resumes', async ({
  page,
  open,
  expectAccessible,
}) => {
  await keepSettings(page, {})
  await open('/cards/tutorial')
  await page.getByTestId('sit-down').click()
  await new CardsPupil(page).read('You are the Sheriff')
  await expect(page.getByRole('heading', { name: 'A shot at you' })).toBeVisible()
  await expect(page.getByTestId('lit')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(page.getByText('Not that one yet.')).toBeVisible()
  for (let i = 0; i < 2; i++) await page.getByTestId('skip-step').click()
  await new CardsPupil(page).read('Distance')
  await page.getByTestId('skip-step').click()
  await expect(page.getByRole('heading', { name: 'Beer', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Beer', exact: true })).toBeVisible()
  const over = page.getByText('The law wins')
  const next = page.getByTestId('skip-step').or(page.getByTestId('got-it')).or(over)
  for (let i = 0; i < 20 && !(await over.isVisible()); i++) {
    await expect(next.first()).toBeVisible()
    const skip = page.getByTestId('skip-step')
    if (await skip.isVisible()) await skip.click()
    else if (!(await over.isVisible())) await page.getByTestId('got-it').click()
  }
  await expect(over).toBeVisible()
})
