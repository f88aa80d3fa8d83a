import '../../support/quiet-phone'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import type { DiceAction, Face, Role } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import {
  selectActionCount,
  selectLog,
  selectMatchId,
  selectUpturnedViews,
} from '@/store/match/selectors'
import { actionTaken, eventsShown, matchStarted } from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import { createStore, type AppStore } from '@/store/store'
import { show } from '../home/stage'
import '../../support/games-loaded'

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useFocusEffect: () => undefined,
  Redirect: () => null,
}))

const ROLES: readonly Role[] = ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy']

/** A person between the Sheriff and the Deputy; nobody is watching, so no bot plays by itself. */
function table(): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 1 }))
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players: ['Ada', 'Rosa', 'Hank', 'Mei', 'Bo'].map((name, seat) =>
        seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
      ),
      config: { kind: 'deal', seats: 5, roles: ROLES, characters: [null, null, null, null, null] },
      seed: 1,
    }),
  )
  return store
}

function take(store: AppStore, ...actions: readonly DiceAction[]): void {
  act(() => {
    for (const action of actions) {
      const id = selectMatchId(store.getState()) ?? ''
      const at = selectActionCount(store.getState())
      store.dispatch(actionTaken({ game: 'dice', id, at, action }))
      store.dispatch(eventsShown(selectLog(store.getState()).length))
    }
  })
}

const roll = (face: Face): DiceAction => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces: [face, face, face, face, face],
})

/** Five shots at the person. */
const volley = (): DiceAction[] => [
  roll('one'),
  { type: 'stop' },
  ...[0, 1, 2, 3, 4].map((die): DiceAction => ({ type: 'aim', die, target: 0 })),
]

function shootOut(store: AppStore): void {
  take(store, ...volley(), roll('dynamite'), roll('dynamite'), ...volley())
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('whoever is out', () => {
  it('may turn all cards up, and only then sees them', () => {
    const store = table()
    show(<TableScreen />, store)
    expect(selectUpturnedViews(store.getState())).toBeNull()
    expect(screen.queryByTestId('cards-up')).toBeNull()
    shootOut(store)
    expect(screen.getByRole('button', { name: /^Hank, .*Unknown role/ })).toBeOnTheScreen()
    fireEvent.press(screen.getByTestId('cards-up'))
    expect(screen.getByRole('button', { name: /^Hank, .*Renegade/ })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: /^Bo, .*Deputy/ })).toBeOnTheScreen()
    expect(screen.queryByTestId('cards-up')).toBeNull()
  })

  it('hastens to the end instead of to a turn', () => {
    const store = table()
    show(<TableScreen />, store)
    expect(screen.getByTestId('hurry')).toHaveAccessibleName('To my turn')
    shootOut(store)
    expect(screen.getByTestId('hurry')).toHaveAccessibleName('To the end')
  })
})
