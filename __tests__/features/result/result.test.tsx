import { fireEvent, screen, waitFor } from '@testing-library/react-native'
import { ResultScreen } from '@/features/result'
import { i18n } from '@/i18n'
import { selectReviewing } from '@/store/coach/selectors'
import { selectFinishedMatch, selectPlayers } from '@/store/match/selectors'
import { show } from '../home/stage'
import { finishedStore } from './finished'

const mockReplace = jest.fn()
const mockPush = jest.fn()
const mockRedirect = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: mockPush }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))
const mockShare = jest.fn().mockResolvedValue('copied')
jest.mock('@/platform/share-message', () => ({
  shareMessage: (message: string) => mockShare(message),
}))
jest.mock('@/platform/share-picture', () => ({
  sharePicture: jest.fn().mockResolvedValue('failed'),
}))
beforeEach(() => mockRedirect.mockClear())
afterEach(() => i18n.changeLanguage('en'))

const seven = () => finishedStore({ kind: 'deal', seats: 7 }, 1)
const names = (store: ReturnType<typeof seven>) =>
  selectPlayers(store.getState()).map(({ name }) => name)

it('sends you home if no match is over', () => {
  show(<ResultScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('says who won and why, and whether you are among them', () => {
  show(<ResultScreen />, seven())
  expect(screen.getByRole('heading', { name: 'The Outlaws win' })).toBeOnTheScreen()
  expect(screen.getByText('The Sheriff fell in turn 25 by Sage’s first shot.')).toBeOnTheScreen()
  expect(screen.getByText('You win')).toBeOnTheScreen()
})

it('lists every seat, the winners first and called so', () => {
  show(<ResultScreen />, seven())
  const rows = screen
    .getAllByTestId(/^standing-/)
    .map(({ props }) => String(props.accessibilityLabel))
  expect(rows).toHaveLength(7)
  expect(rows.slice(0, 3).every((row) => row.includes('Outlaw, winner'))).toBe(true)
  expect(rows.slice(3).some((row) => row.includes('winner'))).toBe(false)
})

it('speaks German with the words of the printed game', async () => {
  await i18n.changeLanguage('de')
  show(<ResultScreen />, seven())
  expect(screen.getByText('Die Banditen gewinnen')).toBeOnTheScreen()
  expect(
    screen.getByText('Der Sheriff schied im 25. Zug durch Sages ersten Schuss aus.'),
  ).toBeOnTheScreen()
  expect(screen.getByLabelText(/^Lou, Gesetzloser/)).toBeOnTheScreen()
})

it('says the chart in words', () => {
  show(<ResultScreen />, seven())
  expect(
    screen.getByLabelText(/^Life from turn to turn\. .*Ada: \d+ at the deal, fell in turn 18/),
  ).toBeOnTheScreen()
})

it('opens what a seat did', () => {
  show(<ResultScreen />, seven())
  fireEvent.press(screen.getByTestId('standing-2'))
  expect(screen.getByText(/Life points taken from others/)).toBeOnTheScreen()
})

it('leads to the look back, and reckons nothing of it before', () => {
  const store = seven()
  show(<ResultScreen />, store)
  fireEvent.press(screen.getByRole('button', { name: 'Look back at this match' }))
  expect(mockPush).toHaveBeenCalledWith({ pathname: '/dice/look-back', params: {} })
  expect(selectReviewing(store.getState())).toBeNull()
})

it('shares the result as text', async () => {
  show(<ResultScreen />, seven())
  fireEvent.press(screen.getByRole('button', { name: 'Share' }))
  fireEvent.press(screen.getByRole('button', { name: /^As text/ }))
  expect(mockShare).toHaveBeenCalledWith(
    expect.stringMatching(/^Tumbleweed: The Outlaws win\nThe Sheriff fell[^]*★ Ada: Outlaw – won/),
  )
  await waitFor(() => expect(screen.getByText(/^Copied/)).toBeOnTheScreen())
})

it('deals a rematch to the same seats', () => {
  const store = seven()
  const before = names(store)
  show(<ResultScreen />, store)
  fireEvent.press(screen.getByRole('button', { name: 'Rematch' }))
  expect(names(store)).toEqual(before)
  expect(selectFinishedMatch(store.getState())).toBeNull()
  expect(mockReplace).toHaveBeenCalledWith('/dice/deal')
  expect(mockRedirect).not.toHaveBeenCalled()
})

it('deals a rematch in which everybody but you moves on one seat', () => {
  const store = seven()
  const [you, ...others] = names(store)
  show(<ResultScreen />, store)
  fireEvent.press(screen.getByRole('button', { name: 'Rematch with new neighbours' }))
  expect(names(store)).toEqual([you, ...others.slice(-1), ...others.slice(0, -1)])
})

it('leads to the replay', () => {
  show(<ResultScreen />, seven())
  fireEvent.press(screen.getByRole('button', { name: 'Replay' }))
  expect(mockPush).toHaveBeenCalledWith('/dice/replay')
})
