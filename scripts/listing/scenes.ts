import type { Page } from 'playwright-core'
import { bringFinishedMatch, playedMatch } from '../../e2e/finished-match'
import { CARD_QUESTIONS, type CardQuestion } from '../../e2e/support/card-questions'
import { keepCards } from '../../e2e/support/card-saves'
import { keepTable, pictured } from '../../e2e/support/companion-saves'
import { TablePlayer } from '../../e2e/support/player'
import { keepMatch, keepSettings } from '../../e2e/support/saves'
import { GAME_IDS } from '../../src/games'
import { cardsLesson } from '../../src/i18n/en/cards-lesson'
import { tutorial as dice } from '../../src/i18n/en/tutorial'
import { progressKind } from '../../src/persistence/progress'
import type { StoreLanguage } from './texts'

/** A picture for the stores; its caption stands at the same place in the texts. */
export interface StoreScene {
  readonly name: string
  readonly play: (page: Page, url: string, language: StoreLanguage) => Promise<void>
}

const SEATS = 7
const finished = playedMatch({ kind: 'deal', seats: SEATS }, 1)

/** Tips are for beginners: each is shown once, and here all have been. */
const keepTips = (page: Page): Promise<unknown> => {
  const tips = [...Object.keys(dice.tips), ...Object.keys(cardsLesson.tips)]
  const data = { learned: GAME_IDS, tips }
  const document = JSON.stringify({ version: progressKind.version, data })
  return page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    progressKind.key,
    document,
  ] as const)
}

/** The table after a number of choices. */
const table = (name: string, choices: number): StoreScene => ({
  name,
  play: async (page, url, language) => {
    await keepTips(page)
    await keepMatch(page, { seats: SEATS, seed: 7, settings: { language, theme: 'dusk' } })
    await page.goto(`${url}/table`)
    const player = new TablePlayer(page, 3, { language })
    await player.play(choices)
    await player.asked()
  },
})

/** The card table at one of its questions. */
const cardTable = (name: string, question: CardQuestion): StoreScene => ({
  name,
  play: async (page, url, language) => {
    await keepTips(page)
    const settings = { language, theme: 'dusk' } as const
    await keepCards(page, { record: CARD_QUESTIONS[question], settings })
    await page.goto(`${url}/cards/table`)
    await page.getByTestId('prompt').waitFor()
  },
})

export const STORE_SCENES: readonly StoreScene[] = [
  {
    name: 'home',
    play: async (page, url, language) => {
      await keepSettings(page, { language, theme: 'dusk' })
      await page.goto(url)
      await page.waitForTimeout(2500)
    },
  },
  cardTable('cards', 'turn'),
  table('roll', 1),
  table('aim', 2),
  cardTable('shot', 'a shot, with everything'),
  {
    name: 'result',
    play: async (page, url, language) => {
      await keepSettings(page, { language, theme: 'dusk' })
      await bringFinishedMatch(page, finished)
      await page.goto(`${url}/result`)
    },
  },
  {
    name: 'companion',
    play: async (page, url, language) => {
      const settings = { language, theme: 'dusk' } as const
      await keepTable(page, { seats: 5, actions: pictured(5), settings })
      await page.goto(`${url}/companion`)
    },
  },
  {
    name: 'rules',
    play: async (page, url, language) => {
      await keepSettings(page, { language, theme: 'dusk' })
      await page.goto(`${url}/cards/rules/panic`)
    },
  },
]
