import '../../support/quiet-phone'
import '../../support/still-router'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { SeatNote, TableCoach } from '@/features/coach/table-coach'
import { TableScreen } from '@/features/table/table-screen'
import type { DiceAction } from '@/games/dice'
import { thoughtOut } from '@/family/thought'
import { suspicions } from '@/games/dice/coach'
import { suspicionsFormed } from '@/store/coach/slice'
import { settingsChanged } from '@/store/settings/slice'
import type { AppStore } from '@/store/store'
import { show } from '../home/stage'
import { playersOf, roll, tableOf, take } from './stage'
import { diceSight } from '../../support/dice-table'

jest.mock('@/store/coach/suspicion-listener', () => ({ listenForSuspicions: () => undefined }))
jest.mock('@/store/match/bot-listener', () => ({ listenForBots: () => undefined }))

const scene = (
  <>
    <TableScreen SeatNote={SeatNote} />
    <TableCoach />
  </>
)

/** The Sheriff is done, and the next one shoots back at him. */
const STORY: readonly DiceAction[] = [
  roll('beer', 'arrow', 'gatling', 'dynamite', 'arrow'),
  { type: 'stop' },
  { type: 'drink', die: 0, target: 0 },
  roll('one', 'one', 'gatling', 'dynamite', 'arrow'),
  { type: 'stop' },
  { type: 'aim', die: 0, target: 0 },
  { type: 'aim', die: 1, target: 0 },
]

/** What the coach would think by now; how he keeps up is the store's test. */
function form(store: AppStore): void {
  const found = thoughtOut(suspicions(diceSight(store)))
  act(() => void store.dispatch(suspicionsFormed(found)))
}

function suspicious(): AppStore {
  const store = tableOf()
  store.dispatch(settingsChanged({ suspicions: true }))
  show(scene, store)
  take(store, ...STORY)
  form(store)
  return store
}

it('says at every seat who it probably is, and at open cards nothing', () => {
  suspicious()
  expect(screen.getByLabelText(/^Dusty, .*probably Outlaw, \d\d%/)).toBeOnTheScreen()
  expect(screen.getByLabelText(/^Lou, .*probably \w+, \d\d%/)).toBeOnTheScreen()
  expect(screen.queryByLabelText(/^Ada, .*probably/)).toBeNull()
})

it('shows the chances of a seat on its sheet, with what moved them', () => {
  suspicious()
  fireEvent.press(screen.getByTestId('seat-1'))
  const section = screen.getByTestId('seat-suspicions')
  expect(section).toHaveTextContent(/Outlaw/)
  expect(section).toHaveTextContent(/Outlaw: \d\d → \d\d%/)
  expect(section).toHaveTextContent(/Dusty aimed at you/)
})

it('opens the whole table from the menu', () => {
  suspicious()
  fireEvent.press(screen.getByRole('button', { name: 'Menu' }))
  fireEvent.press(screen.getByRole('button', { name: 'Suspicions' }))
  expect(screen.getByText('As a fair observer in your seat would see it.')).toBeOnTheScreen()
  expect(screen.getByLabelText(/^Dusty: Outlaw \d\d%, /)).toBeOnTheScreen()
  expect(screen.getAllByText(/^Dusty, Outlaw: \d\d → \d\d%/).length).toBeGreaterThan(0)
})

it('keeps quiet unless it is wanted', () => {
  const store = tableOf()
  show(scene, store)
  take(store, ...STORY)
  form(store)
  expect(screen.queryByLabelText(/probably/)).toBeNull()
  fireEvent.press(screen.getByTestId('seat-1'))
  expect(screen.queryByTestId('seat-suspicions')).toBeNull()
})

it('never suspects anybody when the phone is passed around, even if it is switched on', () => {
  const store = tableOf({ mode: 'pass', players: playersOf(5) })
  store.dispatch(settingsChanged({ suspicions: true }))
  show(scene, store)
  take(store, ...STORY)
  form(store)
  expect(screen.queryByLabelText(/probably/)).toBeNull()
  fireEvent.press(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.queryByRole('button', { name: 'Suspicions' })).toBeNull()
})
