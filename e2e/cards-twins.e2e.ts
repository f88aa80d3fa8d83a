import type { Page } from '@playwright/test'
import { startMatch } from '@/core/match'
import type { Role } from '@/family/roles'
import { cards, type CardId, type CardsRecord, type Position } from '@/games/cards'
import { stopClock, takeClock } from './harness/clock'
import { expect, test } from './harness/test'
import { appTime, runClockUntil } from './support/app-time'
import { keepCards } from './support/card-saves'

interface Hidden {
  readonly roles: readonly Role[]
  /** In the hands of everybody but the first, who plays the same card at either table. */
  readonly hands: readonly (readonly CardId[])[]
  readonly deck: readonly CardId[]
}

const OWN: readonly CardId[] = ['indians-AD', 'beer-6H']

/** Two tables that only those who look at a hand can tell apart. */
const ONE: Hidden = {
  roles: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
  hands: [['bang-8D', 'bang-9D'], ['missed-10C'], ['beer-7H', 'duel-QD', 'panic-QH']],
  deck: ['bang-3C', 'missed-2S', 'barrel-QS', 'jail-JS'],
}
const OTHER: Hidden = {
  roles: ['sheriff', 'renegade', 'outlaw', 'outlaw'],
  hands: [['beer-7H', 'missed-2S'], ['panic-QH'], ['barrel-QS', 'bang-3C', 'jail-JS']],
  deck: ['bang-8D', 'duel-QD', 'missed-10C', 'bang-9D'],
}

function tableOf({ roles, hands, deck }: Hidden): CardsRecord {
  const seats: Position['seats'] = roles.map((role, seat) => ({
    role,
    character: null,
    life: 3,
    maxLife: 4,
    hand: seat === 0 ? OWN : (hands[seat - 1] ?? []),
    inPlay: [],
  }))
  const config: Position = { kind: 'position', turn: 0, phase: 'play', seats, deck }
  return startMatch(cards, config, 1).record
}

interface Seen {
  readonly moment: string
  /** Of the app's own time, in ms. */
  readonly since: number
  readonly page: string
  readonly picture: string
}

/** What a stranger sees while Indians! goes round: each curtain, and each table behind it with the hand down. */
async function walk(page: Page): Promise<readonly Seen[]> {
  const seen: Seen[] = []
  await expect(page.getByTestId('take-phone')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await stopClock(page)
  const start = await appTime(page)
  const look = async (moment: string) => {
    const since = (await appTime(page)) - start
    // Whatever moves comes to rest, at either table after the same time.
    await page.clock.runFor(2000)
    const html = await page.evaluate(() => document.body.innerHTML)
    const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
    seen.push({ moment, since, page: html, picture })
  }
  const take = async (name: string) => {
    const key = page.getByRole('button', { name: `I am ${name}` })
    await runClockUntil(page, () => key.isVisible())
    await look(`${name} is called`)
    await key.click()
    await page.clock.runFor(400)
    await look(`${name} has the phone`)
  }
  await take('Ada')
  await page.getByTestId('hand-pad').press('Enter')
  await page.clock.runFor(400)
  await page.getByTestId('hand-0').click()
  await page.getByTestId('confirm').click()
  await take('Bo')
  return seen
}

test('other hands, another deck and other roles change no pixel, no label and no pause', async ({
  page,
  open,
  browser,
}) => {
  test.setTimeout(300_000)
  await takeClock(page)
  await keepCards(page, { record: tableOf(ONE), isPassed: true, settings: { speed: 1 } })
  await open('/cards/table')
  const one = await walk(page)
  // A browser of its own: the app plays in one tab only.
  const context = await browser.newContext()
  const twin = await context.newPage()
  await takeClock(twin)
  await keepCards(twin, { record: tableOf(OTHER), isPassed: true, settings: { speed: 1 } })
  await twin.goto(page.url())
  const other = await walk(twin)
  await context.close()
  expect(one.map(({ moment }) => moment)).toEqual([
    'Ada is called',
    'Ada has the phone',
    'Bo is called',
    'Bo has the phone',
  ])
  for (const [i, { moment, since, page: html, picture }] of one.entries()) {
    expect(other[i]?.since, `${moment}: when`).toBe(since)
    expect(other[i]?.page, `${moment}: the page`).toBe(html)
    expect(other[i]?.picture === picture, `${moment}: every pixel`).toBe(true)
  }
})
