import type { Locator, Page } from 'playwright-core'
import { rngFromSeed, type Rng } from '@/core/rng'

/** What the keys are called, by language. */
const WORDS = {
  en: { stop: 'Stop', pass: 'Leave this one', die: /^Die \d: .*[^d]$/, target: /can be chosen/ },
  de: { stop: 'Stopp', pass: 'Diesen lassen', die: /^Würfel \d: .*[^t]$/, target: /wählbar/ },
} as const

/** Plays the table as a person would: looks for what may be pressed, and presses it. */
export class TablePlayer {
  private readonly rng: Rng

  constructor(
    private readonly page: Page,
    seed: number,
    private readonly language: keyof typeof WORDS = 'en',
  ) {
    this.rng = rngFromSeed(seed)
  }

  private get words() {
    return WORDS[this.language]
  }

  /** Plays until the match is over or the choices are used up. True if the result is on the screen. */
  async play(choices = Infinity): Promise<boolean> {
    for (let i = 0; i < choices; i++) {
      await this.asked()
      if (this.isOver()) return true
      await this.answer()
    }
    return this.isOver()
  }

  isOver(): boolean {
    return new URL(this.page.url()).pathname === '/result'
  }

  /** Waits until something is asked or the match is over. */
  async asked(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        location.pathname === '/result' ||
        document.querySelector(
          '[data-testid="roll"],[data-testid="confirm"],[data-testid="choice"]',
        ),
      undefined,
      { timeout: 30_000 },
    )
  }

  private async answer(): Promise<void> {
    const { page } = this
    const roll = page.getByTestId('roll')
    if (await roll.isVisible()) return this.rollOrStop(roll)
    const confirm = page.getByTestId('confirm')
    if (await confirm.isVisible()) return this.choose(confirm)
    const choices = page.getByTestId('choice')
    const count = await choices.count()
    if (count > 0) await choices.nth(this.rng.below(count)).click()
  }

  private async rollOrStop(roll: Locator): Promise<void> {
    const stop = this.page.getByRole('button', { name: this.words.stop, exact: true })
    if ((await stop.isVisible()) && this.rng.below(2) === 0) return stop.click()
    const dice = this.page.getByRole('button', { name: this.words.die })
    const count = await dice.count()
    if (count > 1 && (await stop.isVisible())) await dice.nth(this.rng.below(count)).click()
    if (await roll.isEnabled()) return roll.click()
    await stop.click()
  }

  /** Names a target for every die and confirms. */
  private async choose(confirm: Locator): Promise<void> {
    const pass = this.page.getByRole('button', { name: this.words.pass })
    if ((await pass.isVisible()) && this.rng.below(3) === 0) return pass.click()
    for (let i = 0; i < 6 && !(await confirm.isEnabled()); i++) {
      const targets = this.page.getByRole('button', { name: this.words.target })
      const count = await targets.count()
      await targets.nth(this.rng.below(count)).click()
    }
    await confirm.click()
  }
}
