import '../../support/quiet-phone'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import { replayMatch, takeAction } from '@/core/match'
import { dice } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import { play } from '@/platform/sound'
import { selectActionCount, selectMatchId } from '@/store/match/selectors'
import { actionTaken, matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { lastShotIsNear } from '../../../e2e/support/eves'
import { show } from '../home/stage'
import '../../support/games-loaded'

const mockReplace = jest.fn()
const mockRouter = { replace: mockReplace, push: jest.fn() }
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
  Redirect: () => null,
}))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

const record = lastShotIsNear(5)
const eve = replayMatch(dice, record)
const ending = dice.legal(eve.state).find((action) => {
  const taken = takeAction(dice, eve, action)
  return taken.ok && taken.events.some(({ type }) => type === 'gameEnded')
})
/** Those whose cards nobody has seen when it ends. */
const sealed = eve.state.roles.flatMap((role, seat) =>
  seat !== 0 && role !== 'sheriff' && eve.state.alive[seat] && !isShot(seat) ? [seat] : [],
)

function isShot(seat: number): boolean {
  return ending?.type === 'aim' && ending.target === seat
}

/** The table right before the owner's shot that ends the match. */
function table(speed: 1 | 'instant', isReduced = false): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed }))
  const players = defaultPlayers(5, 'Ada')
  const seating = { game: 'dice', id: 'eve', mode: 'solo', players, peeked: [] } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  return show(<TableScreen />, store, isReduced)
}

function lastShot(store: AppStore): void {
  if (!ending) throw new Error('no shot ends the match')
  const state = store.getState()
  const id = selectMatchId(state) ?? ''
  act(() => {
    store.dispatch(actionTaken({ game: 'dice', id, at: selectActionCount(state), action: ending }))
  })
}

/** Time passes in small steps: a beat begins when the one before has been told. */
function pass(ms: number): void {
  for (let step = 0; step < ms; step += 50) act(() => jest.advanceTimersByTime(50))
}
const hidden = { includeHiddenElements: true }

it('the last shot is slow, the sealed cards are turned one by one, then who won, then the result', () => {
  const store = table(1)
  lastShot(store)
  pass(1000)
  expect(screen.getByTestId('slow-motion', hidden)).toBeTruthy()
  expect(play).toHaveBeenCalledWith('heartbeat')
  const seen: number[] = []
  for (let ms = 0; ms < 20_000 && !screen.queryByTestId('verdict', hidden); ms += 250) {
    pass(250)
    const turned = sealed.find((seat) => screen.queryByTestId(`turned-${seat}`, hidden))
    if (turned !== undefined && !seen.includes(turned)) seen.push(turned)
  }
  expect(seen).toEqual(sealed)
  expect(screen.getAllByText(/^The .* wins?$/, hidden)).toHaveLength(1)
  expect(play).toHaveBeenCalledWith('slam')
  expect(mockReplace).not.toHaveBeenCalled()
  pass(4500)
  expect(mockReplace).toHaveBeenCalledWith('/dice/result')
})

it('a tap turns all cards up and says who won; another one goes on', () => {
  const store = table(1)
  lastShot(store)
  pass(7000)
  expect(screen.queryByTestId('verdict', hidden)).toBeNull()
  fireEvent.press(screen.getByTestId('showdown', hidden))
  expect(screen.getByTestId('verdict', hidden)).toBeTruthy()
  expect(screen.queryByLabelText(/Unknown role/)).toBeNull()
  fireEvent.press(screen.getByTestId('showdown', hidden))
  expect(mockReplace).toHaveBeenCalledWith('/dice/result')
})

it('with reduced motion all cards lie open together, and who won is still told', () => {
  const store = table(1, true)
  lastShot(store)
  pass(4600)
  for (const seat of sealed) expect(screen.queryByTestId(`turned-${seat}`, hidden)).toBeNull()
  expect(screen.getByTestId('verdict', hidden)).toBeTruthy()
})

it('at top speed the result comes at once', () => {
  const store = table('instant')
  lastShot(store)
  pass(1)
  expect(screen.queryByTestId('verdict', hidden)).toBeNull()
  expect(mockReplace).toHaveBeenCalledWith('/dice/result')
})
