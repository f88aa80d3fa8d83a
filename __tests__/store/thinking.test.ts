import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectIsThinking } from '@/store/match/selectors'
import { matchStarted, tableEntered, tableLeft } from '@/store/match/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore } from '@/store/store'
import { thinkInMoments } from '@/store/thinking'
import '../support/games-loaded'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reckons for so many milliseconds, with a pause after each. */
function* reckon(ms: number, told: number[] = []): Generator<void, string, void> {
  for (let i = 0; i < ms; i++) {
    for (const until = Date.now() + 1; Date.now() < until;);
    told.push(i)
    yield
  }
  return 'done'
}

test('a long thought lets others have their turn, and comes to the same end', async () => {
  let pauses = 0
  const pause = () => {
    pauses += 1
    return wait(0)
  }
  expect(await thinkInMoments(reckon(30), { pause, isWanted: () => true })).toEqual({
    value: 'done',
  })
  expect(pauses).toBeGreaterThan(2)
})

test('a thought that nobody waits for is not thought on', async () => {
  const told: number[] = []
  const answer = thinkInMoments(reckon(1000, told), { pause: () => wait(0), isWanted: () => false })
  expect(await answer).toBeNull()
  const sofar = told.length
  expect(sofar).toBeLessThan(1000)
  await wait(30)
  expect(told).toHaveLength(sofar)
})

describe('at the table', () => {
  withOwnClock()

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
})
