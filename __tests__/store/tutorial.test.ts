import { replayMatch } from '@/core/match'
import { dice, type DiceAction } from '@/games/dice'
import { LESSON, LESSON_ACTIONS, isSameChoice } from '@/games/dice/lesson'
import { memoryStorage } from '@/persistence/storage'
import { choicesMade } from '@/store/match/choices'
import {
  selectActionCount,
  selectFinishedMatch,
  selectLog,
  selectMatchId,
  selectRejection,
  selectSecretMatch,
} from '@/store/match/selectors'
import {
  actionTaken,
  eventsShown,
  matchAbandoned,
  matchStarted,
  tableEntered,
  tableLeft,
} from '@/store/match/slice'
import { isHumanDecision } from '@/store/match/table'
import { defaultPlayers } from '@/store/setup/slice'
import { selectHasLearned, selectShownTips } from '@/store/progress/selectors'
import { tipShown } from '@/store/progress/slice'
import { createStore, type AppStore } from '@/store/store'
import {
  lessonEntered,
  lessonLeft,
  lessonStepDone,
  selectHasOtherMatch,
  selectIsLessonUnderWay,
} from '@/store/tutorial/play'
import '../support/games-loaded'
import { aMoment, withOwnClock } from '../support/own-clock'

withOwnClock()

beforeAll(() => import('@/games/dice/bots'))

const LESSON_ID = 'tutorial'

const act = (store: AppStore, action: DiceAction) =>
  store.dispatch(
    actionTaken({ game: 'dice', id: LESSON_ID, at: selectActionCount(store.getState()), action }),
  )

/** Plays on: people by the lesson, bots by themselves, as the table would. */
async function playTo(store: AppStore, at: number): Promise<void> {
  store.dispatch(tableEntered())
  while (selectActionCount(store.getState()) < at) {
    store.dispatch(eventsShown(selectLog(store.getState()).length))
    const active = selectSecretMatch(store.getState())
    if (active && isHumanDecision(active)) store.dispatch(lessonStepDone(() => true))
    else await aMoment()
  }
}

const inLesson = (storage = memoryStorage()) => {
  const store = createStore(storage)
  store.dispatch(lessonEntered('Ada'))
  return store
}

it('follows the rules from the first throw to a win of the law', () => {
  const record = {
    schema: 1,
    rules: dice.rules,
    game: dice.id,
    config: LESSON,
    seed: 1,
    actions: LESSON_ACTIONS,
  } as const
  expect(replayMatch(dice, record).state.winner).toEqual({ side: 'law', seats: [0] })
})

it('loads the dice: a roll without faces shows what the lesson needs', () => {
  const store = inLesson()
  act(store, { type: 'roll', dice: [4, 3, 2, 1, 0] })
  const [first] = LESSON_ACTIONS
  expect(selectSecretMatch(store.getState())?.match.record.actions).toEqual([first])
})

it('says that it asks for something else, also where one press makes several choices', () => {
  const store = inLesson()
  store.dispatch(lessonStepDone((at) => at === 3))
  const atHank: DiceAction[] = [0, 1].map((die) => ({ type: 'aim', die, target: 3 }))
  store.dispatch(choicesMade({ game: 'dice', id: LESSON_ID, at: 3, actions: atHank }))
  expect(selectRejection(store.getState())?.refusal.code).toBe('lesson')
  expect(selectActionCount(store.getState())).toBe(3)
})

it('waits for the right choice and refuses any other', () => {
  const store = inLesson()
  act(store, { type: 'roll', dice: [0, 1, 2, 3, 4] })
  act(store, { type: 'stop' })
  expect(selectRejection(store.getState())?.refusal.code).toBe('lesson')
  expect(selectActionCount(store.getState())).toBe(1)
  act(store, { type: 'roll', dice: [3, 0] })
  expect(selectRejection(store.getState())).toBeNull()
  expect(selectActionCount(store.getState())).toBe(2)
})

it('lets bots follow it too, and notes when it has been played to its end', async () => {
  const storage = memoryStorage()
  const store = inLesson(storage)
  expect(selectHasLearned(store.getState(), 'dice')).toBe(false)
  await playTo(store, LESSON_ACTIONS.length)
  expect(selectFinishedMatch(store.getState())?.match.state.winner?.side).toBe('law')
  expect(selectHasLearned(createStore(storage).getState(), 'dice')).toBe(true)
})

it('resumes where it was left', async () => {
  const storage = memoryStorage()
  await playTo(inLesson(storage), 9)
  const again = createStore(storage)
  expect(selectMatchId(again.getState())).toBe(LESSON_ID)
  expect(selectActionCount(again.getState())).toBe(9)
  await playTo(again, LESSON_ACTIONS.length)
  expect(selectFinishedMatch(again.getState())).not.toBeNull()
})

describe('beside another match', () => {
  const deal = (id: string) =>
    matchStarted({
      game: 'dice',
      id,
      mode: 'solo',
      players: defaultPlayers(4, 'Ada'),
      config: { kind: 'deal', seats: 4 },
      seed: 1,
    })

  it('the lesson displaces no match, and both are there after a restart', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.dispatch(deal('mine'))
    store.dispatch(lessonEntered('Ada'))
    act(store, { type: 'roll', dice: [0, 1, 2, 3, 4] })
    const again = createStore(storage)
    expect(selectMatchId(again.getState())).toBe(LESSON_ID)
    expect(selectHasOtherMatch(again.getState())).toBe(true)
    again.dispatch(lessonLeft())
    expect(selectMatchId(again.getState())).toBe('mine')
    const third = createStore(storage)
    expect(selectMatchId(third.getState())).toBe('mine')
    third.dispatch(lessonEntered('Ada'))
    expect(selectActionCount(third.getState())).toBe(1)
  })

  it('a new match leaves the lesson where it was, and takes the old one’s place', () => {
    const store = inLesson()
    store.dispatch(lessonLeft())
    expect(selectMatchId(store.getState())).toBeNull()
    store.dispatch(deal('first'))
    store.dispatch(deal('second'))
    expect(selectIsLessonUnderWay(store.getState())).toBe(true)
    store.dispatch(lessonEntered('Ada'))
    store.dispatch(lessonLeft())
    expect(selectMatchId(store.getState())).toBe('second')
  })

  it('a lesson that is over or given up makes room, and is not gone on with', async () => {
    const store = createStore(memoryStorage())
    store.dispatch(deal('mine'))
    store.dispatch(lessonEntered('Ada'))
    await playTo(store, LESSON_ACTIONS.length)
    store.dispatch(tableLeft())
    store.dispatch(lessonLeft())
    expect(selectMatchId(store.getState())).toBe('mine')
    expect(selectIsLessonUnderWay(store.getState())).toBe(false)
    store.dispatch(lessonEntered('Ada'))
    store.dispatch(matchAbandoned())
    store.dispatch(lessonLeft())
    expect(selectMatchId(store.getState())).toBe('mine')
    // Where no lesson is on, leaving it does nothing.
    store.dispatch(lessonLeft())
    expect(selectMatchId(store.getState())).toBe('mine')
  })
})

it('skips to the next step and no further', () => {
  const store = inLesson()
  store.dispatch(lessonStepDone((at) => at === 3))
  expect(selectActionCount(store.getState())).toBe(3)
})

it('never acts for the others when a step is skipped', () => {
  const store = inLesson()
  store.dispatch(lessonStepDone(() => false))
  expect(selectActionCount(store.getState())).toBe(7)
})

it('tells choices apart, but not by their dice’s faces or order', () => {
  const roll = { type: 'roll', dice: [0, 3] } as const
  expect(isSameChoice({ ...roll, faces: ['beer', 'one'] }, { type: 'roll', dice: [3, 0] })).toBe(
    true,
  )
  expect(isSameChoice(roll, { type: 'roll', dice: [0, 2] })).toBe(false)
  expect(isSameChoice({ type: 'aim', die: 1, target: 2 }, { target: 2, die: 1, type: 'aim' })).toBe(
    true,
  )
  expect(isSameChoice({ type: 'aim', die: 1, target: 2 }, { type: 'aim', die: 1, target: 3 })).toBe(
    false,
  )
})

it('shows a tip once and remembers it', () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  store.dispatch(tipShown('pile'))
  store.dispatch(tipShown('pile'))
  expect(selectShownTips(createStore(storage).getState())).toEqual(['pile'])
})
