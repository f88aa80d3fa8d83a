import { thoughtOut } from '@/games/dice/bots/thought'
import { review } from '@/games/dice/coach'
import { memoryStorage } from '@/persistence/storage'
import { selectReviewing, selectReviews, selectSlipAt } from '@/store/coach/selectors'
import { reviewAsked } from '@/store/coach/slice'
import { matchAbandoned, matchRestored, tableOfSave } from '@/store/match/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { playedMatch } from '../../e2e/finished-match'

const record = playedMatch({ kind: 'deal', seats: 6 }, 2)

function over(): AppStore {
  const store = createStore(memoryStorage())
  const players = defaultPlayers(6, 'Ada')
  const save = { id: 'over', mode: 'solo', players, peeked: [], startedAt: 0, record } as const
  store.dispatch(matchRestored(tableOfSave(save)))
  return store
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a match is gone through in pieces, and it is told how far that is', async () => {
  const store = over()
  const shares: number[] = []
  store.subscribe(() => {
    const share = selectReviewing(store.getState())?.share
    if (share !== undefined) shares.push(share)
  })
  store.dispatch(reviewAsked(0))
  for (let i = 0; i < 1000 && !selectReviews(store.getState())[0]; i++) await wait(10)
  const found = selectReviews(store.getState())[0]
  expect(found).toEqual(thoughtOut(review(record, 0)))
  expect(shares).toEqual(shares.slice().sort((a, b) => a - b))
  expect(new Set(shares).size).toBeGreaterThan(3)
  expect(selectReviewing(store.getState())).toBeNull()
  const [slip] = found?.slips ?? []
  expect(slip && selectSlipAt(store.getState(), slip.at)).toBe(slip)
  expect(selectSlipAt(store.getState(), null)).toBeNull()
  // It is known now: asking again costs nothing.
  store.dispatch(reviewAsked(0))
  expect(selectReviewing(store.getState())).toBeNull()
})

test('whoever leaves the match behind leaves its look back too', async () => {
  const store = over()
  store.dispatch(reviewAsked(0))
  store.dispatch(matchAbandoned())
  await wait(300)
  expect(selectReviews(store.getState())).toEqual({})
  expect(selectReviewing(store.getState())).toBeNull()
})
