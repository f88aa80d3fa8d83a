import '../../support/quiet-phone'
import '../../support/still-router'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableCoach } from '@/features/coach/table-coach'
import { TableScreen } from '@/features/table/table-screen'
import { thoughtOut } from '@/family/thought'
import { hint } from '@/games/dice/coach'
import { selectHint } from '@/store/coach/selectors'
import { hintFound } from '@/store/coach/slice'
import { selectActionCount, selectLog } from '@/store/match/selectors'
import { settingsChanged } from '@/store/settings/slice'
import type { AppStore } from '@/store/store'
import { show } from '../home/stage'
import { playersOf, roll, tableOf, take } from './stage'
import { diceAction, diceSight } from '../../support/dice-table'

jest.mock('@/store/coach/hint-listener', () => ({ listenForHints: () => undefined }))

const scene = (
  <>
    <TableScreen />
    <TableCoach />
  </>
)

const hintKey = () => screen.queryByRole('button', { name: 'Hint' })

/** Asks, waits at the lantern, and gets what the coach thinks; how he comes to it is the store's test. */
function askForHint(store: AppStore): void {
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }))
  expect(screen.getByText(/^Thinking it over/)).toBeOnTheScreen()
  const state = store.getState()
  const advice = thoughtOut(hint(diceSight(store), diceAction(selectHint(state)?.own)))
  act(() => void store.dispatch(hintFound(advice)))
}

it('offers no hint before the first roll: there is nothing to choose', () => {
  const store = tableOf()
  show(scene, store)
  expect(hintKey()).toBeNull()
  take(store, roll('one', 'beer', 'gatling', 'dynamite', 'two'))
  expect(hintKey()).toBeOnTheScreen()
})

it('says what the strong bot would do, with chances and a reason', () => {
  const store = tableOf()
  show(scene, store)
  take(store, roll('one', 'beer', 'gatling', 'dynamite', 'two'))
  askForHint(store)
  expect(screen.getByText('Chance that the law wins')).toBeOnTheScreen()
  const lines = screen.getAllByTestId('advice')
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.props.accessibilityLabel).toMatch(/, \d+(\.\d)?%$/)
  const spoken = lines.map((line) =>
    String(line.props.accessibilityLabel).replace(/, [\d.]+%$/, ''),
  )
  expect(new Set(spoken).size).toBe(3)
  for (const words of spoken.filter((line) => line.includes('Keep these')))
    expect(words).toMatch(/^(Bull’s eye|Beer|Gatling).*: Keep these, roll\s\d$/)
  expect(screen.getByText('Why')).toBeOnTheScreen()
  expect(screen.getByText(/Bull’s eye \d reaches \w+: Outlaw at 50%/)).toBeOnTheScreen()
})

it('lays a line on the table without doing it: the dice are held, the roll is still yours', () => {
  const store = tableOf()
  show(scene, store)
  take(store, roll('one', 'beer', 'gatling', 'dynamite', 'two'))
  askForHint(store)
  const rolled = selectHint(store.getState())?.advice?.find(
    ({ actions }) => actions[0]?.type === 'roll' && actions[0].dice.length < 4,
  )?.actions[0]
  if (rolled?.type !== 'roll') throw new Error('one of three lines keeps some dice')
  const line = selectHint(store.getState())?.advice?.findIndex(({ actions }) =>
    actions.some((action) => action === rolled),
  )
  const log = selectLog(store.getState()).length
  const lines = screen.getAllByTestId('advice')
  const pressed = lines[line ?? 0]
  if (pressed) fireEvent.press(pressed)
  expect(screen.getAllByRole('button', { name: /^Die \d: .*, kept/ })).toHaveLength(
    4 - rolled.dice.length,
  )
  expect(screen.getByText(/^Hint: Keep these, roll/)).toBeOnTheScreen()
  expect(selectLog(store.getState())).toHaveLength(log)
  fireEvent.press(screen.getByRole('button', { name: 'Take the hint away' }))
  expect(screen.queryByText(/^Hint: /)).toBeNull()
})

it('names targets for every bull’s eye, and the shot is still yours', () => {
  const store = tableOf()
  show(scene, store)
  take(store, roll('one', 'beer', 'gatling', 'dynamite', 'two'), { type: 'stop' })
  askForHint(store)
  const count = selectActionCount(store.getState())
  const [best] = screen.getAllByTestId('advice')
  if (best) fireEvent.press(best)
  expect(screen.getByText('All aimed. Fire when ready.')).toBeOnTheScreen()
  expect(screen.getByText(/^Hint: Shoot /)).toBeOnTheScreen()
  expect(selectActionCount(store.getState())).toBe(count)
  fireEvent.press(screen.getByRole('button', { name: /^Fire/ }))
  expect(selectActionCount(store.getState())).toBe(count + 2)
  expect(screen.queryByText(/^Hint: /)).toBeNull()
})

it('serves a beer, and weighs what you were about to keep', () => {
  const store = tableOf()
  show(scene, store)
  take(store, roll('beer', 'two', 'gatling', 'arrow', 'arrow'))
  fireEvent.press(screen.getByRole('button', { name: 'Die 4: Arrow' }))
  askForHint(store)
  expect(
    screen.getByRole('button', { name: /^Arrow: Your choice: Keep these, roll\s4, / }),
  ).toBeOnTheScreen()
  take(store, { type: 'stop' }, { type: 'aim', die: 1, target: 2 })
  askForHint(store)
  expect(screen.getAllByRole('button', { name: /^Beer for \w+, \d+/ })).toHaveLength(3)
})

it('is quiet if hints are switched off, and when the phone is passed around', () => {
  const alone = tableOf()
  take(alone, roll('one', 'beer', 'gatling', 'dynamite', 'two'))
  act(() => void alone.dispatch(settingsChanged({ hints: false })))
  show(scene, alone)
  expect(hintKey()).toBeNull()
  screen.unmount()
  const round = tableOf({ mode: 'pass', players: playersOf(5) })
  take(round, roll('one', 'beer', 'gatling', 'dynamite', 'two'))
  act(() => void round.dispatch(settingsChanged({ suspicions: true })))
  show(scene, round)
  expect(screen.getByRole('button', { name: 'Stop' })).toBeOnTheScreen()
  expect(hintKey()).toBeNull()
})
