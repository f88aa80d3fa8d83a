import type { Page } from '@playwright/test'
import type { CardsAction } from '@/games/cards'
import { expect, test } from './harness/test'
import { CARD_QUESTIONS, type CardQuestion } from './support/card-questions'
import { CardPlayer } from './support/card-player'
import { cardsKey, keepCards } from './support/card-saves'

interface Answered {
  /** What is pressed, one after the other: test ids, or names of buttons. */
  readonly press: readonly (string | RegExp)[]
  /** What the match was told. */
  readonly told: readonly CardsAction[]
}

const shown = (card: Extract<CardsAction, { type: 'respond' }>['card']): CardsAction[] => [
  { type: 'respond', card },
]

/** Each question, and a person's answer to it. */
const ANSWERS: Readonly<Record<CardQuestion, Answered>> = {
  turn: {
    press: ['hand-3', 'confirm'],
    told: [{ type: 'play', card: 'stagecoach-9S' }],
  },
  'a shot, with everything': { press: [/^Barrel, free/], told: [{ type: 'barrel' }] },
  'a shot, with nothing': { press: ['choice'], told: [{ type: 'pass' }] },
  'two to stop': {
    press: [/^Missed!, costs/, /^Missed!, costs/],
    told: [...shown('missed-10C'), ...shown('missed-JC')],
  },
  gatling: { press: ['confirm'], told: shown('missed-10C') },
  indians: { press: ['hand-1', 'confirm'], told: shown('bang-9D') },
  duel: { press: ['hand-1', 'hand-1'], told: shown('bang-10D') },
  'Janet’s other use': { press: [/^Bang!, costs/], told: shown('bang-8D') },
  'Janet’s turn': {
    press: ['hand-0', 'confirm', 'seat-4'],
    told: [{ type: 'play', card: 'missed-10C', target: 4 }],
  },
  'Lucky Duke’s jail': { press: ['confirm'], told: [{ type: 'choose', card: 'beer-7H' }] },
  'Lucky Duke’s dynamite': { press: ['open-1'], told: [{ type: 'choose', card: 'beer-7H' }] },
  'Lucky Duke’s barrel': { press: ['choice'], told: [{ type: 'choose', card: 'bang-9D' }] },
  'Jesse’s first card': { press: ['seat-3'], told: [{ type: 'draw', from: 3 }] },
  'Pedro’s first card': { press: ['choice'], told: [{ type: 'draw', from: 'discard' }] },
  'Kit’s three': {
    press: ['open-1', 'confirm'],
    told: [{ type: 'put-back', card: 'missed-2S' }],
  },
  'Sid’s turn': {
    press: ['hand-0', 'confirm', 'heal', 'hand-1', 'hand-2', 'confirm', 'seat-1'],
    told: [
      { type: 'heal', discard: ['missed-10C', 'duel-QD'] },
      { type: 'play', card: 'bang-8D', target: 1 },
    ],
  },
  'Sid, shot at': {
    press: ['heal', 'hand-0', 'hand-2', 'confirm', /^Missed!, costs/],
    told: [{ type: 'heal', discard: ['bang-8D', 'duel-QD'] }, ...shown('missed-10C')],
  },
  'a store of seven': {
    press: ['open-4', 'confirm'],
    told: [{ type: 'take', card: 'volcanic-10S' }],
  },
  'the last breath': { press: ['confirm'], told: shown('beer-6H') },
  'too many cards': {
    press: ['hand-5', 'hand-0', 'hand-1', 'hand-2', 'confirm'],
    told: (['jail-4H', 'bang-8D', 'missed-10C', 'duel-QD'] as const).map((card) => ({
      type: 'discard',
      card,
    })),
  },
  'what to take': {
    press: ['hand-0', 'hand-0', 'seat-1', 'take-barrel-QS', 'take'],
    told: [{ type: 'play', card: 'panic-QH', target: 1, take: 'barrel-QS' }],
  },
  'Vulture Sam’s harvest': {
    press: ['hand-0', 'confirm', 'seat-4'],
    told: [{ type: 'play', card: 'bang-8D', target: 4 }],
  },
}

const actionsOf = (page: Page): Promise<readonly CardsAction[]> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null').data.record.actions,
    cardsKey,
  )

const isQuestion = (name: string): name is CardQuestion => name in ANSWERS

for (const name of Object.keys(CARD_QUESTIONS).filter(isQuestion))
  test(`cards, ${name}: asked again after a reload, and answered`, async ({ page, open }) => {
    const record = CARD_QUESTIONS[name]
    const { press, told } = ANSWERS[name]
    const { length } = record.actions
    await keepCards(page, { record })
    await open('/cards/table')
    const player = new CardPlayer(page, 1)
    await player.asked()
    const question = await page.getByTestId('prompt').innerText()
    await page.reload()
    await player.asked()
    await expect(page.getByTestId('prompt')).toHaveText(question.replaceAll('\n', ''))
    for (const key of press)
      await (
        typeof key === 'string' ? page.getByTestId(key) : page.getByRole('button', { name: key })
      ).click()
    await expect
      .poll(async () => (await actionsOf(page)).slice(length, length + told.length))
      .toEqual(told)
    await player.asked()
  })
