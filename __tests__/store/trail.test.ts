import { TRAIL, type TrailTable } from '@/games/trail'
import { memoryStorage } from '@/persistence/storage'
import { trailKind } from '@/persistence/trail'
import { exportHistory, importHistory } from '@/store/history/transfer'
import { legalAt, selectSecretMatch } from '@/store/match/selectors'
import { actionTaken } from '@/store/match/slice'
import { createStore, type AppStore } from '@/store/store'
import { tableDealt } from '@/store/trail/play'
import {
  selectHasWaiting,
  selectNextTable,
  selectStars,
  selectStarsAt,
  selectTableOfMatch,
} from '@/store/trail/selectors'
import { starsWon } from '@/store/trail/slice'
import '../support/games-loaded'

const at = (id: string): TrailTable => {
  const table = TRAIL.find((one) => one.id === id)
  if (!table) throw new Error(`no table ${id}`)
  return table
}

/** Plays what lies on the table to its end, with the first thing that may be done. */
function playOn(store: AppStore): void {
  for (let i = 0; i < 5000; i++) {
    const table = selectSecretMatch(store.getState())
    const action = table && legalAt(table)[0]
    if (!table || !action) return
    const count = table.match.record.actions.length
    store.dispatch(actionTaken({ game: table.game, id: table.id, at: count, action }))
  }
  throw new Error('it never ends')
}

it('a table is laid as the trail says', async () => {
  const store = createStore(memoryStorage())
  await store.dispatch(tableDealt(at('salt-lick')))
  const table = selectSecretMatch(store.getState())
  expect(table?.match.record).toMatchObject({
    seed: at('salt-lick').seed,
    config: { roles: ['outlaw', 'outlaw', 'sheriff', 'deputy', 'renegade'] },
  })
  expect(table?.players[1]).toEqual({
    ...{ kind: 'bot', name: 'Ash', level: 'easy', personality: 'grudge' },
  })
  expect(selectTableOfMatch(store.getState(), table?.id ?? '')?.id).toBe('salt-lick')
  expect(selectHasWaiting(store.getState(), 'dice')).toBe(true)
  expect(selectHasWaiting(store.getState(), 'cards')).toBe(false)
})

it.each(['dry-creek', 'card-cabin'])(
  'the stars of %s are counted when its match ends',
  async (id) => {
    const store = createStore(memoryStorage())
    expect(selectStarsAt(store.getState(), id)).toBeUndefined()
    await store.dispatch(tableDealt(at(id)))
    playOn(store)
    expect(selectStarsAt(store.getState(), id)).toBeDefined()
    expect(selectHasWaiting(store.getState(), at(id).game)).toBe(false)
  },
)

it('the better of two rides counts, and the next table is the first without a star', () => {
  const store = createStore(memoryStorage())
  expect(selectNextTable(store.getState())).toBe('dry-creek')
  store.dispatch(starsWon({ table: 'dry-creek', stars: 2 }))
  store.dispatch(starsWon({ table: 'dry-creek', stars: 1 }))
  store.dispatch(starsWon({ table: 'old-mill', stars: 3 }))
  expect(selectStars(store.getState())).toBe(5)
  expect(selectNextTable(store.getState())).toBe('card-cabin')
})

it('a restarted app goes on with the ride', async () => {
  const storage = memoryStorage()
  await createStore(storage).dispatch(tableDealt(at('dry-creek')))
  const restarted = createStore(storage)
  playOn(restarted)
  expect(selectStarsAt(createStore(storage).getState(), 'dry-creek')).toBeDefined()
})

it('stars travel with the file of the history, the better ones stay', async () => {
  const store = createStore(memoryStorage())
  store.dispatch(starsWon({ table: 'dry-creek', stars: 1 }))
  store.dispatch(starsWon({ table: 'old-mill', stars: 3 }))
  const file = (await store.dispatch(exportHistory(new Date(0)))).join('')
  const other = createStore(memoryStorage())
  other.dispatch(starsWon({ table: 'dry-creek', stars: 2 }))
  await other.dispatch(importHistory(file))
  expect(other.getState().trail.stars).toEqual({ 'dry-creek': 2, 'old-mill': 3 })
})

it('what cannot be read is set aside and named', () => {
  const storage = memoryStorage()
  storage.setItem(trailKind.key, '{"version":1,"data":{"stars":{"dry-creek":9},"riding":{}}}')
  const store = createStore(storage)
  expect(store.getState().notices.waiting[0]).toMatchObject({ what: 'trail' })
  expect(selectStars(store.getState())).toBe(0)
})
