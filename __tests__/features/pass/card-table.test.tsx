import 'react-native-gesture-handler/jestSetup'
import '../../support/quiet-phone'
import '../../support/still-router'
import '../../support/games-loaded'
import { act, fireEvent, render, screen } from '@testing-library/react-native'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { FaceProvider, faceOf, type Face } from '@/boards'
import { ResultScreen } from '@/features/result'
import { TableScreen } from '@/features/table/table-screen'
import type { GameId } from '@/games'
import { cards, type CardsAction, type CardsRecord } from '@/games/cards'
import { BOARDS } from '@/persistence/kinds'
import { gameChosen } from '@/store/games/entering'
import { selectActionCount, selectLog, selectPlayers } from '@/store/match/selectors'
import { actionTaken, eventsShown, matchRestored, tableEntered } from '@/store/match/slice'
import { tableAt } from '@/store/match/slots'
import { replayedTable } from '@/store/match/table'
import { selectNearSeat } from '@/store/pass/selectors'
import { phoneTaken } from '@/store/pass/slice'
import { settingsChanged } from '@/store/settings/slice'
import type { AppStore } from '@/store/store'
import { ThemeProvider } from '@/ui'
import { playedCards } from '../../../e2e/support/card-saves'
import { aCardTable } from '../../support/cards-table'
import { freshStore, metrics } from '../home/stage'

let face: Face<GameId>
const entered = (game: GameId): Promise<Face<GameId>> => faceOf(game).load()

beforeAll(async () => {
  face = await entered('cards')
})

const NAMES = ['Rosa', 'Tom', 'Omar', 'Mei', 'Ines', 'Bo', 'Friederike']

/** A card game that goes from hand to hand; Rosa has the phone. */
function passed(record: CardsRecord, seats: number): AppStore {
  const store = freshStore()
  store.dispatch(gameChosen('cards'))
  const players = NAMES.slice(0, seats).map((name) => ({ kind: 'human', name }) as const)
  const peeked = players.map((_, seat) => seat)
  const seating = { game: 'cards', id: 'm', mode: 'pass', players, peeked } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  store.dispatch(eventsShown(selectLog(store.getState()).length))
  store.dispatch(phoneTaken(0))
  return store
}

const shooting = (): CardsRecord => ({
  schema: 1,
  rules: cards.rules,
  game: 'cards',
  config: aCardTable('SORO').hand(0, 'bang-AS', 'beer-6H').hand(1, 'missed-2S').position(),
  seed: 1,
  actions: [],
})

function show(element: ReactElement, store: AppStore): void {
  render(
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider theme="dusk" reducedMotion>
          <FaceProvider face={face}>{element}</FaceProvider>
        </ThemeProvider>
      </SafeAreaProvider>
    </Provider>,
  )
}

const take = (store: AppStore, action: CardsAction) =>
  act(() => {
    const at = selectActionCount(store.getState())
    store.dispatch(actionTaken({ game: 'cards', id: 'm', at, action }))
  })

const aSecond = () => act(() => jest.advanceTimersByTime(1000))

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('counts the time of whoever is on turn, and not what others take to answer', () => {
    const store = passed(shooting(), 4)
    store.dispatch(settingsChanged({ turnClock: 30 }))
    store.dispatch(tableEntered())
    show(<TableScreen />, store)
    aSecond()
    expect(screen.getByText('29')).toBeOnTheScreen()
    take(store, { type: 'play', card: 'bang-AS', target: 1 })
    fireEvent.press(screen.getByRole('button', { name: 'I am Tom' }))
    for (let i = 0; i < 5; i++) aSecond()
    expect(screen.getByText('29')).toBeOnTheScreen()
    take(store, { type: 'pass' })
    fireEvent.press(screen.getByRole('button', { name: 'I am Rosa' }))
    aSecond()
    expect(screen.getByText('28')).toBeOnTheScreen()
  })
})

it.each(BOARDS)('the hand lies at the near edge for whoever has the phone, board %s', (board) => {
  const store = passed(shooting(), 4)
  store.dispatch(settingsChanged({ board }))
  for (const seat of [0, 2, 3]) {
    store.dispatch(phoneTaken(seat))
    expect(selectNearSeat(store.getState())).toBe(seat)
  }
})

it('a series goes on with the star one seat further', () => {
  const record = playedCards(5, 1)
  const store = passed(record, 5)
  const before = tableAt(store.getState().match, 'cards', 'matches')
  const sheriff = before?.match.state.roles.indexOf('sheriff') ?? -1
  show(<ResultScreen />, store)
  fireEvent.press(screen.getByTestId('star'))
  fireEvent.press(screen.getByRole('button', { name: 'Rematch' }))
  const next = tableAt(store.getState().match, 'cards', 'matches')
  expect(next?.match.state.roles.indexOf('sheriff')).toBe((sheriff + 1) % 5)
  expect(next?.mode).toBe('pass')
  expect(selectPlayers(store.getState()).map(({ name }) => name)).toEqual(NAMES.slice(0, 5))
})
