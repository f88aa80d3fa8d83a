import { onShake, requestShakePermission } from '@/platform/shake'
import * as web from '@/platform/shake.web'

const mockSensor = {
  isAvailableAsync: jest.fn(),
  requestPermissionsAsync: jest.fn(),
  setUpdateInterval: jest.fn(),
  addListener: jest.fn(),
}
jest.mock('expo-sensors', () => ({
  get Accelerometer() {
    return mockSensor
  },
}))

beforeEach(() => jest.resetAllMocks())

describe('on a phone', () => {
  test.each([
    [true, true, 'granted'],
    [true, false, 'denied'],
    [false, true, 'unavailable'],
  ])('available %s, granted %s: %s', async (available, granted, answer) => {
    mockSensor.isAvailableAsync.mockResolvedValue(available)
    mockSensor.requestPermissionsAsync.mockResolvedValue({ granted })
    await expect(requestShakePermission()).resolves.toBe(answer)
  })

  test('a sensor that fails is an answer', async () => {
    mockSensor.isAvailableAsync.mockRejectedValue(new Error('no sensor'))
    await expect(requestShakePermission()).resolves.toBe('unavailable')
    mockSensor.addListener.mockImplementation(() => {
      throw new Error('no sensor')
    })
    expect(() => onShake(jest.fn())()).not.toThrow()
  })

  test('swings call back once, until unsubscribed', () => {
    const remove = jest.fn()
    const callback = jest.fn()
    mockSensor.addListener.mockReturnValue({ remove })
    const stop = onShake(callback)
    const feed = mockSensor.addListener.mock.calls[0]?.[0]
    for (let i = 0; i < 20; i++) {
      feed({ x: i % 4 < 2 ? 2.5 : -2.5, y: 0, z: 1, timestamp: i * 0.025 })
    }
    expect(callback).toHaveBeenCalledTimes(1)
    stop()
    expect(remove).toHaveBeenCalled()
  })
})

describe('in a browser', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'DeviceMotionEvent'))

  const give = (motion: unknown) =>
    Object.defineProperty(globalThis, 'DeviceMotionEvent', { value: motion, configurable: true })

  test('without the event there is no shaking', async () => {
    await expect(web.requestShakePermission()).resolves.toBe('unavailable')
  })

  test('most browsers do not ask', async () => {
    give(class {})
    await expect(web.requestShakePermission()).resolves.toBe('granted')
  })

  test.each([
    [() => Promise.resolve('granted'), 'granted'],
    [() => Promise.resolve('denied'), 'denied'],
    [() => Promise.reject(new Error('not from a tap')), 'denied'],
  ])('Safari asks', async (requestPermission, answer) => {
    give(Object.assign(class {}, { requestPermission }))
    await expect(web.requestShakePermission()).resolves.toBe(answer)
  })
})
