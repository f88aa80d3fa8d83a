import type { Locator, Page } from '@playwright/test'
import { rngFromSeed, type Rng } from '@/core/rng'
import { cs } from '@/i18n/cs'
import { de } from '@/i18n/de'
import { en } from '@/i18n/en'
import { fr } from '@/i18n/fr'
import { pseudo } from '@/i18n/pseudo'
import type { Words } from '@/i18n/words'

/** The table's words in every language, and in the pseudo-locale. */
const TABLES = {
  en: en.table,
  de: de.table,
  fr: fr.table,
  cs: cs.table,
  'en-XA': pseudo.table,
} as const

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with slots as a pattern; what fills a slot has no comma. */
const pattern = (text: string): string => escaped(text).replace(/\\\{\\\{\w+\\\}\\\}/g, '[^,]+')

/** What the keys are called. */
function keysOf({ stop, pass, fire, die, seat }: Words['table']) {
  const [near = ''] = seat.target_other.split(',')
  return {
    stop,
    pass,
    fire,
    die: new RegExp(`^${pattern(die.loose)}$`),
    target: new RegExp(`${escaped(seat.choice)}|${escaped(near)}`),
  }
}

export type PlayedLanguage = keyof typeof TABLES

interface Habits {
  readonly language?: PlayedLanguage
  /** Done whenever something is asked, before it is answered. */
  readonly beforeAnswer?: () => Promise<void>
  /** How something is pressed: by a click unless told. */
  readonly press?: (what: Locator) => Promise<void>
  /** Whom to shoot at whenever they are in reach: anybody unless told. */
  readonly foe?: RegExp
  /** How time passes until something is asked: by itself unless told. */
  readonly wait?: (isAsked: () => Promise<boolean>) => Promise<void>
}

/** Is something asked, or is the match over? A text, because some who use it compile with helpers that the page doesn't have. */
const IS_ASKED = `location.pathname === '/dice/result' || document.querySelector(
  '[data-testid="roll"],[data-testid="confirm"],[data-testid="choice"],[data-testid="take-phone"]',
) !== null`

/** Plays the table as a person would: looks for what may be pressed, and presses it. */
export class TablePlayer {
  private readonly rng: Rng

  constructor(
    private readonly page: Page,
    seed: number,
    private readonly habits: Habits = {},
  ) {
    this.rng = rngFromSeed(seed)
  }

  private get words() {
    return keysOf(TABLES[this.habits.language ?? 'en'])
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
    return new URL(this.page.url()).pathname === '/dice/result'
  }

  /** Waits until something is asked or the match is over. Holds no element: it would stay in memory with all it was in. */
  async asked(): Promise<void> {
    const { wait } = this.habits
    if (wait) return wait(() => this.page.evaluate<boolean>(IS_ASKED))
    await this.page.waitForFunction(IS_ASKED, undefined, { timeout: 60_000 })
  }

  private press(what: Locator): Promise<void> {
    return this.habits.press ? this.habits.press(what) : what.click()
  }

  private async answer(): Promise<void> {
    const { page } = this
    await this.habits.beforeAnswer?.()
    const phone = page.getByTestId('take-phone')
    if (await phone.isVisible()) return this.press(phone)
    const roll = page.getByTestId('roll')
    if (await roll.isVisible()) return this.rollOrStop(roll)
    const confirm = page.getByTestId('confirm')
    if (await confirm.isVisible()) return this.choose(confirm)
    const choices = page.getByTestId('choice')
    const count = await choices.count()
    if (count > 0) await this.press(choices.nth(this.rng.below(count)))
  }

  private async rollOrStop(roll: Locator): Promise<void> {
    const stop = this.page.getByRole('button', { name: this.words.stop, exact: true })
    if ((await stop.isVisible()) && this.rng.below(2) === 0) return this.press(stop)
    const dice = this.page.getByRole('button', { name: this.words.die })
    const count = await dice.count()
    if (count > 1 && (await stop.isVisible())) await this.press(dice.nth(this.rng.below(count)))
    if (await roll.isEnabled()) return this.press(roll)
    await this.press(stop)
  }

  /** Names a target for every die and confirms. */
  private async choose(confirm: Locator): Promise<void> {
    const pass = this.page.getByRole('button', { name: this.words.pass })
    if ((await pass.isVisible()) && this.rng.below(3) === 0) return this.press(pass)
    for (let i = 0; i < 6 && !(await confirm.isEnabled()); i++) {
      const targets = await this.targets()
      const count = await targets.count()
      await this.press(targets.nth(this.rng.below(count)))
    }
    await this.press(confirm)
  }

  /** The seats that may be named. */
  private async targets(): Promise<Locator> {
    const { page, words, habits } = this
    const targets = page.getByRole('button', { name: words.target })
    const isShot = await page.getByRole('button', { name: words.fire }).isVisible()
    if (!habits.foe || !isShot) return targets
    const foes = targets.and(page.getByRole('button', { name: habits.foe }))
    return (await foes.count()) > 0 ? foes : targets
  }
}
