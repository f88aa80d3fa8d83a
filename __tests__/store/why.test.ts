import { memoryStorage } from '@/persistence/storage'
import { selectWhy } from '@/store/coach/selectors'
import { whyAsked, whyClosed } from '@/store/coach/slice'
import { createStore, type AppStore } from '@/store/store'
import { playedMatch } from '../../e2e/finished-match'
import { playedCards } from '../../e2e/support/card-saves'
import '../support/games-loaded'

const dice = playedMatch({ kind: 'deal', seats: 6 }, 2)
const shot = dice.actions.findIndex(({ type }) => type === 'aim')

async function told(store: AppStore) {
  for (let i = 0; i < 1000 && !selectWhy(store.getState(), 'over')?.told; i++)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return selectWhy(store.getState(), 'over')?.told
}

test('a shot is explained by what its doer saw and believed', async () => {
  const store = createStore(memoryStorage())
  store.dispatch(whyAsked({ game: 'dice', match: 'over', record: dice, at: shot }))
  expect(selectWhy(store.getState(), 'another')).toBeNull()
  const found = await told(store)
  expect(found?.action).toEqual(dice.actions[shot])
  expect(found?.grounds.length).toBeGreaterThan(0)
  expect(found?.chances).toHaveLength(6)
  // Their own card, and the Sheriff's, are the only ones they know.
  const seat = found?.seat ?? 0
  expect(found?.view.roles[seat]).not.toBe('hidden')
  const others = found?.view.roles.filter((role, i) => i !== seat && role !== 'sheriff')
  expect(others?.includes('hidden')).toBe(true)
  store.dispatch(whyClosed())
  expect(selectWhy(store.getState(), 'over')).toBeNull()
})

test('every act of a card match can be explained', async () => {
  const record = playedCards(5, 3)
  const store = createStore(memoryStorage())
  for (let at = 0; at < record.actions.length; at += 17) {
    store.dispatch(whyAsked({ game: 'cards', match: 'over', record, at }))
    const found = await told(store)
    expect(found?.action).toEqual(record.actions[at])
    expect(found?.chances).toHaveLength(5)
  }
})
