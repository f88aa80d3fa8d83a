import { dice } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import { readHistory } from '@/store/history/keep'
import {
  actionTaken,
  clockHeld,
  clockReleased,
  matchStarted,
  tableEntered,
  tableLeft,
} from '@/store/match/slice'
import { createStore } from '@/store/store'
import { diceTableOf } from '../support/dice-table'
import '../support/games-loaded'

beforeEach(() =>
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['setImmediate', 'queueMicrotask'] }),
)
afterEach(() => jest.useRealTimers())

const players = ['Rosa', 'Tom', 'Omar'].map((name) => ({ kind: 'human', name }) as const)

/** A match whose choices take as long as the test says. */
function sitDown() {
  const store = createStore(memoryStorage())
  const config = { kind: 'deal', seats: 3 } as const
  store.dispatch(matchStarted({ game: 'dice', mode: 'pass', players, config, seed: 3 }))
  const active = () => diceTableOf(store.getState())
  const act = (seconds: number): number | null => {
    const { id, match } = active() ?? {}
    if (!id || !match?.state.decision) return null
    jest.advanceTimersByTime(seconds * 1000)
    const { seat } = match.state.decision
    const [action] = dice.legal(match.state)
    if (action)
      store.dispatch(actionTaken({ game: 'dice', id, at: match.record.actions.length, action }))
    return seat
  }
  const kept = async () => {
    while (act(0) !== null);
    const ids = await store.dispatch(readHistory((book) => book.ids()))
    const match = await store.dispatch(readHistory((book) => book.match(ids[0] ?? '')))
    return match?.seats.map(({ seconds }) => seconds)
  }
  return { store, act, kept }
}

it('times whoever is asked, and stops while nobody looks', async () => {
  const { store, act, kept } = sitDown()
  store.dispatch(tableEntered())
  const first = act(20) ?? -1
  store.dispatch(clockHeld('player'))
  jest.advanceTimersByTime(600_000)
  store.dispatch(clockReleased('player'))
  const second = act(30) ?? -1
  store.dispatch(tableLeft())
  jest.advanceTimersByTime(86_400_000)
  store.dispatch(tableEntered())
  const expected = [0, 0, 0]
  expected[first] = (expected[first] ?? 0) + 20
  expected[second] = (expected[second] ?? 0) + 30
  expect(await kept()).toEqual(expected)
})

it('does not take a phone that was put down for a long thought', async () => {
  const { store, act, kept } = sitDown()
  store.dispatch(tableEntered())
  act(36_000)
  expect((await kept())?.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0)).toBe(180)
})

it('says nothing where the table was never looked at', async () => {
  const { act, kept } = sitDown()
  act(20)
  expect(await kept()).toEqual([null, null, null])
})
