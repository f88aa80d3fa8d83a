import { act, fireEvent, render, screen } from '@testing-library/react-native'

import { DiceTray, type DiceThrow, type TrayDie } from '@/ui/dice'
import { loadThrows } from '@/ui/dice/throw-book'

jest.mock('@/ui/dice/throws-data', () => ({
  importThrows: () => Promise.resolve(jest.requireActual('../../assets/dice/throws.json').throws),
}))

const dice: readonly TrayDie[] = [
  { face: 'two', state: 'kept', caption: 'kept', label: 'Bull’s eye 2, kept' },
  { face: 'beer', state: 'loose', label: 'Beer' },
  {
    face: 'dynamite',
    state: 'locked',
    caption: 'stays',
    label: 'Dynamite, stays',
    isDisabled: true,
  },
  { face: 'arrow', state: 'loose', caption: '+1 arrow', label: 'Arrow' },
  { face: null, state: 'unrolled', label: 'Die 5, not rolled' },
]
const handlers = { onLanded: jest.fn(), onSettled: jest.fn(), onPressDie: jest.fn() }

interface Shown {
  readonly roll?: DiceThrow | null
  readonly speed?: number
  readonly isReduced?: boolean
}

const tray = (props: Shown) => (
  <DiceTray dice={dice} width={374} die={60} {...handlers} {...props} />
)

/** Shows the table, then throws: the first roll that a tray is given counts as seen. */
async function throwDice(roll: DiceThrow, props: Shown = {}) {
  const view = render(tray({ ...props, roll: null }))
  view.rerender(tray({ ...props, roll }))
  await act(async () => {
    await loadThrows()
  })
  return view
}

async function pass(ms: number) {
  await act(async () => {
    jest.advanceTimersByTime(ms)
  })
}

const roll: DiceThrow = { id: 7, seed: 3, dice: [1, 3, 4] }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

test('each die is a button that says what it is and whether it is kept', () => {
  render(tray({}))
  expect(screen.getAllByRole('button')).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Bull’s eye 2, kept' })).toBeSelected()
  expect(screen.getByRole('button', { name: 'Beer' })).not.toBeSelected()
  expect(screen.getByRole('button', { name: 'Dynamite, stays' })).toBeDisabled()
  expect(screen.getByText('+1 arrow', { includeHiddenElements: true })).toBeTruthy()
})

test('a tap names the die', () => {
  render(tray({}))
  fireEvent.press(screen.getByRole('button', { name: 'Arrow' }))
  expect(handlers.onPressDie).toHaveBeenCalledWith(3)
})

test('a throw is heard landing, die by die, and settles once', async () => {
  await throwDice(roll)
  expect(handlers.onSettled).not.toHaveBeenCalled()
  await pass(1600)
  const landed = new Set(handlers.onLanded.mock.calls.map(([die]) => die))
  expect([...landed].sort()).toEqual([1, 3, 4])
  expect(handlers.onSettled).toHaveBeenCalledTimes(1)
  expect(handlers.onSettled).toHaveBeenCalledWith(7)
})

test('captions of flying dice wait until they lie', async () => {
  await throwDice(roll)
  expect(screen.queryByText('+1 arrow', { includeHiddenElements: true })).toBeNull()
  expect(screen.getByText('kept', { includeHiddenElements: true })).toBeTruthy()
  await pass(1600)
  expect(screen.getByText('+1 arrow', { includeHiddenElements: true })).toBeTruthy()
})

test('a tap while dice fly skips to the result', async () => {
  await throwDice(roll)
  await pass(200)
  fireEvent.press(screen.getByRole('button', { name: 'Beer' }))
  expect(handlers.onPressDie).not.toHaveBeenCalled()
  expect(handlers.onSettled).toHaveBeenCalledWith(7)
  await pass(2000)
  expect(handlers.onSettled).toHaveBeenCalledTimes(1)
})

test('at four times the speed it is over in a quarter of the time', async () => {
  await throwDice(roll, { speed: 4 })
  await pass(420)
  expect(handlers.onSettled).toHaveBeenCalledTimes(1)
})

test('at once means at once', async () => {
  await throwDice(roll, { speed: Infinity })
  expect(handlers.onSettled).toHaveBeenCalledWith(7)
  expect(handlers.onLanded).not.toHaveBeenCalled()
})

test('with reduced motion dice are exchanged in a short fade', async () => {
  await throwDice(roll, { isReduced: true })
  await pass(160)
  expect(handlers.onSettled).toHaveBeenCalledWith(7)
  expect(handlers.onLanded).not.toHaveBeenCalled()
})

test('a roll that was there from the start is not thrown again', async () => {
  render(tray({ roll }))
  await pass(2000)
  expect(handlers.onSettled).not.toHaveBeenCalled()
})
