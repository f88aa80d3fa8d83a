/**
 * How long a bot's turn takes on the screen at ×1, in the built web app: `npm run measure:pace [-- turns [seats] [--real]]`.
 * The page's clock is run by the script, so that a busy machine measures the same as an idle one. With `--real` it is the
 * machine's own clock, the time that drawing takes included: for an idle machine. Needs `npm run build:web`.
 */
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { stopClock, takeClock } from '../../e2e/harness/clock'
import { serve } from '../../e2e/harness/server'
import { appTime } from '../../e2e/support/app-time'
import { TablePlayer } from '../../e2e/support/player'
import { keepMatch, players } from '../../e2e/support/saves'
import { findBrowser } from '../../scripts/lib/browser.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { real: { type: 'boolean', default: false } },
})
const [wanted = 40, seats = 8] = positionals.map(Number)
/** The aim for eight players, in seconds. */
const AIM = 8
/** How far the clock runs between two looks, in ms. */
const STEP = 100
const FIRST_SEED = 7

interface TimedTurn {
  readonly seat: number
  readonly seconds: number
}

/** Whose turn the table shows; null if it is nobody's. */
const turnOnScreen = (page: Page): Promise<number | null> =>
  page.evaluate<number | null>(`(() => {
    const seat = document.querySelector('[data-testid^="seat-"][aria-label*="on turn"]')
    return seat ? Number(seat.getAttribute('data-testid').slice(5)) : null
  })()`)

/** Plays a match at ×1, the person without hesitating, and times the turns of everybody else. */
async function timedTurns(page: Page, url: string, seed: number): Promise<TimedTurn[]> {
  const timed: TimedTurn[] = []
  if (!values.real) await takeClock(page)
  await keepMatch(page, {
    seats,
    seed,
    settings: { speed: 1, talk: false },
    players: players(seats).map((player) =>
      player.kind === 'bot' ? { ...player, level: 'normal' } : player,
    ),
  })
  await page.goto(`${url}/dice/table`)
  await page.getByTestId('roll').waitFor()
  if (!values.real) await stopClock(page)
  const clock = (): Promise<number> =>
    values.real ? Promise.resolve(performance.now()) : appTime(page)
  const pass = (): Promise<void> =>
    values.real ? page.waitForTimeout(STEP / 2) : page.clock.runFor(STEP)
  let seat = await turnOnScreen(page)
  let since = await clock()
  const step = async (): Promise<void> => {
    await pass()
    const now = await turnOnScreen(page)
    if (now === seat) return
    const time = await clock()
    if (seat !== null && seat !== 0) timed.push({ seat, seconds: (time - since) / 1000 })
    seat = now
    since = time
  }
  const player = new TablePlayer(page, seed, {
    wait: async (isAsked) => {
      while (!(await isAsked())) await step()
    },
  })
  while (timed.length < wanted && !(await player.play(1))) await step()
  return timed
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

async function main(): Promise<void> {
  const server = await serve('dist/web')
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const turns: TimedTurn[] = []
  for (let seed = FIRST_SEED; turns.length < wanted; seed++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    turns.push(...(await timedTurns(page, server.url, seed)))
    await page.close()
  }
  await browser.close()
  server.close()
  const seconds = turns.map((turn) => turn.seconds).sort((a, b) => a - b)
  const at = (share: number): string =>
    (seconds[Math.floor(share * seconds.length)] ?? 0).toFixed(1)
  console.log(
    `${seats} players at ×1${values.real ? ', drawing included' : ''}, ${seconds.length} turns of bots: ${mean(seconds).toFixed(1)} s on average (aim ${AIM}), ` +
      `half of them ${at(0.5)} s or less, one in ten ${at(0.9)} s or more, the longest ${at(0.999)} s; ` +
      `between one's own turns ${(mean(seconds) * (seats - 1)).toFixed(0)} s`,
  )
}

void main()
