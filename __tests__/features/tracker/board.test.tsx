import '../../support/quiet-phone'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { CompanionScreen } from '@/features/tracker/companion-screen'
import type { CharacterId, Deal } from '@/games/dice'
import { play } from '@/platform/sound'
import { memoryStorage } from '@/persistence/storage'
import { createStore, type AppStore } from '@/store/store'
import { selectDiceView } from '@/store/tracker/dice-selectors'
import { entered, entryUndone, prefsChanged, tableOpened } from '@/store/tracker/slice'
import { show } from '../home/stage'
import '../../support/games-loaded'

const mockRedirect = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))

const NAMES = ['Jonas', 'Amira', 'Tom', 'Lene']

function table(...characters: (CharacterId | null)[]): AppStore {
  const store = createStore(memoryStorage())
  const config: Deal = {
    kind: 'deal',
    seats: 4,
    roles: ['sheriff', 'hidden', 'hidden', 'hidden'],
    characters: NAMES.map((_, seat) => characters[seat] ?? null),
  }
  const players = NAMES.map((name) => ({ name, person: null }))
  store.dispatch(tableOpened({ game: 'dice', config, players, deals: false }))
  return store
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))
const view = (store: AppStore) => selectDiceView(store.getState())

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => act(() => jest.advanceTimersByTime(1300))

it('leads to the set-up if there is no table', () => {
  show(<CompanionScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/dice/companion-setup')
})

it('adds fast taps up before they are final', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press('Amira: lose a life point')
  press('Amira: lose a life point')
  press('Lene: lose a life point')
  expect(view(store)?.life).toEqual([10, 8, 8, 8])
  settle()
  expect(view(store)?.life).toEqual([10, 6, 8, 7])
})

it('takes taps back that are not final', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press('Amira: lose a life point')
  press('Undo')
  settle()
  expect(view(store)?.life).toEqual([10, 8, 8, 8])
})

it('lets the rules work along: who falls, who is asked', () => {
  const store = table(null, 'bart-cassidy')
  show(<CompanionScreen />, store)
  press('Amira: lose a life point')
  settle()
  expect(screen.getByText('You lose a point. An arrow instead?')).toBeOnTheScreen()
  press('Wound')
  expect(view(store)?.life[1]).toBe(7)
})

it('passes the turn when the next player takes an arrow', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press('Amira: 0 arrows, take one')
  expect(view(store)).toMatchObject({ turn: 1, arrows: [0, 1, 0, 0] })
})

it('says that the turn has passed, until it is undone or read', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press(/^Amira: .*take one/)
  expect(screen.getByText(/^It is Amira’s turn now/)).toBeOnTheScreen()
  press('Undo')
  expect(screen.queryByText(/^It is Amira’s turn now/)).toBeNull()
  expect(view(store)?.turn).toBe(0)
  press(/^Amira: .*take one/)
  act(() => jest.advanceTimersByTime(4000))
  expect(screen.queryByText(/^It is Amira’s turn now/)).toBeNull()
})

it('says why a result adds no arrow that was tapped before', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press(/^Jonas: .*take one/)
  press('Dice')
  for (const face of ['Arrow', 'Beer', 'Beer', 'Beer', 'Beer']) press(face)
  expect(screen.getByText('1 arrow was tapped before: it is not taken twice.')).toBeOnTheScreen()
  expect(view(store)?.arrows[0]).toBe(1)
})

it('keeps what waits when the turn ends', () => {
  const store = table()
  show(<CompanionScreen />, store)
  press('Tom: lose a life point')
  press('Next')
  expect(view(store)).toMatchObject({ turn: 1, life: [10, 8, 7, 8] })
})

it('reminds of a gift as the turn begins, and lets it be passed over', () => {
  const store = table('sid-ketchum')
  show(<CompanionScreen />, store)
  expect(screen.getByText('Jonas: who gains a point?')).toBeOnTheScreen()
  press('Skip')
  press('Next')
  expect(view(store)?.turn).toBe(1)
})

describe('what is heard', () => {
  beforeEach(() => jest.mocked(play).mockClear())

  /** A table with sound, at which Jonas has taken an arrow. */
  function heardTable(): AppStore {
    const store = table()
    store.dispatch(prefsChanged({ sound: true }))
    store.dispatch(entered({ type: 'take', seat: 0, count: 1 }))
    return store
  }

  it('is nothing when one comes to a table', () => {
    show(<CompanionScreen />, heardTable())
    expect(play).not.toHaveBeenCalled()
  })

  it('is nothing when something is taken back', () => {
    const store = heardTable()
    act(() => void store.dispatch(entered({ type: 'shoot', points: [0, 0, 1, 0] })))
    show(<CompanionScreen />, store)
    act(() => void store.dispatch(entryUndone()))
    expect(play).not.toHaveBeenCalled()
  })

  it('is everything that one gesture did, each sound once', () => {
    const store = heardTable()
    show(<CompanionScreen />, store)
    const arrow = { type: 'take', seat: 0, count: 1 } as const
    act(() => void store.dispatch(entered(arrow, arrow, { type: 'shoot', points: [0, 0, 1, 0] })))
    expect(jest.mocked(play).mock.calls.map(([sound]) => sound)).toEqual(['arrow', 'shot'])
  })
})
