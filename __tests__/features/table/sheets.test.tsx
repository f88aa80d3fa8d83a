import '../../support/quiet-phone'
import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { useState } from 'react'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { TableScreen } from '@/features/table/table-screen'
import { selectIsHeld, selectIsPaused } from '@/store/match/selectors'
import { clockHeld } from '@/store/match/slice'
import { PlaceProvider, Sheet, Text, ThemeProvider } from '@/ui'
import { tableOf, playersOf } from '../coach/stage'
import { metrics, show } from '../home/stage'

const mockPush = jest.fn()
const mockReplace = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: mockPush }),
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
  Redirect: () => null,
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))

describe.each([
  { mode: 'solo', store: () => tableOf() },
  { mode: 'pass', store: () => tableOf({ mode: 'pass', players: playersOf(5) }) },
])('Menu, $mode', ({ store }) => {
  it.each([
    { row: 'Settings', path: '/settings', go: mockPush },
    { row: 'Rules', path: '/dice/rules', go: mockPush },
    { row: /^Leave the table/, path: '/', go: mockReplace },
  ])('closes before $path comes', ({ row, path, go }) => {
    const table = show(<TableScreen />, store())
    press('Menu')
    expect(selectIsHeld(table.getState())).toBe(true)
    press(row)
    expect(go).toHaveBeenLastCalledWith(path)
    expect(selectIsHeld(table.getState())).toBe(false)
  })
})

it('closing the menu does not lift the pause', () => {
  const table = show(<TableScreen />, tableOf())
  act(() => void table.dispatch(clockHeld('player')))
  press('Menu')
  press('Close')
  expect(selectIsPaused(table.getState())).toBe(true)
})

function Room() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Sheet visible={isOpen} onClose={() => setOpen(false)} title="Help" closeLabel="Close">
      <Text>{isOpen ? 'open' : 'closing'}</Text>
    </Sheet>
  )
}

it('a sheet never lies over the next room, however one got there', () => {
  const at = (place: string) => (
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider theme="dusk" reducedMotion>
        <PlaceProvider value={place}>
          <Room />
        </PlaceProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  )
  const { rerender } = render(at('/table'))
  expect(screen.getByText('open')).toBeOnTheScreen()
  rerender(at('/settings'))
  expect(screen.queryByText('open')).toBeNull()
})
