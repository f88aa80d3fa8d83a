import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './harness/test'
import { misfits, untranslated } from './support/fit'
import { placesIn } from './support/places'

/** Everything that is no word of the app: names of people, characters and languages, dates and durations. */
const NAMES =
  /^(Ada|Amira|Tom|Rosa|Hank|Mei|Cole|Ines|Bo|Otis|You|Tumbleweed|TUMBLEWEED|English|Deutsch|Français|Čeština)$|Bart|Jack|Janet|Gringo|Jesse|Jourdonnais|Kit |Lucky|Paul |Pedro|Rose|Sid |Slab|Suzy|Vulture|Willy|Sancreek| \d{4}$|\smin\b/

/** Things fly in; what is measured has come to rest. */
const atRest = (page: Page) => page.waitForTimeout(900)

for (const { name, come } of placesIn('en-XA'))
  test(
    `long words fit on a small phone: ${name}`,
    {
      screen: 'smallPhone',
      context: { locale: 'en-XA', reducedMotion: 'reduce' },
      timeoutSeconds: 60,
    },
    async (stage) => {
      await come(stage)
      await atRest(stage.page)
      assert.deepEqual(await misfits(stage.page), [])
      assert.deepEqual(await untranslated(stage.page, NAMES), [])
    },
  )

for (const [locale, words] of [
  ['fr-FR', /Jouer en solo/],
  ['fr-CA', /Jouer en solo/],
  ['cs-CZ', /Hrát sólo/],
  ['de-AT', /Allein spielen/],
  ['pl-PL', /Play alone/],
] as const)
  test(`a device that speaks ${locale} is answered so`, { context: { locale } }, async (stage) => {
    await stage.open('/')
    await stage.page.getByText(words).waitFor()
  })

for (const [language, title] of [
  ['Français', 'Réglages'],
  ['Čeština', 'Nastavení'],
] as const)
  test(`${language} can be chosen without a restart, and stays`, async ({ page, open }) => {
    await open('/settings')
    await page.getByRole('radio', { name: language }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: title }).waitFor()
  })
