import { expect, type Page } from '@playwright/test'
import { atOnce, type Pace } from './app-time'

/** What somebody does in the lesson of cards with their own hands. */
export class CardsPupil {
  constructor(
    private readonly page: Page,
    private readonly pace: Pace = atOnce,
  ) {}

  /** Reads the card that lies there and puts it away. */
  async read(title: string): Promise<void> {
    await this.pace.see(this.page.getByRole('heading', { name: title, exact: true }))
    await this.pace.press(this.page.getByTestId('got-it'))
  }

  sitDown = (): Promise<void> => this.pace.press(this.page.getByTestId('sit-down'))

  press = (name: string | RegExp): Promise<void> =>
    this.pace.press(this.page.getByRole('button', { name }))

  /** Lifts a card of the hand and does with it what the key says. */
  async play(card: RegExp, key: RegExp): Promise<void> {
    await this.press(card)
    await this.press(key)
  }

  /** The whole lesson as its cards ask for it, until it is won. */
  async playLesson(): Promise<void> {
    await this.sitDown()
    await this.read('You are the Sheriff')
    await this.read('A shot at you')
    await this.press(/^Missed!, costs/)
    await this.read('Your turn')
    await this.play(/^Barrel, /, /^Lay down/)
    await this.read('Distance')
    await this.read('Reach')
    await this.play(/^Schofield, /, /^Lay down/)
    await this.read('Beer')
    await this.play(/^Beer, /, /^Drink/)
    await this.read('Bang!')
    await this.play(/^Bang!, /, /^Aim/)
    await this.press(/^Hank, /)
    await this.read('An Outlaw')
    await this.read('Too many cards')
    await this.press('End turn')
    await this.play(/^Saloon, /, /^Discard 1/)
    await this.read('Behind the Barrel')
    await this.press(/^Barrel, free/)
    await this.read('Another shot')
    await this.press(/^Barrel, free/)
    await this.read('No heart')
    await this.press(/^Missed!, costs/)
    await this.read('Read people')
    await this.read('A helping hand?')
    await this.read('Eleven more cards')
    await this.read('Your turn again')
    await this.play(/^Bang!, /, /^Aim/)
    await this.press(/^Rosa, /)
    await this.read('Only the Renegade is left')
    await this.play(/^Gatling, /, /^Play/)
    await this.pace.see(this.page.getByText('The law wins'))
    await expect(this.page).toHaveURL('/cards/result')
  }
}
