import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { dayOf } from '@/family/calendar'
import { HomeScreen } from '@/features/home/home-screen'
import { selectMatchId } from '@/store/match/selectors'
import { DEFAULT_OPTIONS } from '@/games/dice/rules/options'
import { resultSeen } from '@/store/match/slice'
import { gameChosen } from '@/store/games/entering'
import { lessonFinished } from '@/store/progress/slice'
import { defaultPlayers, setupRemembered } from '@/store/setup/slice'
import { lessonEntered } from '@/store/tutorial/play'
import { finishedStore } from '../result/finished'
import { freshStore, show, startMatch } from './stage'

const mockPush = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush }),
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
}))
beforeEach(() => {
  jest.useFakeTimers()
  mockPush.mockClear()
})
afterEach(() => jest.useRealTimers())

const press = (name: RegExp | string) => {
  fireEvent.press(screen.getByRole('button', { name }))
  act(() => jest.runOnlyPendingTimers())
}

const remembered = setupRemembered({
  game: 'dice',
  mode: 'solo',
  players: defaultPlayers(4, 'Ada'),
  role: 'random',
  characters: 'random',
  chosen: [],
  options: DEFAULT_OPTIONS,
})

it('has a door to every room there is, and to no other', () => {
  show(<HomeScreen />)
  const doors = screen.getAllByRole('button').map((door) => door.props.accessibilityLabel)
  expect(doors).toEqual([
    'Learn to play, five minutes with loaded dice',
    'Play alone, against four kinds of bots',
    'Pass it around, one phone for the whole table',
    'With real dice, the phone keeps score',
    `${Number(dayOf(Date.now()).slice(8))} Today’s deal, the same for everybody`,
    'The trail, 0 of 72 stars',
    'Rules',
    'Statistics',
    'Settings',
    'About',
  ])
  press(/Play alone/)
  expect(mockPush).toHaveBeenCalledWith('/dice/new')
  press(/Pass it around/)
  expect(mockPush).toHaveBeenCalledWith('/dice/pass')
})

it('speaks of cards where cards are chosen', () => {
  const store = freshStore()
  store.dispatch(gameChosen('cards'))
  show(<HomeScreen />, store)
  expect(
    screen.getByRole('button', { name: /^Learn to play, six minutes with a stacked deck/ }),
  ).toBeOnTheScreen()
  press(/^With real cards/)
  expect(mockPush).toHaveBeenLastCalledWith('/cards/companion-setup')
  expect(screen.queryByRole('button', { name: /dice/ })).toBeNull()
})

it('shows the match that waits, and nobody’s role', () => {
  const store = freshStore()
  startMatch(store, ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy'])
  show(<HomeScreen />, store)
  expect(screen.getByText('Turn 1, Dusty is up')).toBeOnTheScreen()
  expect(screen.getByText('Willy the Kid, 8 bullets, five alive')).toBeOnTheScreen()
  expect(screen.queryByText(/outlaw|deputy|renegade/i)).toBeNull()
  press(/Continue/)
  expect(mockPush).toHaveBeenCalledWith('/dice/table')
})

it('says that it is your turn when it is', () => {
  const store = freshStore()
  startMatch(store, ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'])
  show(<HomeScreen />, store)
  expect(screen.getByText('Turn 1, your roll')).toBeOnTheScreen()
})

it('plays the last set-up again by one tap', async () => {
  const store = freshStore()
  store.dispatch(remembered)
  show(<HomeScreen />, store)
  press('The same again, 4 at the table, as last time')
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/dice/deal'))
  expect(selectMatchId(store.getState())).not.toBeNull()
})

it('asks before a match that waits is given up', async () => {
  const store = freshStore()
  store.dispatch(remembered)
  startMatch(store, ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'])
  const id = selectMatchId(store.getState())
  show(<HomeScreen />, store)
  press(/The same again/)
  expect(selectMatchId(store.getState())).toBe(id)
  expect(screen.getByText('A game is waiting')).toBeOnTheScreen()
  press('Keep playing')
  expect(mockPush).toHaveBeenLastCalledWith('/dice/table')
  press(/The same again/)
  press('Deal again')
  await waitFor(() => expect(mockPush).toHaveBeenLastCalledWith('/dice/deal'))
  expect(selectMatchId(store.getState())).not.toBe(id)
})

it('the match that waited for a lesson is back, and the lesson keeps a door of its own', () => {
  const store = freshStore()
  startMatch(store, ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'])
  const id = selectMatchId(store.getState())
  store.dispatch(lessonEntered('Ada'))
  show(<HomeScreen />, store)
  expect(selectMatchId(store.getState())).toBe(id)
  expect(screen.getByText('Turn 1, your roll')).toBeOnTheScreen()
  press('Lesson')
  expect(mockPush).toHaveBeenLastCalledWith('/dice/tutorial')
})

it('a lesson alone is gone on with from its board', () => {
  const store = freshStore()
  store.dispatch(lessonEntered('Ada'))
  show(<HomeScreen />, store)
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
  press('Learn to play, pick up where you left off')
  expect(screen.queryByRole('button', { name: 'Lesson' })).toBeNull()
})

it('the lesson is not pressed on whoever has finished it, and can still be found', () => {
  const store = freshStore()
  store.dispatch(remembered)
  store.dispatch(lessonFinished('dice'))
  show(<HomeScreen />, store)
  expect(screen.queryByRole('button', { name: /Learn/ })).toBeNull()
  press('Lesson')
  expect(mockPush).toHaveBeenLastCalledWith('/dice/tutorial')
})

it('the lesson of one game is offered to whoever has finished the other’s', () => {
  const store = freshStore()
  store.dispatch(lessonFinished('cards'))
  show(<HomeScreen />, store)
  expect(screen.getByRole('button', { name: /Learn to play/ })).toBeOnTheScreen()
})

it('goes on wherever the card of the match that waits is pressed, and says on it what waits', () => {
  const store = freshStore()
  startMatch(store, ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'])
  show(<HomeScreen />, store)
  fireEvent.press(screen.getByText('Turn 1, your roll'))
  expect(mockPush).toHaveBeenCalledWith('/dice/table')
})

it('no longer says that a match is over once its result has been seen', () => {
  const store = finishedStore({ kind: 'deal', seats: 4 }, 1)
  show(<HomeScreen />, store)
  expect(screen.getByText(/^It’s over/)).toBeOnTheScreen()
  act(() => void store.dispatch(resultSeen()))
  expect(screen.queryByText(/^It’s over/)).toBeNull()
  expect(screen.queryByTestId('continue')).toBeNull()
})
