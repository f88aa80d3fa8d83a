import { haptics, setHaptics } from '@/platform/haptics'
import * as web from '@/platform/haptics.web'

const mockImpact = jest.fn<Promise<void>, [string]>(() => Promise.resolve())
const mockNotify = jest.fn<Promise<void>, [string]>(() => Promise.resolve())
const mockSelect = jest.fn(() => Promise.resolve())
jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium', Heavy: 'heavy', Rigid: 'rigid' },
  NotificationFeedbackType: { Error: 'error', Warning: 'warning' },
  impactAsync: (style: string) => mockImpact(style),
  notificationAsync: (type: string) => mockNotify(type),
  selectionAsync: () => mockSelect(),
}))

beforeEach(() => {
  jest.clearAllMocks()
  setHaptics(true)
  web.setHaptics(true)
})

test.each([
  [0.05, []],
  [0.2, [['light']]],
  [0.5, [['medium']]],
  [0.9, [['rigid']]],
])('a die that lands with %f', (strength, felt) => {
  haptics.land(strength)
  expect(mockImpact.mock.calls).toEqual(felt)
})

test('each intent is felt its own way', () => {
  haptics.hit()
  haptics.death()
  haptics.warning()
  haptics.tap()
  expect(mockImpact).toHaveBeenCalledWith('heavy')
  expect(mockNotify.mock.calls).toEqual([['error'], ['warning']])
  expect(mockSelect).toHaveBeenCalledTimes(1)
})

test('off means off, and a phone without a motor is no error', async () => {
  mockImpact.mockRejectedValueOnce(new Error('no motor'))
  expect(() => haptics.hit()).not.toThrow()
  setHaptics(false)
  haptics.hit()
  expect(mockImpact).toHaveBeenCalledTimes(1)
})

describe('in a browser', () => {
  const before = globalThis.navigator
  const give = (navigator: unknown) =>
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  afterEach(() => give(before))

  test('buzzes where there is a motor', () => {
    const vibrate = jest.fn()
    give({ vibrate })
    web.haptics.land(1)
    web.haptics.death()
    web.setHaptics(false)
    web.haptics.hit()
    expect(vibrate.mock.calls).toEqual([[18], [[60, 80, 120]]])
  })

  test('does nothing where there is none, or where it is refused', () => {
    give({})
    expect(() => web.haptics.hit()).not.toThrow()
    const vibrate = () => {
      throw new Error('refused')
    }
    give({ vibrate })
    expect(() => web.haptics.hit()).not.toThrow()
  })
})
