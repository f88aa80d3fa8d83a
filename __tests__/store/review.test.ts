import { thoughtOut } from '@/family/thought'
import { review } from '@/games/dice/coach'
import { memoryStorage } from '@/persistence/storage'
import { selectReviewing, selectReviews, selectSlipAt } from '@/store/coach/selectors'
import { reviewAsked, reviewFound, reviewLeft } from '@/store/coach/slice'
import { matchAbandoned, matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { playedMatch } from '../../e2e/finished-match'
import '../support/games-loaded'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

withOwnClock()

const record = playedMatch({ kind: 'deal', seats: 6 }, 2)

function over(): AppStore {
  const store = createStore(memoryStorage())
  const players = defaultPlayers(6, 'Ada')
  const seating = { game: 'dice', id: 'over', mode: 'solo', players, peeked: [] } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  return store
}

const ask = { game: 'dice', match: 'over', record, seat: 0 } as const

/** Whoever looks at the clock sees that a millisecond has gone by: thinking takes time, the same on every machine. */
function thinkingTakesTime(): void {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now++)
}

afterEach(() => void jest.restoreAllMocks())

test('a match is gone through in pieces, and it is told how far that is', async () => {
  thinkingTakesTime()
  const store = over()
  const shares: number[] = []
  store.subscribe(() => {
    const share = selectReviewing(store.getState())?.share
    if (share !== undefined) shares.push(share)
  })
  store.dispatch(reviewAsked(ask))
  await until(() => selectReviews(store.getState(), 'over')[0] !== undefined)
  const found = selectReviews(store.getState(), 'over')[0]
  expect(found).toEqual(thoughtOut(review(record, 0)))
  expect(shares).toEqual(shares.slice().sort((a, b) => a - b))
  expect(new Set(shares).size).toBeGreaterThan(3)
  expect(selectReviewing(store.getState())).toBeNull()
  const [slip] = found?.slips ?? []
  expect(slip && selectSlipAt(store.getState(), 'over', slip.at)).toBe(slip)
  expect(slip && selectSlipAt(store.getState(), 'another', slip.at)).toBeNull()
  // It is known now: asking again costs nothing.
  store.dispatch(reviewAsked(ask))
  expect(selectReviewing(store.getState())).toBeNull()
})

describe('a look back that nobody wants any more', () => {
  test('whoever leaves the match behind leaves its look back too', async () => {
    const store = over()
    store.dispatch(reviewAsked(ask))
    store.dispatch(matchAbandoned())
    await aMinuteLater()
    expect(selectReviews(store.getState(), 'over')).toEqual({})
    expect(selectReviewing(store.getState())).toBeNull()
  })

  test('whoever goes away before it is done stops it, and what is known stays known', async () => {
    const store = over()
    store.dispatch(reviewAsked(ask))
    store.dispatch(reviewLeft())
    await aMinuteLater()
    expect(selectReviews(store.getState(), 'over')).toEqual({})
    const found = thoughtOut(review(record, 0))
    store.dispatch(reviewAsked(ask))
    store.dispatch(reviewFound({ seat: 0, review: found }))
    store.dispatch(reviewLeft())
    expect(selectReviews(store.getState(), 'over')[0]).toEqual(found)
  })
})

test('of two matches only the one looked at is remembered', () => {
  const store = over()
  store.dispatch(reviewAsked(ask))
  store.dispatch(reviewFound({ seat: 0, review: thoughtOut(review(record, 0)) }))
  store.dispatch(reviewAsked({ ...ask, match: 'another', seat: 1 }))
  expect(selectReviews(store.getState(), 'over')).toEqual({})
  expect(selectReviews(store.getState(), 'another')).toEqual({})
  expect(selectReviewing(store.getState())).toEqual({ seat: 1, share: 0 })
})
