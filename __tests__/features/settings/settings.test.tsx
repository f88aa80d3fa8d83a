import { act, fireEvent, screen, within } from '@testing-library/react-native'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { DEFAULT_SETTINGS } from '@/store/settings/slice'
import { selectSettings } from '@/store/settings/selectors'
import { show } from '../home/stage'

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), canGoBack: () => false }),
}))

const mockShakes: (() => void)[] = []
let mockAnswer = 'granted'
jest.mock('@/platform/shake', () => ({
  requestShakePermission: () => Promise.resolve(mockAnswer),
  onShake: (callback: () => void) => {
    mockShakes.push(callback)
    return () => undefined
  },
}))
beforeEach(() => {
  mockShakes.length = 0
  mockAnswer = 'granted'
})

const settings = (store: ReturnType<typeof show>) => selectSettings(store.getState())

it.each([
  ['Sound', 'sound'],
  ['Haptics', 'haptics'],
  ['Shake to roll', 'shake'],
  ['Play forced choices automatically', 'autoAnswer'],
  ['Keep the screen awake', 'keepAwake'],
  ['Patterns as well as colours', 'patterns'],
] as const)('%s can be switched', (label, name) => {
  const store = show(<SettingsScreen />)
  const before = settings(store)[name]
  fireEvent.press(screen.getByRole('switch', { name: label }))
  expect(settings(store)[name]).toBe(!before)
})

it.each([
  ['Language', 'Deutsch', { language: 'de' }],
  ['How hard to shake', 'Gently', { shakeStrength: 'gentle' }],
  ['Speed', 'now', { speed: 'instant' }],
  ['Light', 'Noon', { theme: 'noon' }],
  ['Motion', 'Reduced', { motion: 'reduced' }],
] as const)('%s can be set to %s', (label, choice, expected) => {
  const store = show(<SettingsScreen />)
  const group = screen.getByLabelText(label)
  fireEvent.press(within(group).getByRole('radio', { name: choice }))
  expect(settings(store)).toMatchObject(expected)
})

it('lets one try how hard to shake', async () => {
  show(<SettingsScreen />)
  fireEvent.press(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('Shake now')).toBeOnTheScreen()
  act(() => mockShakes.at(-1)?.())
  expect(await screen.findByText('Felt it.')).toBeOnTheScreen()
  act(() => mockShakes.at(-1)?.())
  expect(await screen.findByText('Felt it 2 times.')).toBeOnTheScreen()
})

it.each([
  ['denied', /Motion access is blocked/],
  ['unavailable', /no motion sensor/],
])('says so if the sensor is %s', async (answer, words) => {
  mockAnswer = answer
  show(<SettingsScreen />)
  fireEvent.press(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText(words)).toBeOnTheScreen()
})

it('asks twice before everything is reset', () => {
  jest.useFakeTimers()
  const store = show(<SettingsScreen />)
  fireEvent.press(screen.getByRole('switch', { name: 'Sound' }))
  fireEvent.press(screen.getByRole('button', { name: /Reset all settings/ }))
  fireEvent.press(screen.getByRole('button', { name: 'Reset' }))
  expect(settings(store).sound).toBe(false)
  fireEvent.press(screen.getByRole('button', { name: 'Really reset?' }))
  expect(settings(store)).toEqual(DEFAULT_SETTINGS)
  expect(screen.getByText('Everything is back to its default.')).toBeOnTheScreen()
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
})
