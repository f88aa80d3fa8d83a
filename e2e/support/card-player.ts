import type { Locator, Page } from '@playwright/test'
import { rngFromSeed, type Rng } from '@/core/rng'
import { cards } from '@/i18n/en/cards'

interface Habits {
  /** Done whenever something is asked, before it is answered. */
  readonly beforeAnswer?: () => Promise<void>
  /** Takes every hit, so that the match is short. */
  readonly isReckless?: boolean
  /** How something is pressed: by a click unless told. */
  readonly press?: (what: Locator) => Promise<void>
  /** How time passes until something is asked: by itself unless told. */
  readonly wait?: (isAsked: () => Promise<boolean>) => Promise<void>
}

/** Is something asked, or is the match over? */
const IS_ASKED = `location.pathname === '/cards/result' || document.querySelector(
  '[data-testid="confirm"],[data-testid="choice"],[data-testid="end"]:not([aria-disabled="true"]),[role="radio"][data-testid^="open-"]',
) !== null`

const { card, seat } = cards.play
const PLAYABLE = new RegExp(card.playable.split('{{')[0] ?? '')
const TARGET = new RegExp(seat.target.replace('.', '\\.'))

/** Plays cards as a person would: looks for what may be pressed, and presses it. */
export class CardPlayer {
  private readonly rng: Rng

  constructor(
    private readonly page: Page,
    seed: number,
    private readonly habits: Habits = {},
  ) {
    this.rng = rngFromSeed(seed)
  }

  /** Plays until the match is over or the choices are used up. True if the result is on the screen. */
  async play(choices = Infinity): Promise<boolean> {
    for (let i = 0; i < choices; i++) {
      await this.asked()
      if (this.isOver()) return true
      await this.habits.beforeAnswer?.()
      await this.answer()
    }
    return this.isOver()
  }

  isOver(): boolean {
    return new URL(this.page.url()).pathname === '/cards/result'
  }

  async asked(): Promise<void> {
    const { wait } = this.habits
    if (wait) return wait(() => this.page.evaluate<boolean>(IS_ASKED))
    await this.page.waitForFunction(IS_ASKED, undefined, { timeout: 60_000 })
  }

  private async answer(): Promise<void> {
    const { page } = this
    const heal = page.getByTestId('heal')
    if ((await heal.isVisible()) && this.rng.below(2) === 0) return this.heal(heal)
    if (await page.getByTestId('end').isVisible()) return this.playOrEnd()
    const open = page.getByRole('radio').and(page.getByTestId(/^open-/))
    if ((await open.count()) > 0) return this.choose(open)
    const confirm = page.getByTestId('confirm')
    if ((await confirm.count()) > 0 && (await confirm.first().isDisabled())) return this.discard()
    const targets = page.getByRole('button', { name: TARGET })
    if ((await targets.count()) > 0 && this.rng.below(2) === 0) return this.pick(targets)
    const choice = page.getByTestId('choice')
    if (this.habits.isReckless && (await choice.count()) > 0) return this.pick(choice)
    await this.pick(page.getByTestId(/^(confirm|choice)$/))
  }

  /** Two cards for a life point. */
  private async heal(key: Locator): Promise<void> {
    await this.press(key)
    await this.discard()
  }

  /** Lets cards go until as many are marked as have to. */
  private async discard(): Promise<void> {
    const confirm = this.page.getByTestId('confirm')
    const hand = await this.page.getByTestId(/^hand-/).count()
    for (let i = 0; i < hand && (await confirm.isDisabled()); i++)
      await this.press(this.page.getByTestId(`hand-${i}`))
    await this.press(confirm)
  }

  private async choose(open: Locator): Promise<void> {
    await this.pick(open)
    await this.press(this.page.getByTestId('confirm'))
  }

  private async playOrEnd(): Promise<void> {
    const { page } = this
    const playable = page.getByTestId(/^hand-/).and(page.getByRole('button', { name: PLAYABLE }))
    if ((await playable.count()) === 0) return this.end()
    await this.pick(playable)
    await this.press(page.getByTestId('confirm'))
    const targets = page.getByRole('button', { name: TARGET })
    if ((await targets.count()) === 0) return
    await this.pick(targets)
    const take = page.getByTestId('take')
    if (!(await take.isVisible())) return
    await this.pick(page.getByTestId(/^take-/))
    await this.press(take)
  }

  private async end(): Promise<void> {
    await this.press(this.page.getByTestId('end'))
    if (await this.mustDiscard()) await this.discard()
  }

  /** Looked at in one go: a bot's shot may put another question in its place at any moment. */
  private mustDiscard(): Promise<boolean> {
    return this.page
      .getByTestId('confirm')
      .evaluateAll(
        ([only, ...others]) =>
          others.length === 0 && !!only?.matches(':disabled, [aria-disabled="true"]'),
      )
  }

  private async pick(some: Locator): Promise<void> {
    await this.press(some.nth(this.rng.below(await some.count())))
  }

  private press(what: Locator): Promise<void> {
    return this.habits.press ? this.habits.press(what) : what.click()
  }
}
