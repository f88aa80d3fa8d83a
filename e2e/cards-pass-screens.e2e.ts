import type { Locator } from '@playwright/test'
import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { SID_WAITS } from './support/card-questions'
import { keepCards } from './support/card-saves'
import { misfits } from './support/fit'
import { byKeyboard } from './support/keyboard'

/** Every screen of a card game that is passed around, in four languages on four screens; in English by the keyboard alone. */
for (const { language, theme, screen } of [
  { language: 'en', theme: 'dusk', screen: screens.desktop },
  {
    language: 'de',
    theme: 'dusk',
    screen: { ...screens.phone, viewport: { width: 844, height: 390 } },
  },
  { language: 'fr', theme: 'noon', screen: screens.phone },
  { language: 'cs', theme: 'noon', screen: screens.smallPhone },
] as const)
  test.describe(() => {
    test.use(screen)

    test(`every screen of the pass-around fits and can be read out (${language})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      test.setTimeout(240_000)
      await keepCards(page, {
        record: SID_WAITS,
        isPassed: true,
        settings: { language, theme, speed: 'instant' },
      })
      await open('/cards/table')
      const tab = byKeyboard(page)
      const press = async (what: string | Locator) => {
        const key = typeof what === 'string' ? page.getByTestId(what) : what
        await key.waitFor()
        if (language === 'en' || what === 'hand-pad') return tab(key)
        await key.click()
      }
      const look = async (where: string) => {
        await atRest(page)
        expect.soft(await misfits(page), where).toEqual([])
        await expectAccessible()
      }
      const closed = async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByTestId('take-phone').waitFor()
      await look('the curtain')
      await press('take-phone')
      await page.getByTestId('hand-pad').waitFor()
      await look('the hand is down')
      await press('seat-4')
      await press('bot-in')
      await look('a bot sits in')
      await closed()
      await press('hand-pad')
      await page.getByTestId('hand-0').waitFor()
      await look('the hand is up')
      await press('reflexes')
      await look('what is answered for somebody')
      await closed()
      await press('seat-2')
      await look('Sid’s seat')
      await press('interject')
      await page.getByTestId('take-phone').waitFor()
      await look('Sid is called')
      await press('take-phone')
      await press('hand-pad')
      await page.getByTestId('heal').waitFor()
      await look('Sid looks at his hand')
      await press('give-back')
      await press('take-phone')
      await press('hand-pad')
      await press('hand-0')
      await press('confirm')
      // The store: Ada, Bo, Cy and Di pick from the open table, one after the other, and the bot in the last seat by itself.
      for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
        if (name !== 'Ada') await expect(page.getByTestId('prompt')).toContainText(name)
        if (name === 'Bo') await look('the store')
        await press(
          page
            .getByRole('radio')
            .and(page.getByTestId(/^open-/))
            .first(),
        )
        await press('confirm')
        await expect(page.getByTestId('take-phone')).toHaveCount(0)
        // Others come to the phone now.
        await expect(page.getByTestId('hand-0')).toHaveCount(0)
      }
      await press('hand-pad')
      await press('hand-0')
      await press('confirm')
      await page.getByTestId('take-phone').waitFor()
      await look('Bo is called')
      await press('take-phone')
      await press('hand-pad')
      await page.getByTestId('choice').waitFor()
      await look('Bo is asked')
    })
  })
