import { act, renderHook } from '@testing-library/react-native'
import { AccessibilityInfo } from 'react-native'

import { setKeepAwake } from '@/platform/keep-awake'
import { useSystemReducedMotion } from '@/platform/reduced-motion'

const mockActivate = jest.fn(() => Promise.resolve())
const mockDeactivate = jest.fn(() => Promise.resolve())
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: () => mockActivate(),
  deactivateKeepAwake: () => mockDeactivate(),
}))

test('the screen is kept awake if the system agrees', async () => {
  await expect(setKeepAwake(true)).resolves.toBe(true)
  await expect(setKeepAwake(false)).resolves.toBe(true)
  mockActivate.mockRejectedValueOnce(new Error('not allowed'))
  await expect(setKeepAwake(true)).resolves.toBe(false)
})

test('reduced motion follows the system', async () => {
  const changed: ((value: boolean) => void)[] = []
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true)
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation((...args: unknown[]) => {
    const [, listener] = args
    if (typeof listener === 'function') changed.push((value) => listener(value))
    return Object.assign({ remove: jest.fn() })
  })
  const { result } = renderHook(() => useSystemReducedMotion())
  await act(async () => undefined)
  expect(result.current).toBe(true)
  act(() => changed.forEach((listener) => listener(false)))
  expect(result.current).toBe(false)
})
