import type { DiceAction, Face } from '@/games/dice'
import { BOTS } from '@/games/dice/bots'
import { rngFromSeed } from '@/core/rng'
import { memoryStorage } from '@/persistence/storage'
import {
  selectHint,
  selectIsHintOffered,
  selectIsPanelOpen,
  selectShownAdvice,
  selectSuspicions,
} from '@/store/coach/selectors'
import { adviceShown, hintAsked, hintClosed, panelOpened } from '@/store/coach/slice'
import { selectActionCount, selectLog, selectMatchId } from '@/store/match/selectors'
import {
  actionTaken,
  actionUndone,
  clockHeld,
  eventsShown,
  matchStarted,
  tableEntered,
} from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { lessonEntered } from '@/store/tutorial/play'
import { diceSight } from '../support/dice-table'
import '../support/games-loaded'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

withOwnClock()

const ROLES = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'] as const

function table(mode: 'solo' | 'pass' = 'solo'): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(
    matchStarted({
      game: 'dice',
      id: 'one',
      mode,
      players: defaultPlayers(5, 'Ada'),
      config: { kind: 'deal', seats: 5, roles: ROLES, characters: [null, null, null, null, null] },
      seed: 1,
    }),
  )
  return store
}

function take(store: AppStore, action: DiceAction): void {
  const id = selectMatchId(store.getState()) ?? ''
  store.dispatch(actionTaken({ game: 'dice', id, at: selectActionCount(store.getState()), action }))
  store.dispatch(eventsShown(selectLog(store.getState()).length))
}

const rolls = (store: AppStore, ...faces: readonly Face[]) =>
  take(store, { type: 'roll', dice: [0, 1, 2, 3, 4], faces })

const advised = (store: AppStore) => selectHint(store.getState())?.advice ?? null

test('a hint comes while it is waited for, and is what the strong bot would do', async () => {
  const store = table()
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  store.dispatch(hintAsked(null))
  expect(advised(store)).toBeNull()
  await until(() => advised(store) !== null)
  const { action } = BOTS.hard(diceSight(store), rngFromSeed(1))
  expect(advised(store)?.[0]?.actions).toEqual([action])
})

test('a hint is harmless: the record does not know of it', async () => {
  const store = table()
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  const before = store.getState().match
  store.dispatch(hintAsked(null))
  await until(() => advised(store) !== null)
  const best = advised(store)?.[0]
  if (best) store.dispatch(adviceShown(best))
  expect(selectShownAdvice(store.getState())).toEqual(best)
  expect(store.getState().match).toBe(before)
})

test('another decision ends a hint, whether it has come or not', async () => {
  const store = table()
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  store.dispatch(hintAsked(null))
  take(store, { type: 'stop' })
  expect(selectHint(store.getState())).toBeNull()
  await aMinuteLater()
  expect(selectHint(store.getState())).toBeNull()
  store.dispatch(hintAsked(null))
  await until(() => advised(store) !== null)
  take(store, { type: 'aim', die: 0, target: 1 })
  expect(selectHint(store.getState())).toBeNull()
  store.dispatch(hintAsked(null))
  store.dispatch(actionUndone())
  expect(selectHint(store.getState())).toBeNull()
})

test('a hint that was put away does not come back', async () => {
  const store = table()
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  store.dispatch(hintAsked(null))
  store.dispatch(hintClosed())
  await aMinuteLater()
  expect(selectHint(store.getState())).toBeNull()
})

test('hints are for whoever plays alone, has something to choose and wants them', () => {
  const offered = (store: AppStore) => selectIsHintOffered(store.getState())
  const alone = table()
  expect(offered(alone)).toBe(false)
  rolls(alone, 'one', 'beer', 'gatling', 'dynamite', 'two')
  expect(offered(alone)).toBe(true)
  alone.dispatch(settingsChanged({ hints: false }))
  expect(offered(alone)).toBe(false)
  const round = table('pass')
  rolls(round, 'one', 'beer', 'gatling', 'dynamite', 'two')
  expect(offered(round)).toBe(false)
  const lesson = table()
  lesson.dispatch(lessonEntered('Ada'))
  expect(offered(lesson)).toBe(false)
})

/** A table that is on the screen; the bots sit still. */
function watched(mode: 'solo' | 'pass' = 'solo'): AppStore {
  const store = table(mode)
  store.dispatch(tableEntered())
  store.dispatch(clockHeld('player'))
  return store
}

const shot: readonly DiceAction[] = [
  { type: 'stop' },
  { type: 'aim', die: 0, target: 1 },
  { type: 'aim', die: 1, target: 1 },
]

test('suspicions are formed only for whoever wants them, and follow the table', async () => {
  const store = watched()
  rolls(store, 'one', 'one', 'gatling', 'dynamite', 'arrow')
  expect(selectSuspicions(store.getState())).toBeNull()
  store.dispatch(settingsChanged({ suspicions: true }))
  await until(() => selectSuspicions(store.getState()) !== null)
  const { chances } = selectSuspicions(store.getState()) ?? {}
  expect(chances?.map(([sheriff]) => sheriff)).toEqual([1, 0, 0, 0, 0])
  expect(chances?.[1]).toEqual([0, 1 / 4, 2 / 4, 1 / 4])
  for (const action of shot) take(store, action)
  // The first Outlaw answers the Sheriff's shots.
  rolls(store, 'one', 'one', 'two', 'two', 'dynamite')
  take(store, { type: 'stop' })
  for (let die = 0; die < 2; die++) take(store, { type: 'aim', die, target: 0 })
  await until(() => (selectSuspicions(store.getState())?.shifts.length ?? 0) > 0)
  await until(() => (selectSuspicions(store.getState())?.chances[1]?.[2] ?? 0) > 0.7)
  const { shifts = [] } = selectSuspicions(store.getState()) ?? {}
  expect(shifts[0]).toMatchObject({ seat: 1, kind: 'aim', role: 'outlaw' })
  store.dispatch(settingsChanged({ suspicions: false }))
  expect(selectSuspicions(store.getState())).toBeNull()
})

test('where the phone goes round nobody is suspected', async () => {
  const store = watched('pass')
  store.dispatch(settingsChanged({ suspicions: true }))
  rolls(store, 'one', 'one', 'gatling', 'dynamite', 'arrow')
  store.dispatch(panelOpened())
  await aMinuteLater()
  expect(selectSuspicions(store.getState())).toBeNull()
  expect(store.getState().coach.suspicions).toBeNull()
  expect(selectIsPanelOpen(store.getState())).toBe(false)
})
