import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectIsThinking } from '@/store/match/selectors'
import { matchStarted, tableEntered, tableLeft } from '@/store/match/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore } from '@/store/store'
import { thinkInMoments } from '@/store/thinking'
import '../support/games-loaded'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

withOwnClock()

/** Reckons for so many milliseconds of the test's clock, with a pause after each. */
function* reckon(ms: number, told: number[] = []): Generator<void, string, void> {
  for (let i = 0; i < ms; i++) {
    jest.setSystemTime(Date.now() + 1)
    told.push(i)
    yield
  }
  return 'done'
}

test('a long thought lets others have their turn, and comes to the same end', async () => {
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  expect(await thinkInMoments(reckon(30), { pause, isWanted: () => true })).toEqual({
    value: 'done',
  })
  expect(pauses).toBe(7)
})

test('a thought that nobody waits for is not thought on', async () => {
  const told: number[] = []
  const pause = async () => {}
  expect(await thinkInMoments(reckon(1000, told), { pause, isWanted: () => false })).toBeNull()
  await aMinuteLater()
  expect(told).toHaveLength(4)
})

test('leaving the table stops a bot, and coming back lets it go on', async () => {
  const store = createStore(memoryStorage())
  const roles = ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy'] as const
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players: defaultPlayers(5, 'Ada'),
      config: { kind: 'deal', seats: 5, roles },
      seed: 1,
    }),
  )
  store.dispatch(tableEntered())
  store.dispatch(tableLeft())
  await aMinuteLater()
  expect(selectActionCount(store.getState())).toBe(0)
  expect(selectIsThinking(store.getState())).toBe(false)
  store.dispatch(tableEntered())
  await until(() => selectActionCount(store.getState()) > 0)
  expect(selectActionCount(store.getState())).toBe(1)
})
