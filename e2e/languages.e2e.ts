import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { misfits, untranslated } from './support/fit'
import { placesIn } from './support/places'

/** Everything that is no word of the app: names of people, characters and languages, dates and durations. */
const NAMES =
  /^(Ada|Amira|Tom|Rosa|Hank|Mei|Cole|Ines|Bo|Otis|Dusty|Lou|Sage|Robin|Casey|Ash|Dakota|You|Tumbleweed|TUMBLEWEED|English|Deutsch|Français|Čeština)$|Bart|Jack|Janet|Gringo|Jesse|Jourdonnais|Kit |Lucky|Paul |Pedro|Rose|Sid |Slab|Suzy|Vulture|Willy|Sancreek| \d{4}$|\smin\b/

test.describe(() => {
  test.use({ ...screens.smallPhone, locale: 'en-XA', contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, come } of placesIn('en-XA'))
    test(`long words fit on a small phone: ${name}`, async ({ page, open }) => {
      await come({ page, open })
      await atRest(page)
      expect(await misfits(page)).toEqual([])
      expect(await untranslated(page, NAMES)).toEqual([])
    })
})

for (const [locale, words] of [
  ['fr-FR', /Jouer en solo/],
  ['fr-CA', /Jouer en solo/],
  ['cs-CZ', /Hrát sólo/],
  ['de-AT', /Allein spielen/],
  ['pl-PL', /Play alone/],
] as const)
  test.describe(() => {
    test.use({ locale })

    test(`a device that speaks ${locale} is answered so`, async ({ page, open }) => {
      await open('/')
      await expect(page.getByText(words)).toBeVisible()
    })
  })

for (const [language, title] of [
  ['Français', 'Réglages'],
  ['Čeština', 'Nastavení'],
] as const)
  test(`${language} can be chosen without a restart, and stays`, async ({ page, open }) => {
    await open('/settings')
    await page.getByRole('radio', { name: language }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
