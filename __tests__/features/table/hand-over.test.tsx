import '../../support/quiet-phone'
import '../../support/still-router'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import type { DiceAction } from '@/games/dice'
import type { Player } from '@/persistence/kinds'
import { SPEEDS } from '@/persistence/kinds'
import { memoryStorage } from '@/persistence/storage'
import { selectHasCaughtUp, selectIsHeld, selectMatchId } from '@/store/match/selectors'
import { actionTaken, roleSeen, matchStarted, tableEntered, tableLeft } from '@/store/match/slice'
import { curtainDrawn, phoneTaken } from '@/store/pass/slice'
import { settingsChanged, type Settings } from '@/store/settings/slice'
import { createStore, type AppStore } from '@/store/store'
import { show } from '../home/stage'
import '../../support/games-loaded'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const people: readonly Player[] = ['Rosa', 'Tom', 'Omar', 'Mei'].map((name) => ({
  kind: 'human',
  name,
}))

/** Four people around a phone that Rosa, who begins, has just taken. */
function passedAround(speed: Settings['speed']): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed }))
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'pass',
      players: people,
      config: {
        kind: 'deal',
        seats: 4,
        roles: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
        characters: [null, null, null, null],
      },
      seed: 1,
    }),
  )
  people.forEach((_, seat) => store.dispatch(roleSeen(seat)))
  store.dispatch(phoneTaken(0))
  return store
}

/** Three dynamites end the turn with this throw. */
const blast: DiceAction = {
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces: ['arrow', 'dynamite', 'dynamite', 'dynamite', 'gatling'],
}

const rollBlast = (store: AppStore) =>
  act(() => {
    const id = selectMatchId(store.getState()) ?? ''
    store.dispatch(actionTaken({ game: 'dice', id, at: 0, action: blast }))
  })

const aWhile = () => act(() => jest.advanceTimersByTime(30_000))
const curtain = () => screen.queryByTestId('take-phone')

it.each(SPEEDS)('passing around does not stop at a hand-over, at speed %s', (speed) => {
  const store = passedAround(speed)
  show(<TableScreen />, store)
  expect(curtain()).toBeNull()
  rollBlast(store)
  for (let i = 0; i < 20 && !selectHasCaughtUp(store.getState()); i++) aWhile()
  expect(screen.getByRole('button', { name: 'I am Tom' })).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'I am Tom' }))
  expect(curtain()).toBeNull()
  expect(selectIsHeld(store.getState())).toBe(false)
  expect(screen.getByTestId('roll')).toBeEnabled()
})

it('tells how a turn ended before the curtain comes', () => {
  const store = passedAround(1)
  show(<TableScreen />, store)
  rollBlast(store)
  expect(selectHasCaughtUp(store.getState())).toBe(false)
  expect(curtain()).toBeNull()
  expect(selectIsHeld(store.getState())).toBe(false)
})

it('draws the curtain for a break at once, and goes on with the story behind it afterwards', () => {
  const store = passedAround(1)
  show(<TableScreen />, store)
  rollBlast(store)
  act(() => void store.dispatch(curtainDrawn()))
  expect(curtain()).toBeOnTheScreen()
  aWhile()
  expect(selectHasCaughtUp(store.getState())).toBe(false)
  fireEvent.press(screen.getByTestId('take-phone'))
  for (let i = 0; i < 20 && !selectHasCaughtUp(store.getState()); i++) aWhile()
  expect(selectHasCaughtUp(store.getState())).toBe(true)
})

it('the turn clock stands while the rules are open', () => {
  const store = passedAround('instant')
  store.dispatch(settingsChanged({ turnClock: 30 }))
  show(<TableScreen />, store)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('29')).toBeOnTheScreen()
  act(() => void store.dispatch(tableLeft()))
  for (let i = 0; i < 5; i++) act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('29')).toBeOnTheScreen()
  act(() => void store.dispatch(tableEntered()))
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('28')).toBeOnTheScreen()
})
