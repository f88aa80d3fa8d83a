import { act, fireEvent, screen } from '@testing-library/react-native'
import { LookBackScreen } from '@/features/look-back'
import { believed, stackedPaths } from '@/features/look-back/belief-lines'
import { thoughtOut } from '@/family/thought'
import { review, type Review } from '@/games/dice/coach'
import { selectReviewing } from '@/store/coach/selectors'
import { reviewAdvanced, reviewFound } from '@/store/coach/slice'
import { selectFinishedMatch } from '@/store/match/selectors'
import type { AppStore } from '@/store/store'
import { matchRestored } from '@/store/match/slice'
import { freshStore, show } from '../home/stage'
import { playersOf } from '../coach/stage'
import { finishedStore } from '../result/finished'
import { diceTableOf } from '../../support/dice-table'

const mockPush = jest.fn()
const mockRedirect = jest.fn()
jest.mock('expo-router', () => ({
  useLocalSearchParams: () => ({}),
  useRouter: () => ({ canGoBack: () => true, push: mockPush }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))
jest.mock('@/store/coach/review-listener', () => ({ listenForReviews: () => undefined }))

const seven = () => finishedStore({ kind: 'deal', seats: 7 }, 1)

/** What going through it finds; how that is done in pieces is the store's test. */
function gone(store: AppStore, seat = 0): Review {
  const record = diceTableOf(store.getState())?.match.record
  if (!record) throw new Error('it is over')
  const found = thoughtOut(review(record, seat))
  act(() => void store.dispatch(reviewFound({ seat, review: found })))
  return found
}

function lookBack(store: AppStore): Review {
  show(<LookBackScreen />, store)
  return gone(store)
}

it('sends you home if no match is over', () => {
  show(<LookBackScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('says how far it is, and stops when one leaves', () => {
  const store = seven()
  show(<LookBackScreen />, store)
  expect(selectReviewing(store.getState())).toEqual({ seat: 0, share: 0 })
  act(() => void store.dispatch(reviewAdvanced(0.42)))
  expect(screen.getByText('Going through every decision: 42%')).toBeOnTheScreen()
  screen.unmount()
  expect(selectReviewing(store.getState())).toBeNull()
})

it('names the decisions that cost most, what was better, and leads there', () => {
  const { slips } = lookBack(seven())
  expect(screen.getByText('The 3 decisions that cost most')).toBeOnTheScreen()
  const cards = screen.getAllByTestId('slip')
  expect(cards).toHaveLength(3)
  cards.forEach((card, i) => {
    const points = ((slips[i]?.cost ?? 0) * 100).toFixed(1)
    expect(card.props.accessibilityLabel).toMatch(/^Turn \d+, Played: .+, Better: .+, −/)
    expect(card.props.accessibilityLabel).toContain(`−${points} points`)
  })
  const [worst] = cards
  if (worst) fireEvent.press(worst)
  expect(mockPush).toHaveBeenCalledWith({ pathname: '/dice/replay', params: { at: slips[0]?.at } })
})

it("tells all dice against expectation, and one's own", () => {
  const { faces, ownFaces } = lookBack(seven())
  const total = (counts: typeof faces) => counts.reduce((sum, { rolled }) => sum + rolled, 0)
  const arrows = faces.find(({ face }) => face === 'arrow')
  const expected = arrows?.expected.toFixed(1)
  expect(
    screen.getByText(
      `${total(faces)} dice were rolled; fair ones show each face ${expected} times.`,
    ),
  ).toBeOnTheScreen()
  expect(
    screen.getByLabelText(`Arrow: ${arrows?.rolled} rolled, ${expected} expected`),
  ).toBeOnTheScreen()
  expect(screen.getByTestId('fairness')).toHaveTextContent(
    /^(Ordinary luck|Unusual|Rare luck).* of 100 matches\.$/,
  )
  fireEvent.press(screen.getByRole('radio', { name: 'Ada' }))
  expect(screen.getByText(new RegExp(`^${total(ownFaces)} dice were rolled`))).toBeOnTheScreen()
  expect(total(ownFaces)).toBeLessThan(total(faces))
})

it('tells what was believed at a turn, by all others or by one', () => {
  lookBack(seven())
  expect(screen.getAllByLabelText(/, (Deputy|Outlaw|Renegade)\. Turn 25: /)).toHaveLength(6)
  fireEvent(screen.getByTestId('scrubber'), 'accessibilityAction', {
    nativeEvent: { actionName: 'decrement' },
  })
  expect(screen.getAllByLabelText(/, (Deputy|Outlaw|Renegade)\. Turn 24: /)).toHaveLength(6)
  // Whoever looks knows their own card.
  fireEvent.press(screen.getByRole('button', { name: 'Lou' }))
  expect(screen.getByLabelText('Lou, Renegade. Turn 24: Renegade 100%')).toBeOnTheScreen()
})

it('lets everybody around a table look at their own decisions', () => {
  const solo = selectFinishedMatch(seven().getState())
  if (!solo) throw new Error('it is over')
  const players = playersOf(7)
  const store = freshStore()
  store.dispatch(matchRestored({ ...solo, mode: 'pass', players }))
  lookBack(store)
  for (const { name } of players)
    expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0)
  const [rosa] = screen.getAllByRole('button', { name: 'Rosa' })
  if (rosa) fireEvent.press(rosa)
  expect(selectReviewing(store.getState())).toEqual({ seat: 1, share: 0 })
  expect(screen.getByText('Going through every decision: 0%')).toBeOnTheScreen()
  gone(store, 1)
  expect(screen.getByText(/decisions? that cost most/)).toBeOnTheScreen()
})

it('takes the mean of those who still lived, and stacks it to the top', () => {
  const certain = [0, 0, 1, 0] as const
  const unsure = [0, 0.5, 0.5, 0] as const
  const turn = {
    turn: 3,
    seat: 0,
    alive: [true, true, false],
    beliefs: [[certain], [unsure], [certain]],
  }
  expect(believed(turn, 0, null)).toEqual([0, 0.5, 0.5, 0])
  expect(believed(turn, 0, 2)).toEqual([0, 0, 1, 0])
  expect(stackedPaths([unsure])).toEqual(['', 'M0 100.0h1v-50.0h-1z', 'M0 50.0h1v-50.0h-1z', ''])
})
