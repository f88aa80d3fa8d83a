import { memoryStorage } from '@/persistence/storage'
import {
  selectActionCount,
  selectLog,
  selectMatchId,
  selectSecretMatch,
} from '@/store/match/selectors'
import { actionTaken, eventsShown, matchStarted, tableEntered } from '@/store/match/slice'
import { selectAreMindsMissing } from '@/store/minds/selectors'
import { mindsAskedAgain } from '@/store/minds/slice'
import { hintAsked, reviewAsked } from '@/store/coach/slice'
import { selectHint, selectReviews, selectReviewing } from '@/store/coach/selectors'
import { defaultPlayers } from '@/store/setup/slice'
import type * as Store from '@/store/store'
import type * as Load from '@/store/minds/load'
import '../support/games-loaded'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

withOwnClock()

let isOffline = true
let fetched = 0
let createStore: typeof Store.createStore

// Whatever loads the store comes after this.
jest.doMock('@/store/minds/load', (): typeof Load => {
  const { loadMinds } = jest.requireActual<typeof Load>('@/store/minds/load')
  return {
    loadMinds: (game) => {
      fetched++
      return isOffline ? Promise.resolve(null) : loadMinds(game)
    },
  }
})

beforeAll(async () => {
  await import('@/games/dice/minds')
  ;({ createStore } = await import('@/store/store'))
})
beforeEach(() => {
  isOffline = true
  fetched = 0
})

function table(): Store.AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players: defaultPlayers(4, 'Ada'),
      config: {
        kind: 'deal',
        seats: 4,
        roles: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
        characters: [null, null, null, null],
      },
      seed: 1,
    }),
  )
  store.dispatch(tableEntered())
  return store
}

const areMissing = (store: Store.AppStore) => selectAreMindsMissing(store.getState())

/** The person's turn ends with three dynamites: a bot should go on. */
function toBot(store: Store.AppStore): void {
  const id = selectMatchId(store.getState()) ?? ''
  const dice = [0, 1, 2, 3, 4]
  const faces = ['dynamite', 'dynamite', 'dynamite', 'arrow', 'gatling'] as const
  store.dispatch(actionTaken({ game: 'dice', id, at: 0, action: { type: 'roll', dice, faces } }))
  store.dispatch(eventsShown(selectLog(store.getState()).length))
}

test('a bot that could not be loaded does not leave the table waiting without a word', async () => {
  const store = table()
  toBot(store)
  await until(() => areMissing(store))
  const tries = fetched
  await aMinuteLater()
  expect(fetched).toBe(tries)
  const before = selectActionCount(store.getState())
  store.dispatch(mindsAskedAgain())
  expect(areMissing(store)).toBe(false)
  await until(() => areMissing(store))
  isOffline = false
  store.dispatch(mindsAskedAgain())
  await until(() => selectActionCount(store.getState()) > before)
  expect(areMissing(store)).toBe(false)
})

test('a hint that could not be loaded says so, stays open, and comes when it is asked for again', async () => {
  const store = table()
  const id = selectMatchId(store.getState()) ?? ''
  const dice = [0, 1, 2, 3, 4]
  const faces = ['one', 'beer', 'gatling', 'dynamite', 'two'] as const
  store.dispatch(actionTaken({ game: 'dice', id, at: 0, action: { type: 'roll', dice, faces } }))
  store.dispatch(hintAsked(null))
  await until(() => areMissing(store))
  expect(selectHint(store.getState())).toEqual({ own: null, advice: null })
  isOffline = false
  store.dispatch(mindsAskedAgain())
  await until(() => Boolean(selectHint(store.getState())?.advice))
})

test('a look back that could not be loaded says so, and goes on when it is asked to', async () => {
  const store = table()
  toBot(store)
  const active = selectSecretMatch(store.getState())
  if (!active) throw new Error('a match is on')
  const { record } = active.match
  store.dispatch(reviewAsked({ game: 'dice', match: 'm', record, seat: 0 }))
  await until(() => areMissing(store))
  expect(selectReviewing(store.getState())).toEqual({ seat: 0, share: 0 })
  isOffline = false
  store.dispatch(mindsAskedAgain())
  await until(() => selectReviews(store.getState(), 'm')[0] !== undefined)
})
