import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
import { misfits } from './support/fit'
import { keep, keepMatch } from './support/saves'
import { settingsKind } from '@/persistence/kinds'
import { DEFAULT_SETTINGS } from '@/store/settings/slice'

const fast = (page: Page, settings: object = {}) =>
  keep(page, {
    [settingsKind.key]: {
      version: settingsKind.version,
      data: { ...DEFAULT_SETTINGS, speed: 'instant', ...settings },
    },
  })

const read = (page: Page) => page.getByTestId('got-it').click({ timeout: 20_000 })
const button = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('button', { name: new RegExp(`^${name},`) }))
    .first()
const die = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Die ${number}:`) })
const seat = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) })

async function aimBothAt(page: Page, name: string): Promise<void> {
  await seat(page, name).click()
  await seat(page, name).click()
  await page.getByTestId('confirm').click()
}

test(
  'the lesson is played with one’s own hands and won',
  { timeoutSeconds: 90 },
  async ({ page, open }) => {
    await fast(page)
    await open('/')
    await page.getByRole('button', { name: /^Learn to play/ }).click()
    await page.getByTestId('sit-down').click()
    await read(page)
    await page.getByTestId('roll').click()
    await read(page)
    await die(page, 2).click()
    await die(page, 3).click()
    await page.getByTestId('roll').click()
    await read(page)
    await button(page, 'Stop').click()
    await read(page)
    await aimBothAt(page, 'Rosa')
    await read(page)
    while (await page.getByTestId('confirm').isVisible()) {
      await seat(page, 'You').click()
      if (await page.getByTestId('confirm').isEnabled()) await page.getByTestId('confirm').click()
    }
    for (const title of [
      'Read people',
      'A helping hand?',
      'The attack',
      'Three dynamites',
      'Two are left',
    ]) {
      await page.getByRole('heading', { name: title }).waitFor({ timeout: 20_000 })
      await read(page)
    }
    await page.getByTestId('roll').click()
    await read(page)
    for (const number of [1, 2, 4]) await die(page, number).click()
    await page.getByTestId('roll').click()
    await read(page)
    await button(page, 'Stop').click()
    await read(page)
    await aimBothAt(page, 'Mei')
    await page.getByText('The law wins').waitFor({ timeout: 20_000 })
    await open('/')
    await page.getByRole('button', { name: /^Play alone/ }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Learn to play/ }).count(), 0)
  },
)

test('a lesson leaves the match that waits in its place', async ({ page, open }) => {
  await keepMatch(page, { seats: 5 })
  await open('/')
  await page.getByRole('button', { name: 'Lesson', exact: true }).click()
  await page.getByText(/keeps its place/).waitFor()
  await page.getByTestId('sit-down').click()
  // Whoever does what the card asks for need not close it first.
  await page.getByTestId('coach').waitFor()
  await page.getByTestId('roll').click()
  await page.getByRole('heading', { name: 'Arrow and dynamite' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByTestId('seat-4').waitFor()
  await open('/tutorial')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('heading', { name: 'Arrow and dynamite' }).waitFor()
})

test('another choice than the lesson’s is not taken', async ({ page, open }) => {
  await fast(page)
  await open('/tutorial')
  await page.getByTestId('sit-down').click()
  await read(page)
  await page.getByTestId('roll').click()
  await read(page)
  await button(page, 'Stop').click()
  await page.getByText('Not that one yet.').waitFor()
  await page.getByRole('heading', { name: 'Arrow and dynamite' }).waitFor()
})

test(
  'every step can be skipped, and a reload resumes',
  { timeoutSeconds: 90 },
  async ({ page, open }) => {
    await fast(page)
    await open('/tutorial')
    await page.getByTestId('sit-down').click()
    for (let i = 0; i < 3; i++) await page.getByTestId('skip-step').click({ timeout: 20_000 })
    await page.getByRole('heading', { name: 'Aim', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Aim', exact: true }).waitFor()
    for (let i = 0; i < 20 && new URL(page.url()).pathname !== '/result'; i++) {
      const next = page.getByTestId('skip-step').or(page.getByTestId('got-it'))
      const over = page.getByText('The law wins')
      await next.or(over).first().waitFor({ timeout: 20_000 })
      if (await over.isVisible()) break
      const skip = page.getByTestId('skip-step')
      if (await skip.isVisible()) await skip.click()
      else await read(page)
    }
    await page.getByText('The law wins').waitFor()
  },
)

test('the lesson’s card has no accessibility problem', async ({ page, open }) => {
  await fast(page)
  await open('/tutorial')
  await expectNoAxeViolations(page)
  await page.getByTestId('sit-down').click()
  await page.getByTestId('got-it').waitFor()
  await expectNoAxeViolations(page)
})

test(
  'long words fit on a small phone: the lesson',
  {
    screen: 'smallPhone',
    context: { locale: 'en-XA', reducedMotion: 'reduce' },
    timeoutSeconds: 60,
  },
  async ({ page, open }) => {
    await fast(page)
    await open('/tutorial')
    assert.deepEqual(await misfits(page), [])
    await page.getByTestId('sit-down').click()
    for (let i = 0; i < 5; i++) {
      await page.getByTestId('skip-step').waitFor()
      await page.waitForTimeout(500)
      assert.deepEqual(await misfits(page), [])
      await page.getByTestId('skip-step').click()
    }
  },
)
