import { act, fireEvent, render, screen, within } from '@testing-library/react-native'
import { AppState } from 'react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { Provider } from 'react-redux'
import { FaceProvider, faceOf, type Face } from '@/boards'
import { CompanionReadingScreen } from '@/features/table/reading/companion-reading-screen'
import { CompanionScreen, CompanionSetupScreen } from '@/features/tracker/companion-screen'
import type { GameId } from '@/games'
import { memoryStorage } from '@/persistence/storage'
import { createStore, type AppStore } from '@/store/store'
import { selectSecretTable } from '@/store/tracker/selectors'
import {
  entered,
  prefsChanged,
  suspicionNoted,
  suspicionsAskedFor,
  tableOpened,
} from '@/store/tracker/slice'
import { ThemeProvider } from '@/ui'
import { metrics } from '../home/stage'
import '../../support/games-loaded'
import '../../support/quiet-phone'

const mockRouter = { replace: jest.fn(), push: jest.fn(), dismissTo: jest.fn() }
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  Redirect: () => null,
}))
jest.mock('@/platform/keep-awake', () => ({ setKeepAwake: jest.fn() }))

const NAMES = ['Tom', 'Amira', 'Omar', 'Lene', 'Jonas']

const faces = new Map<GameId, Face<GameId>>()
beforeAll(async () => {
  for (const game of ['dice', 'cards'] as const) {
    const face = await faceOf<GameId>(game).load()
    await face.companion?.load()
    faces.set(game, face)
  }
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function table(game: GameId): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(prefsChanged({ hasTried: true }))
  store.dispatch(
    tableOpened({
      game,
      config: {
        kind: 'deal',
        seats: 5,
        roles: ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden'],
        characters: NAMES.map(() => null),
      },
      players: NAMES.map((name) => ({ name, person: null })),
      deals: false,
    }),
  )
  return store
}

function show(game: GameId, store: AppStore, shown: React.ReactElement): void {
  const face = faces.get(game)
  if (!face) throw new Error('its face is loaded before')
  render(
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider theme="dusk" reducedMotion>
          <FaceProvider face={face}>{shown}</FaceProvider>
        </ThemeProvider>
      </SafeAreaProvider>
    </Provider>,
  )
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))
const marks = (store: AppStore) =>
  selectSecretTable(store.getState())?.marks?.map(({ time, ...mark }) => mark)
const note = (by: number, about: number) =>
  suspicionNoted({ by, about, says: { role: 'outlaw', sureness: 'certain' } })

describe.each(['dice', 'cards'] as const)('the companion of %s', (game) => {
  it('offers suspicions once the switch in its menu is on, to everybody by name', () => {
    const store = table(game)
    show(game, store, <CompanionScreen />)
    fireEvent.press(screen.getByTestId('tool-menu'))
    expect(screen.queryByTestId('menu-suspicions')).toBeNull()
    fireEvent.press(screen.getByRole('switch', { name: /^Note suspicions/ }))
    fireEvent.press(screen.getByTestId('menu-suspicions'))
    NAMES.forEach((name, seat) =>
      expect(screen.getByTestId(`who-${seat}`)).toHaveAccessibleName(name),
    )
    fireEvent.press(screen.getByTestId('who-2'))
    expect(mockRouter.push).toHaveBeenCalledWith(`/${game}/companion-reading`)
    expect(store.getState().tracker.suspecting).toBe(2)
  })

  it('has the same switch in its set-up, off at first', () => {
    const store = createStore(memoryStorage())
    show(game, store, <CompanionSetupScreen />)
    const wanted = screen.getByRole('switch', { name: /^Note suspicions/ })
    expect(wanted).not.toBeChecked()
    fireEvent.press(wanted)
    expect(store.getState().tracker.prefs.suspects).toBe(true)
  })

  it('shows nothing of anybody’s chips on the board', () => {
    const store = table(game)
    store.dispatch(prefsChanged({ suspects: true }))
    show(game, store, <CompanionScreen />)
    const bare = JSON.stringify(screen.toJSON())
    act(() => void store.dispatch(note(1, 2)))
    expect(JSON.stringify(screen.toJSON())).toBe(bare)
  })

  it('keeps them behind the curtain until their owner has the phone, and when the app is left', () => {
    const leave: (() => void)[] = []
    jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
      leave.push(() => listener('background'))
      return { remove: jest.fn() }
    })
    const store = table(game)
    store.dispatch(note(1, 2))
    store.dispatch(note(3, 4))
    store.dispatch(suspicionsAskedFor(1))
    show(game, store, <CompanionReadingScreen />)
    expect(screen.queryByTestId('holders-reading')).toBeNull()
    expect(JSON.stringify(screen.toJSON())).not.toMatch(/Outlaw/)
    press('I am Amira')
    const chosen = (name: string, role: string) =>
      within(screen.getByLabelText(name)).getByRole('radio', { name: role })
    expect(chosen('Omar', 'Outlaw')).toBeChecked()
    expect(chosen('Jonas', 'None')).toBeChecked()
    expect(screen.queryByLabelText('Tom')).toBeNull()
    fireEvent.press(chosen('Jonas', 'Renegade'))
    fireEvent.press(screen.getAllByRole('radio', { name: 'A hunch' })[1] ?? chosen('Jonas', 'None'))
    expect(marks(store)?.at(-1)).toEqual({
      ...{ by: 1, about: 4 },
      says: { role: 'renegade', sureness: 'hunch' },
    })
    act(() => leave.forEach((left) => left()))
    expect(screen.queryByTestId('holders-reading')).toBeNull()
    press('Back to the table')
    expect(mockRouter.dismissTo).toHaveBeenCalledWith(`/${game}/companion`)
  })

  it('says there how early a card was known', () => {
    const store = table(game)
    store.dispatch(note(1, 2))
    jest.advanceTimersByTime(1000)
    store.dispatch(entered({ type: 'next' }))
    store.dispatch(entered({ type: 'leave', seat: 2 }))
    store.dispatch(
      entered(
        game === 'dice' ? { type: 'reveal', role: 'outlaw' } : { type: 'fall', role: 'outlaw' },
      ),
    )
    store.dispatch(suspicionsAskedFor(1))
    show(game, store, <CompanionReadingScreen />)
    press('I am Amira')
    expect(screen.getByText('Omar: you knew 1 turn early.')).toBeOnTheScreen()
  })
})
