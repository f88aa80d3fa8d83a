import type { Page } from '@playwright/test'
import type { CardId } from '@/games/cards'
import { expect, test } from './harness/test'
import { keepCards, playedCards, withHand } from './support/card-saves'

const HAND: readonly CardId[] = ['beer-6H', 'stagecoach-9S', 'schofield-KS']

const card = (page: Page, words: RegExp) =>
  page.getByTestId(/^hand-/).and(page.getByRole('button', { name: words }))
const undo = (page: Page) => page.getByRole('button', { name: 'Take back' })

/** A first tap lifts a card, a second one plays it. */
async function plays(page: Page, words: RegExp): Promise<void> {
  await card(page, words).click()
  await card(page, words).click()
  await expect(card(page, words)).toHaveCount(0)
}

test('a card laid down is taken back into the hand, what was drawn stays', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: withHand(HAND) })
  await open('/cards/table')
  await plays(page, /^Schofield/)
  await undo(page).click()
  await expect(card(page, /^Schofield/)).toBeVisible()
  await expect(undo(page)).toBeDisabled()
  await plays(page, /^Schofield/)
  await plays(page, /^Stagecoach/)
  await expect(page.getByTestId(/^hand-/)).toHaveCount(3)
  await expect(undo(page)).toBeDisabled()
})

test('a match of cards is watched again with all cards up, or as one saw it', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: playedCards(5, 3) })
  await open('/cards/replay')
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
  await page.getByRole('button', { name: 'Next turn' }).click()
  await expect(page.getByRole('heading', { name: /^Turn 2 of/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Rosa’s hand' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rosa,.*Deputy/ })).toBeVisible()
  await page.getByRole('button', { name: 'Watch as you saw it' }).click()
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible()
  await expect(page.getByTestId(/^hand-/)).toHaveCount(5)
  await expect(page.getByRole('button', { name: /^Rosa,.*Deputy/ })).toHaveCount(0)
})
