import { act, fireEvent, screen } from '@testing-library/react-native'
import { DealScreen } from '@/features/deal/deal-screen'
import { settingsChanged } from '@/store/settings/slice'
import { freshStore, show, startMatch } from '../home/stage'

const mockReplace = jest.fn()
const mockRedirect = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))
jest.mock('@/platform/sound', () => ({ play: jest.fn() }))
beforeEach(() => jest.clearAllMocks())

const five = ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy'] as const
const button = (name: string) => screen.getByRole('button', { name })

function deal(roles: Parameters<typeof startMatch>[1]) {
  const store = freshStore()
  startMatch(store, roles)
  show(<DealScreen />, store)
}

it('sends you home if nothing was dealt', () => {
  show(<DealScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('opens the Sheriff and the characters, and nobody else’s role', () => {
  deal(five)
  expect(screen.getByText('Dusty is the Sheriff and goes first.')).toBeOnTheScreen()
  expect(button('Dusty, No ability, Sheriff, 10 life points')).toBeOnTheScreen()
  expect(button('Lou, No ability, Unknown role, 8 life points')).toBeOnTheScreen()
  expect(screen.queryByText(/Renegade|Deputy/)).toBeNull()
})

it('shows your role only while you hold the pad', () => {
  deal(five)
  const pad = button('Hold to see your role')
  expect(screen.queryByText('Outlaw')).toBeNull()
  fireEvent(pad, 'pressIn')
  expect(screen.getByLabelText(/You are the Outlaw. Bring down the Sheriff./)).toBeOnTheScreen()
  expect(screen.getByText('Let go and it is hidden.')).toBeOnTheScreen()
  fireEvent(pad, 'pressOut')
  expect(screen.queryByText('Outlaw', { includeHiddenElements: true })).toBeNull()
  expect(screen.getByLabelText('Your role card, face down')).toBeOnTheScreen()
})

it('lays all roles open among three', () => {
  deal(['renegade', 'deputy', 'outlaw'])
  expect(screen.getByText('All roles are face up. Dusty goes first.')).toBeOnTheScreen()
  expect(button('Lou, No ability, Outlaw, 8 life points')).toBeOnTheScreen()
  expect(screen.getByLabelText(/You are the Renegade. Bring down the Outlaw./)).toBeOnTheScreen()
})

it('says what a character can do', () => {
  deal(five)
  fireEvent.press(button('Ada, Willy the Kid, Unknown role, 8 life points'))
  expect(screen.getByText('Two gatlings are enough for him to fire.')).toBeOnTheScreen()
})

it('goes to the table', () => {
  deal(five)
  fireEvent.press(button('To the table'))
  expect(mockReplace).toHaveBeenCalledWith('/dice/table')
})

it('can be skipped', () => {
  const store = freshStore()
  store.dispatch(settingsChanged({ speed: 1 }))
  startMatch(store, five)
  show(<DealScreen />, store)
  expect(screen.getByText('Roles are dealt face down.')).toBeOnTheScreen()
  fireEvent.press(button('Skip the deal'))
  expect(button('To the table')).toBeOnTheScreen()
})

it('ends by itself', () => {
  jest.useFakeTimers()
  const store = freshStore()
  store.dispatch(settingsChanged({ speed: 4 }))
  startMatch(store, five)
  show(<DealScreen />, store)
  for (const words of [
    'Dusty is the Sheriff.',
    'Now the characters.',
    'Dusty is the Sheriff and goes first.',
  ]) {
    for (let ms = 0; ms < 2000 && !screen.queryByText(words); ms += 50)
      act(() => jest.advanceTimersByTime(50))
    expect(screen.getByText(words)).toBeOnTheScreen()
  }
  jest.useRealTimers()
})
