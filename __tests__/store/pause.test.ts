import { memoryStorage } from '@/persistence/storage'
import { selectIsPaused } from '@/store/match/selectors'
import { clockHeld, clockReleased, matchStarted } from '@/store/match/slice'
import { createStore } from '@/store/store'
import '../support/games-loaded'

const started = () =>
  matchStarted({
    game: 'dice',
    mode: 'solo',
    players: ['', 'Rosa', 'Hank', 'Bo'].map((name, seat) =>
      seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
    ),
    config: { kind: 'deal', seats: 4 },
  })

describe('a pause', () => {
  it('outlasts a reload', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.dispatch(started())
    store.dispatch(clockHeld('player'))
    expect(selectIsPaused(createStore(storage).getState())).toBe(true)
  })

  it('that was lifted is lifted for good', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.dispatch(started())
    store.dispatch(clockHeld('player'))
    store.dispatch(clockReleased('player'))
    expect(selectIsPaused(createStore(storage).getState())).toBe(false)
  })

  it('is for one match', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.dispatch(started())
    store.dispatch(clockHeld('player'))
    store.dispatch(started())
    expect(selectIsPaused(createStore(storage).getState())).toBe(false)
  })
})
