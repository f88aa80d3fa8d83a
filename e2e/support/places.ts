import { bringFinishedMatch, playedCards, playedMatch } from '../finished-match'
import type { Stage } from '../harness/test'
import { keepPeople, seedHistory } from './history-saves'
import type { CardsRecord } from '@/games/cards'
import { CardPlayer } from './card-player'
import { CARD_QUESTIONS, FULL_TABLE } from './card-questions'
import { cardsDeal, keepCards } from './card-saves'
import { TablePlayer, type PlayedLanguage } from './player'
import { keepMatch } from './saves'

const finished = playedMatch({ kind: 'deal', seats: 7 }, 1)

/** A screen, and the way there. Its words are those of the browser's language. */
export interface Place {
  readonly name: string
  readonly come: (stage: Stage) => Promise<void>
}

const follow = { language: 'system' } as const

const route = (name: string, path: string): Place => ({
  name,
  come: async ({ page, open }) => {
    await keepMatch(page, { seats: 7, settings: follow })
    await open(path)
  },
})

const table = (seats: number, choices: number, language: PlayedLanguage): Place => ({
  name: `the table of ${seats} after ${choices} choices`,
  come: async ({ page, open }) => {
    await keepMatch(page, { seats, settings: follow })
    await open('/table')
    const player = new TablePlayer(page, 3, { language })
    await player.play(choices)
    await player.asked()
  },
})

/** A place in a match of cards. */
const atCards = (name: string, path: string, record: CardsRecord): Place => ({
  name,
  come: async ({ page, open }) => {
    await keepCards(page, { record, settings: follow })
    await open(path)
    if (path === '/cards/table') await new CardPlayer(page, 1).asked()
  },
})

const after = (name: string, path: string): Place => ({
  name,
  come: async ({ page, open }) => {
    await bringFinishedMatch(page, finished)
    await open(path)
  },
})

const FIRST_ROLL = {
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces: ['one', 'beer', 'gatling', 'dynamite', 'two'],
} as const

const hint: Place = {
  name: 'a hint',
  come: async ({ page, open }) => {
    await keepMatch(page, { seats: 7, settings: follow, actions: [FIRST_ROLL] })
    await open('/table')
    await page.getByTestId('hint').click()
    await page.getByTestId('advice').first().waitFor()
  },
}

const suspicions: Place = {
  name: 'suspicions',
  come: async ({ page, open }) => {
    const settings = { ...follow, suspicions: true }
    await keepMatch(page, { seats: 7, settings, actions: [FIRST_ROLL] })
    await open('/table')
    await page.getByTestId('menu').click()
    await page.getByTestId('suspicions').click()
    await page.getByTestId('suspicion-chart').waitFor()
  },
}

/** A room of the ledger, with a month of games in it. */
const ledger = (name: string, path: string, games?: 'both'): Place => ({
  name,
  come: async ({ page, open }) => {
    await keepPeople(page, follow)
    await open('/statistics')
    await page.getByTestId('people').waitFor()
    await seedHistory(page, 30, games)
    await open(path)
  },
})

const lookBack: Place = {
  name: 'the look back',
  come: async ({ page, open }) => {
    await bringFinishedMatch(page, finished)
    await open('/result')
    await page.getByTestId('open-look-back').click()
    await page.getByTestId('beliefs').waitFor()
  },
}

/** Every screen of the app that somebody sees in a match and around it, in a browser that speaks this language. */
export const placesIn = (language: PlayedLanguage): readonly Place[] => [
  route('home', '/'),
  route('the new game', '/new'),
  route('the deal', '/deal'),
  route('the settings', '/settings'),
  route('about', '/about'),
  route('the game that is passed around', '/pass'),
  route('the companion’s set-up', '/companion-setup'),
  route('the first lesson', '/tutorial'),
  route('the rules', '/rules'),
  route('a shared deal', '/shared?rules=1&seed=7&bot1=easy%3ARosa&bot2=hard%3AHank'),
  route('a broken link', '/shared'),
  ...[
    'turn',
    'setup',
    'gatling',
    'renegade',
    'slab-the-killer',
    'kitSpread',
    'questions',
    'summary',
  ].map((entry) => route(`the rule ${entry}`, `/rules/${entry}`)),
  ...['distance', 'draw', 'general-store', 'calamity-janet', 'symbols', 'summary'].map((entry) =>
    route(`the card game’s rule ${entry}`, `/cards/rules/${entry}`),
  ),
  route('the card game’s set-up', '/cards/new'),
  route('the card game’s lesson', '/cards/tutorial'),
  atCards('the deal of cards', '/cards/deal', cardsDeal(7, 1)),
  atCards('the card table on one’s turn', '/cards/table', FULL_TABLE),
  atCards('the card table under fire', '/cards/table', CARD_QUESTIONS['a shot, with everything']),
  atCards('the result of cards', '/cards/result', playedCards(7, 1)),
  table(7, 1, language),
  table(7, 2, language),
  table(3, 0, language),
  table(8, 5, language),
  hint,
  suspicions,
  after('the result', '/result'),
  lookBack,
  after('the replay', '/replay'),
  ledger('the ledger', '/statistics', 'both'),
  ledger('past games', '/history'),
  ledger('a past game', '/history/seeded-1'),
]
