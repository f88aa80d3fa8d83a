import { replayMatch } from '@/core/match'
import { cards, type CardsAction } from '@/games/cards'
import { BEGINNER_CARDS } from '@/games/cards/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'
import { LESSON, LESSON_ACTIONS } from '@/games/cards/lesson'
import { memoryStorage } from '@/persistence/storage'
import { gameEntered } from '@/store/games/entering'
import {
  selectActionCount,
  selectFinishedMatch,
  selectLog,
  selectRejection,
  selectSecretMatch,
} from '@/store/match/selectors'
import { actionTaken, eventsShown, tableEntered, tableLaid } from '@/store/match/slice'
import { isHumanDecision } from '@/store/match/table'
import { selectHasLearned } from '@/store/progress/selectors'
import { createStore, type AppStore } from '@/store/store'
import { lessonEntered, lessonStepDone } from '@/store/tutorial/play'
import { aMoment, withOwnClock } from '../support/own-clock'

withOwnClock()

beforeAll(() => import('@/games/cards/bots'))

const inLesson = async (storage = memoryStorage()) => {
  const store = createStore(storage)
  await store.dispatch(gameEntered('cards'))
  store.dispatch(tableLaid({ game: 'cards', shelf: 'matches' }))
  store.dispatch(lessonEntered('Ada'))
  return store
}

const act = (store: AppStore, action: CardsAction) =>
  store.dispatch(
    actionTaken({ game: 'cards', id: 'tutorial', at: selectActionCount(store.getState()), action }),
  )

/** Plays on: the learner by the lesson, bots by themselves, as the table would. */
async function playTo(store: AppStore, at: number): Promise<void> {
  store.dispatch(tableEntered())
  while (selectActionCount(store.getState()) < at) {
    store.dispatch(eventsShown(selectLog(store.getState()).length))
    const active = selectSecretMatch(store.getState())
    if (active && isHumanDecision(active)) store.dispatch(lessonStepDone(() => true))
    else await aMoment()
  }
}

const record = {
  schema: 1,
  rules: cards.rules,
  game: cards.id,
  config: LESSON,
  seed: 1,
  actions: LESSON_ACTIONS,
} as const

it('follows the rules from the first shot to a win of the law', () => {
  expect(replayMatch(cards, record).state.winner).toEqual({ side: 'law', seats: [0] })
})

it('is played with the whole beginner deck', () => {
  const { seats, deck = [] } = LESSON
  const all = [...seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...deck]
  expect(new Set(all)).toEqual(new Set(BEGINNER_CARDS.map((card) => CARD_IDS[card])))
  expect(all).toHaveLength(69)
})

it('waits for the right choice and refuses any other', async () => {
  const store = await inLesson()
  await playTo(store, 1)
  act(store, { type: 'pass' })
  expect(selectRejection(store.getState())?.refusal.code).toBe('lesson')
  expect(selectActionCount(store.getState())).toBe(1)
  act(store, { type: 'respond', card: 'missed-2S' })
  expect(selectActionCount(store.getState())).toBe(2)
})

it('lets bots follow it too, and notes when it has been played to its end', async () => {
  const storage = memoryStorage()
  const store = await inLesson(storage)
  await playTo(store, LESSON_ACTIONS.length)
  expect(selectFinishedMatch(store.getState())?.match.state.winner?.side).toBe('law')
  const { getState } = createStore(storage)
  expect(selectHasLearned(getState(), 'cards')).toBe(true)
  // The other lesson is still to come.
  expect(selectHasLearned(getState(), 'dice')).toBe(false)
})
