import { act, fireEvent, screen } from '@testing-library/react-native'
import { ReplayScreen } from '@/features/replay'
import { review } from '@/games/dice/coach'
import { thoughtOut } from '@/family/thought'
import { reviewAsked, reviewFound } from '@/store/coach/slice'
import { settingsChanged } from '@/store/settings/slice'
import { show } from '../home/stage'
import { finishedStore } from '../result/finished'
import { diceTableOf } from '../../support/dice-table'

const mockRedirect = jest.fn()
let mockParams: { at?: string } = {}
jest.mock('expo-router', () => ({
  useLocalSearchParams: () => mockParams,
  useRouter: () => ({ canGoBack: () => false, replace: jest.fn() }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function watch() {
  const store = finishedStore({ kind: 'deal', seats: 5 }, 7)
  store.dispatch(settingsChanged({ speed: 1 }))
  show(<ReplayScreen />, store)
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }))
const place = (): number => Number(screen.getByTestId('scrubber').props['aria-valuenow'])

it('sends you home if no match is over', () => {
  show(<ReplayScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('begins with the deal, every role face up', () => {
  watch()
  expect(screen.getByText('The cards are dealt.')).toBeOnTheScreen()
  expect(screen.getByText('Turn 1 of 19')).toBeOnTheScreen()
  const seats = screen.getAllByTestId(/^seat-/).map(({ props }) => String(props.accessibilityLabel))
  expect(seats).toHaveLength(5)
  expect(seats.filter((seat) => /Sheriff|Deputy|Outlaw|Renegade/.test(seat))).toHaveLength(5)
})

it('steps by event and by turn, and back', () => {
  watch()
  press('One event on')
  press('One event on')
  press('One event back')
  expect(place()).toBe(1)
  press('Next turn')
  expect(screen.getByText('Turn 2 of 19')).toBeOnTheScreen()
  press('Previous turn')
  expect(place()).toBe(0)
})

it('is a slider that a screen reader moves', () => {
  watch()
  const slider = screen.getByTestId('scrubber')
  fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } })
  expect(place()).toBe(1)
  expect(screen.getByTestId('scrubber').props['aria-valuetext']).toMatch(
    /^Turn 1 of 19\. .+ rolled/,
  )
})

it('plays until it is stopped', () => {
  watch()
  press('Play')
  act(() => jest.advanceTimersByTime(1000))
  expect(place()).toBe(1)
  press('Pause')
  act(() => jest.advanceTimersByTime(9000))
  expect(place()).toBe(1)
})

it('goes to the next turn of a seat that is tapped', () => {
  watch()
  fireEvent.press(screen.getByTestId('seat-2'))
  expect(screen.getByTestId('seat-2').props.accessibilityLabel).toMatch(/on turn$/)
})

it('opens where the look back sends you, with what would have been better there', () => {
  const store = finishedStore({ kind: 'deal', seats: 7 }, 1)
  const record = diceTableOf(store.getState())?.match.record
  if (!record) throw new Error('it is over')
  const found = thoughtOut(review(record, 0))
  store.dispatch(reviewAsked({ game: 'dice', match: 'over', record, seat: 0 }))
  store.dispatch(reviewFound({ seat: 0, review: found }))
  const [slip] = found.slips
  if (!slip) throw new Error('whoever does anything makes mistakes')
  mockParams = { at: String(slip.at) }
  show(<ReplayScreen />, store)
  expect(screen.getByText(/^Played: .* Better: /)).toBeOnTheScreen()
  expect(screen.getByText(`Turn ${slip.turn} of 25`)).toBeOnTheScreen()
  press('Next turn')
  expect(screen.queryByText(/^Played: /)).toBeNull()
  mockParams = { at: '99999' }
  screen.unmount()
  show(<ReplayScreen />, store)
  expect(place()).toBe(0)
  mockParams = {}
})
