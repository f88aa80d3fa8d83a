import { memoryStorage } from '@/persistence/storage'
import {
  selectActionCount,
  selectIsHeld,
  selectIsPaused,
  selectLog,
  selectMatchId,
} from '@/store/match/selectors'
import {
  HOLDS,
  actionTaken,
  clockHeld,
  clockReleased,
  eventsShown,
  matchAbandoned,
  matchStarted,
  tableEntered,
  tableLeft,
} from '@/store/match/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import '../support/games-loaded'
import { aMinuteLater, withOwnClock } from '../support/own-clock'

withOwnClock()

const PAIRS = HOLDS.flatMap((one) =>
  HOLDS.filter((other) => other !== one).map((other) => ({ one, other })),
)

const isHeld = (store: AppStore): boolean => selectIsHeld(store.getState())

/** A match on the screen in which the next to play is a bot, and all has been told. */
function botsTurn(): AppStore {
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
  const state = store.getState()
  store.dispatch(
    actionTaken({
      game: 'dice',
      id: selectMatchId(state) ?? '',
      at: 0,
      action: {
        type: 'roll',
        dice: [0, 1, 2, 3, 4],
        faces: ['dynamite', 'dynamite', 'dynamite', 'arrow', 'arrow'],
      },
    }),
  )
  return store
}

/** Lets the bot act if it may, and says whether it did. */
async function doesBotAct(store: AppStore): Promise<boolean> {
  const before = selectActionCount(store.getState())
  store.dispatch(eventsShown(selectLog(store.getState()).length))
  await aMinuteLater()
  return selectActionCount(store.getState()) > before
}

beforeAll(() => import('@/games/dice/minds'))

describe.each(PAIRS)('$one and $other hold the clock', ({ one, other }) => {
  it(`runs only when both have let go, ${one} first`, async () => {
    const store = botsTurn()
    store.dispatch(tableEntered())
    store.dispatch(clockHeld(one))
    store.dispatch(clockHeld(other))
    store.dispatch(clockReleased(one))
    expect(isHeld(store)).toBe(true)
    expect(await doesBotAct(store)).toBe(false)
    store.dispatch(clockReleased(other))
    expect(isHeld(store)).toBe(false)
    expect(await doesBotAct(store)).toBe(true)
  })

  it(`runs only when both have let go, ${one} last`, () => {
    const store = botsTurn()
    store.dispatch(clockHeld(one))
    store.dispatch(clockHeld(other))
    store.dispatch(clockReleased(other))
    expect(isHeld(store)).toBe(true)
    store.dispatch(clockReleased(one))
    expect(isHeld(store)).toBe(false)
  })

  it(`${other} cannot let go of what ${one} holds`, () => {
    const store = botsTurn()
    store.dispatch(clockHeld(one))
    store.dispatch(clockReleased(other))
    expect(store.getState().match.holds).toEqual([one])
  })
})

it.each(HOLDS)('%s holds once, however often it says so', (hold) => {
  const store = botsTurn()
  store.dispatch(clockHeld(hold))
  store.dispatch(clockHeld(hold))
  expect(store.getState().match.holds).toEqual([hold])
  store.dispatch(clockReleased(hold))
  expect(isHeld(store)).toBe(false)
})

test('leaving the table and coming back lifts nothing', () => {
  const store = botsTurn()
  store.dispatch(tableEntered())
  for (const hold of HOLDS) store.dispatch(clockHeld(hold))
  store.dispatch(tableLeft())
  store.dispatch(tableEntered())
  expect(store.getState().match.holds).toEqual(HOLDS)
})

test('a pause is for one match: the next begins without it, but not over an open sheet', () => {
  const store = botsTurn()
  store.dispatch(clockHeld('player'))
  store.dispatch(clockHeld('panel'))
  store.dispatch(matchAbandoned())
  expect(selectIsPaused(store.getState())).toBe(false)
  expect(isHeld(store)).toBe(true)
})
