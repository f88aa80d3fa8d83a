import 'react-native-gesture-handler/jestSetup'
import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { State } from 'react-native-gesture-handler'
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils'
import { Hand, type HandDeeds } from '@/boards/cards/table/hand'
import { cardMeasures, layoutCards } from '@/boards/cards/table/layout'
import { layoutHand, leftOfCard } from '@/boards/cards/table/hand-layout'
import type { CardUse } from '@/boards/cards/table/uses'
import type { CardId } from '@/games/cards'

const layout = layoutCards({ width: 390, height: 844, seats: 5 })

const used = (card: CardId, state: CardUse['state'], word: CardUse['word']): CardUse => ({
  card,
  state,
  word,
  as: 'bang',
  count: 0,
})

const USES: readonly CardUse[] = [
  used('bang-8D', 'playable', 'aim'),
  used('missed-10C', 'not-now', 'onDefence'),
  used('beer-6H', 'pointless', 'noEffect'),
]

const deeds = {
  press: jest.fn<void, [CardId]>(),
  look: jest.fn<void, [CardId]>(),
  slide: jest.fn<void, [CardId]>(),
  sort: jest.fn<void, [number, number]>(),
  drag: jest.fn<void, [CardId]>(),
  drop: jest.fn<boolean, [CardId, { x: number; y: number }]>(() => false),
} satisfies HandDeeds

interface Shown {
  readonly uses?: readonly CardUse[]
  readonly lifted?: CardId | null
  readonly going?: readonly CardId[] | null
  readonly isAiming?: boolean
}

const hand = ({ uses = USES, lifted = null, going = null, isAiming = false }: Shown = {}) => (
  <Hand {...{ layout, uses, lifted, going, isAiming, deeds }} flying={[]} />
)

const button = (name: RegExp) => screen.getByRole('button', { name })

/** The middle of the n-th card, counted from the tray. */
function middleOf(index: number, count = USES.length): { x: number; y: number } {
  const laid = layoutHand({ count, tray: layout.tray, measures: cardMeasures(layout) })
  return { x: leftOfCard(laid, index) + laid.width / 2, y: laid.tray.height / 2 }
}

/** A finger that goes down at a place of the tray and along others. */
function slide(path: readonly { readonly x: number; readonly y: number }[]): void {
  const [first] = path
  const last = path.at(-1)
  act(() => {
    fireGestureHandler(getByGestureTestId('hand'), [
      { ...first, state: State.BEGAN },
      { ...first, state: State.ACTIVE },
      ...path.map((point) => ({ ...point, state: State.ACTIVE })),
      { ...last, state: State.END },
    ])
    jest.runOnlyPendingTimers()
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

test('each card says what it is and what it does now, or why not', () => {
  render(hand())
  expect(button(/^Bang!, 8 of diamonds, brown\. Playable: /)).toBeOnTheScreen()
  expect(button(/^Missed!, 10 of clubs, brown\. Not now: on defence\./)).toBeOnTheScreen()
  expect(button(/^Beer, 6 of hearts, brown\. .*no effect/)).toBeOnTheScreen()
  expect(screen.getByText('on defence', { includeHiddenElements: true })).toBeOnTheScreen()
})

test('a hand without cards says so', () => {
  render(hand({ uses: [] }))
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByLabelText('Your hand')).toBeOnTheScreen()
})

test('a tap presses a card, a hold shows it in full', () => {
  render(hand())
  fireEvent.press(button(/^Bang!/))
  expect(deeds.press).toHaveBeenCalledWith('bang-8D')
  fireEvent(button(/^Missed!/), 'longPress')
  expect(deeds.look).toHaveBeenCalledWith('missed-10C')
})

test('a card that goes says so, and so does a lifted one', () => {
  const { rerender } = render(hand({ going: ['beer-6H'] }))
  expect(button(/^Beer.*Goes\./)).toBeOnTheScreen()
  rerender(hand({ lifted: 'bang-8D' }))
  expect(button(/^Bang!.*Chosen\./)).toBeOnTheScreen()
})

test('letting go of a slide lifts the card under the thumb, and the click after it is swallowed', () => {
  render(hand())
  slide([middleOf(0), middleOf(1), middleOf(2)])
  expect(deeds.slide).toHaveBeenCalledWith('beer-6H')
  fireEvent.press(button(/^Bang!/))
  expect(deeds.press).not.toHaveBeenCalled()
})

test('a lifted card that is moved aside is sorted anew', () => {
  render(hand({ lifted: 'bang-8D' }))
  slide([middleOf(0), middleOf(2)])
  expect(deeds.sort).toHaveBeenCalledWith(0, 2)
  expect(deeds.slide).not.toHaveBeenCalled()
})

test('a playable card is dragged out of the tray, and falls back where it is not played', () => {
  render(hand())
  const from = middleOf(0)
  slide([from, { x: from.x, y: -40 }, { x: 200, y: -200 }])
  expect(deeds.drag).toHaveBeenCalledWith('bang-8D')
  const finger = { x: layout.tray.x + 200, y: layout.tray.y - 200 }
  expect(deeds.drop).toHaveBeenCalledWith('bang-8D', finger)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.queryByTestId('dragged', { includeHiddenElements: true })).toBeNull()
})

test('what cannot be played now stays in the tray', () => {
  render(hand())
  const from = middleOf(1)
  slide([from, { x: from.x, y: -40 }])
  expect(deeds.drag).not.toHaveBeenCalled()
  expect(deeds.slide).toHaveBeenCalledWith('missed-10C')
})
