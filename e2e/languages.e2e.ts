import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { test, type Stage } from './harness/test'
import { misfits, untranslated } from './support/fit'
import { TablePlayer } from './support/player'
import { keepMatch } from './support/saves'

const finished = playedMatch({ kind: 'deal', seats: 7 }, 1)

/** Everything that is no word of the app: names of people, of characters and of languages. */
const NAMES =
  /^(Ada|Rosa|Hank|Mei|Cole|Ines|Bo|Otis|You|Tumbleweed|TUMBLEWEED|English|Deutsch|Français|Čeština)$|Bart|Jack|Janet|Gringo|Jesse|Jourdonnais|Kit |Lucky|Paul |Pedro|Rose|Sid |Slab|Suzy|Vulture|Willy|Sancreek/

interface Place {
  readonly name: string
  readonly come: (stage: Stage) => Promise<void>
}

const follow = { language: 'system' } as const

const route = (name: string, path: string): Place => ({
  name,
  come: async ({ page, open }) => {
    await keepMatch(page, { seats: 7, settings: follow })
    await open(path)
  },
})

const table = (seats: number, choices: number): Place => ({
  name: `the table of ${seats} after ${choices} choices`,
  come: async ({ page, open }) => {
    await keepMatch(page, { seats, settings: follow })
    await open('/table')
    const player = new TablePlayer(page, 3, { language: 'en-XA' })
    await player.play(choices)
    await player.asked()
  },
})

const after = (name: string, path: string): Place => ({
  name,
  come: async ({ page, open }) => {
    await bringFinishedMatch(page, finished)
    await open(path)
  },
})

const PLACES: readonly Place[] = [
  route('home', '/'),
  route('the new game', '/new'),
  route('the deal', '/deal'),
  route('the settings', '/settings'),
  route('about', '/about'),
  route('the game that goes round', '/pass'),
  route('the companion’s set-up', '/companion-setup'),
  route('the first lesson', '/tutorial'),
  route('the rules', '/rules'),
  ...[
    'turn',
    'setup',
    'gatling',
    'renegade',
    'slab-the-killer',
    'kitSpread',
    'questions',
    'summary',
  ].map((entry) => route(`the rule ${entry}`, `/rules/${entry}`)),
  table(7, 1),
  table(7, 2),
  table(3, 0),
  table(8, 5),
  after('the result', '/result'),
  after('the replay', '/replay'),
]

/** Things fly in; what is measured has come to rest. */
const atRest = (page: Page) => page.waitForTimeout(900)

for (const { name, come } of PLACES)
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
