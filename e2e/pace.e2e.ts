import type { Page } from '@playwright/test'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { takeClock } from './harness/clock'
import { expect, test } from './harness/test'
import { appTime, inAppTime, runClockUntil } from './support/app-time'
import { findCardLeaks } from './support/card-leaks'
import { CardPlayer } from './support/card-player'
import { cardsDeal, hastyDeal, keepCards } from './support/card-saves'
import { CardsPupil } from './support/cards-lesson'
import { keepTable } from './support/companion-saves'
import { passOnInAppTime } from './support/pass-cards'
import { Pupil } from './support/lesson'
import { TablePlayer } from './support/player'
import { goRound } from './support/round'
import { company, keepMatch, keepSettings } from './support/saves'

/*
 * Every mode at the pace it is really played at: all pauses run, and nobody is left waiting. The clock is the test's own, so
 * that a match of ten minutes takes one.
 */

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await takeClock(page)
})

/** Somebody who waits at the app's own pace, and shoots at the Sheriff, so that matches are short. */
const patientPlayer = (page: Page, seed: number): TablePlayer =>
  new TablePlayer(page, seed, {
    foe: /, Sheriff,/,
    wait: (isAsked) => runClockUntil(page, isAsked),
  })

/** What it takes at least to follow a match at ×1, in milliseconds. */
const A_MATCH = 20_000
/** The same where everybody is at their last life point. */
const A_HASTY_MATCH = 5_000

test('alone at ×1: from the deal to the result', async ({ page, open }) => {
  const { press } = inAppTime(page)
  await keepMatch(page, { seats: 4, seed: 24, settings: { speed: 1 } })
  await open('/deal')
  const start = await appTime(page)
  await press(page.getByRole('button', { name: 'To the table' }))
  expect(await patientPlayer(page, 4).play()).toBe(true)
  expect(await appTime(page)).toBeGreaterThan(start + A_MATCH)
})

test('cards alone at ×1: from the first card to the result', async ({ page, open }) => {
  await keepCards(page, { record: cardsDeal(4, 1), settings: { speed: 1 } })
  await open('/cards/table')
  const start = await appTime(page)
  const player = new CardPlayer(page, 1, {
    isReckless: true,
    wait: (isAsked) => runClockUntil(page, isAsked),
  })
  expect(await player.play()).toBe(true)
  expect(await appTime(page)).toBeGreaterThan(start + A_MATCH)
})

for (const { seats, seed } of [
  { seats: 4, seed: 2 },
  { seats: 5, seed: 2 },
  { seats: 7, seed: 3 },
])
  test(`cards passed around ${seats} people at ×1: nobody is left waiting, no hand is seen`, async ({
    page,
    open,
  }) => {
    await keepCards(page, {
      record: hastyDeal(seats, seed),
      isPassed: true,
      settings: { speed: 1 },
    })
    await open('/cards/table')
    const start = await appTime(page)
    const leaks: string[] = []
    const down = async () => void leaks.push(...(await findCardLeaks(page, null)))
    const player = new CardPlayer(page, seed, {
      isReckless: true,
      wait: passOnInAppTime(page, down),
    })
    expect(await player.play()).toBe(true)
    expect(leaks, 'hidden cards in the page').toEqual([])
    expect(await appTime(page)).toBeGreaterThan(start + A_HASTY_MATCH)
  })

for (const speed of [1, 2, 4] as const)
  for (const { seats, bots, seed } of [
    { seats: 4, bots: [], seed: 44 },
    { seats: 8, bots: [2, 5], seed: 15 },
  ])
    test(`passed around ${seats} seats with ${bots.length} bots at ×${speed}: nobody is left waiting`, async ({
      page,
      open,
    }) => {
      const players = company(seats, bots)
      await keepMatch(page, { seats, seed, mode: 'pass', players, settings: { speed } })
      await open('/table')
      await goRound(page)
      const start = await appTime(page)
      expect(await patientPlayer(page, seats).play()).toBe(true)
      expect(await appTime(page)).toBeGreaterThan(start + A_MATCH / speed)
    })

test('the lesson at ×1, from the first card to the victory', async ({ page, open }) => {
  await keepSettings(page, { speed: 1 })
  await open('/tutorial')
  await new Pupil(page, inAppTime(page)).playLesson()
})

test('the lesson of cards at ×1, from the first shot to the victory', async ({ page, open }) => {
  await keepSettings(page, { speed: 1 })
  await open('/cards/tutorial')
  await new CardsPupil(page, inAppTime(page)).playLesson()
})

test('the replay at ×1, from the deal to the end', async ({ page, open }) => {
  await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 5 }, 7))
  await open('/replay')
  const start = await appTime(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await inAppTime(page).see(page.getByText('The game is over.'))
  expect(await appTime(page)).toBeGreaterThan(start + A_MATCH)
})

test('the companion, from the first shot to the result', async ({ page, open }) => {
  const { see, press } = inAppTime(page)
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first()
  await keepTable(page, { seats: 4, characters: Array(4).fill(null), sheriff: 0 })
  await open('/companion')
  for (let life = 8; life >= 0; life -= 2) {
    await press(page.getByTestId('tool-next'))
    for (let shot = 0; shot < 2; shot++) await press(button(/^Jonas: lose/))
    if (life > 0) await see(page.getByTestId('life-0').filter({ hasText: String(life) }))
  }
  await see(page.getByTestId('end'))
  await expect(page.getByText('The Outlaws win')).toBeVisible()
  await press(button('The result'))
  await press(button('3 cards are still face down'))
  await see(page.getByText('Turn up the last cards'))
})
