import '../../support/quiet-phone'
import '../../support/still-router'
import { act, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import { botPondered, tableLeft } from '@/store/match/slice'
import { show } from '../home/stage'
import { roll, tableOf, take } from '../coach/stage'

jest.mock('@/store/match/bot-listener', () => ({ listenForBots: () => undefined }))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const sign = () => screen.queryByTestId('thinking', { includeHiddenElements: true })
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

/** The Sheriff is done; a bot is asked. */
function botsTurn() {
  const store = tableOf()
  show(<TableScreen />, store)
  take(store, roll('arrow', 'arrow', 'gatling', 'dynamite', 'dynamite'), { type: 'stop' })
  return store
}

it('shows that a bot thinks only if it takes a while', () => {
  const store = botsTurn()
  wait(1000)
  expect(sign()).toBeNull()
  act(() => void store.dispatch(botPondered()))
  wait(100)
  expect(sign()).toBeNull()
  wait(200)
  expect(sign()).not.toBeNull()
  take(store, roll('arrow', 'one', 'gatling', 'dynamite', 'dynamite'))
  expect(sign()).toBeNull()
})

it('takes the sign away when the table is left', () => {
  const store = botsTurn()
  act(() => void store.dispatch(botPondered()))
  wait(300)
  expect(sign()).not.toBeNull()
  act(() => void store.dispatch(tableLeft()))
  expect(sign()).toBeNull()
})
