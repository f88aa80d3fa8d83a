import { expect, type Page } from '@playwright/test'
import { atOnce, type Pace } from './app-time'

/** What somebody does in the lesson with their own hands. */
export class Pupil {
  constructor(
    private readonly page: Page,
    private readonly pace: Pace = atOnce,
  ) {}

  /** Reads the card that lies there and puts it away. */
  read = (): Promise<void> => this.pace.press(this.page.getByTestId('got-it'))

  sitDown = (): Promise<void> => this.pace.press(this.page.getByTestId('sit-down'))

  roll = (): Promise<void> => this.pace.press(this.page.getByTestId('roll'))

  stop = (): Promise<void> =>
    this.pace.press(this.page.getByRole('button', { name: 'Stop', exact: true }))

  /** Keeps dice, or lets them go again. */
  async keep(...numbers: readonly number[]): Promise<void> {
    for (const number of numbers)
      await this.pace.press(this.page.getByRole('button', { name: new RegExp(`^Die ${number}:`) }))
  }

  /** Names the same seat for every die that wants one, and confirms. */
  async choose(name: string): Promise<void> {
    const confirm = this.page.getByTestId('confirm')
    const seat = this.page.getByRole('button', { name: new RegExp(`^${name},`) })
    await this.pace.see(confirm)
    while (await confirm.isDisabled()) await this.pace.press(seat)
    await this.pace.press(confirm)
  }

  /** The whole lesson as its cards ask for it, until it is won. */
  async playLesson(): Promise<void> {
    const { page, pace } = this
    await this.sitDown()
    await this.read()
    await this.roll()
    await this.read()
    await this.keep(2, 3)
    await this.roll()
    await this.read()
    await this.stop()
    await this.read()
    await this.choose('Rosa')
    await this.read()
    await this.choose('You')
    for (const title of [
      'Read people',
      'A helping hand?',
      'The attack',
      'Three dynamites',
      'Two are left',
    ]) {
      await pace.see(page.getByRole('heading', { name: title }))
      await this.read()
    }
    await this.roll()
    await this.read()
    await this.keep(1, 2, 4)
    await this.roll()
    await this.read()
    await this.stop()
    await this.read()
    await this.choose('Ines')
    await pace.see(page.getByText('The law wins'))
    await expect(page).toHaveURL('/dice/result')
  }
}
