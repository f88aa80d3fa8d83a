import { act, fireEvent, screen, within } from '@testing-library/react-native'
import { SetupScreen } from '@/features/setup/setup-screen'
import { EDITIONS } from '@/games/dice/rules/options'
import { selectMatchId, selectPlayers, selectView } from '@/store/match/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { selectLastSetup } from '@/store/setup/selectors'
import { freshStore, show, startMatch } from '../home/stage'

const mockReplace = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, canGoBack: () => false }),
}))
beforeEach(() => {
  jest.useFakeTimers()
  mockReplace.mockClear()
})
afterEach(() => jest.useRealTimers())

/** Presses, and lets sheets come and go. */
const press = (role: 'button' | 'radio', name: RegExp | string) => {
  fireEvent.press(screen.getByRole(role, { name }))
  act(() => jest.runOnlyPendingTimers())
}
const nameOf = (label: string) => screen.getByLabelText(label)

it('says in words which roles a number of players makes', () => {
  show(<SetupScreen />)
  expect(screen.getByText('Sheriff, a Deputy, two Outlaws, a Renegade')).toBeOnTheScreen()
  press('radio', '3 players')
  expect(screen.getByText('a Deputy, an Outlaw, a Renegade, all face up')).toBeOnTheScreen()
  press('radio', '8 players')
  expect(screen.getByText('Sheriff, two Deputies, three Outlaws, two Renegades')).toBeOnTheScreen()
  expect(nameOf('Name of player 8')).toBeOnTheScreen()
})

it('deals to those at the table and goes to the deal', () => {
  const store = show(<SetupScreen />)
  press('radio', '4 players')
  fireEvent.changeText(nameOf('Your name'), '  Konstantin ')
  fireEvent.changeText(nameOf('Name of player 2'), 'Annegret')
  press('button', 'Lou: weaker')
  press('button', 'Deal')
  expect(selectPlayers(store.getState())).toEqual([
    { kind: 'human', name: 'Konstantin' },
    { kind: 'bot', name: 'Annegret', level: 'easy' },
    { kind: 'bot', name: 'Lou', level: 'random' },
    { kind: 'bot', name: 'Sage', level: 'easy' },
  ])
  expect(mockReplace).toHaveBeenCalledWith('/dice/deal')
})

it('sets the level of all bots by one tap, of those who join later too', () => {
  const store = show(<SetupScreen />)
  press('radio', 'Marshal')
  press('button', 'Lou: weaker')
  expect(screen.getByRole('radio', { name: 'Marshal' })).not.toBeChecked()
  press('radio', 'Marshal')
  expect(screen.getByRole('radio', { name: 'Marshal' })).toBeChecked()
  press('radio', '8 players')
  press('button', 'Deal')
  const [, ...bots] = selectPlayers(store.getState())
  expect(bots).toHaveLength(7)
  for (const bot of bots) expect(bot).toMatchObject({ kind: 'bot', level: 'hard' })
})

it.each([
  ['', 'Everybody needs a name.'],
  ['B'.repeat(25), 'A name can have at most 24 letters.'],
  [' lou', 'Two players cannot have the same name.'],
])('refuses the name “%s” and says why', (name, why) => {
  const store = show(<SetupScreen />)
  fireEvent.changeText(nameOf('Name of player 4'), name)
  expect(screen.getByText(why)).toBeOnTheScreen()
  press('button', 'Deal')
  expect(selectMatchId(store.getState())).toBeNull()
  expect(screen.getByText('One of the names isn’t right yet.')).toBeOnTheScreen()
})

it('gives the role that was chosen, and offers none that is not there', () => {
  const store = show(<SetupScreen />)
  press('button', /Your role/)
  press('radio', /^Sheriff/)
  press('radio', '3 players')
  expect(screen.getByRole('button', { name: 'Your role, random' })).toBeOnTheScreen()
  press('button', /Your role/)
  expect(screen.queryByRole('radio', { name: /^Sheriff/ })).toBeNull()
  press('radio', /^Renegade/)
  press('button', 'Deal')
  expect(selectView(store.getState())?.roles[0]).toBe('renegade')
})

it('seats the characters that were chosen, each once', () => {
  const store = show(<SetupScreen />)
  press('button', /Characters/)
  press('radio', 'chosen')
  press('button', /^Dusty, dealt/)
  fireEvent.changeText(nameOf('Search names and abilities'), 'four times')
  expect(screen.getAllByRole('radio', { name: /Duke/ })).toHaveLength(1)
  press('radio', /Lucky Duke/)
  press('button', /^You, dealt/)
  expect(screen.getByText('already taken by Dusty')).toBeOnTheScreen()
  fireEvent.changeText(nameOf('Search names and abilities'), 'zeppelin')
  expect(screen.getByText('Nobody matches that.')).toBeOnTheScreen()
  fireEvent.changeText(nameOf('Search names and abilities'), 'suzy')
  press('radio', /Suzy Lafayette/)
  press('button', 'Done')
  expect(screen.getByRole('button', { name: 'Characters, 2 chosen' })).toBeOnTheScreen()
  press('button', 'Deal')
  const dealt = selectView(store.getState())?.characters ?? []
  expect(dealt.slice(0, 2)).toEqual(['suzy-lafayette', 'lucky-duke'])
  expect(new Set(dealt).size).toBe(5)
})

it('plays without characters if one likes', () => {
  const store = show(<SetupScreen />)
  press('button', /Characters/)
  press('radio', 'none')
  press('button', 'Done')
  press('button', 'Deal')
  expect(selectView(store.getState())?.characters).toEqual([null, null, null, null, null])
})

it('plays by an edition, or by house rules with a line on each', () => {
  const store = show(<SetupScreen />)
  press('button', /Rules/)
  press('radio', 'German edition')
  expect(
    screen.getByText('The other dice are resolved first, then comes the wound.'),
  ).toBeOnTheScreen()
  const rose = screen.getByLabelText('Rose Doolan’s reach')
  fireEvent.press(within(rose).getByRole('radio', { name: 'Shorter way' }))
  press('button', 'Done')
  expect(screen.getByRole('button', { name: 'Rules, House rules' })).toBeOnTheScreen()
  press('button', 'Deal')
  expect(selectView(store.getState())?.options).toEqual({ ...EDITIONS.german, roseWrap: false })
})

it('sets the speed of the app', () => {
  const store = show(<SetupScreen />)
  press('radio', '×2')
  expect(selectSpeed(store.getState())).toBe(2)
})

it('remembers everything for the next time, and plays it again by one tap', () => {
  const store = freshStore()
  show(<SetupScreen />, store)
  expect(screen.queryByRole('button', { name: 'As last time' })).toBeNull()
  press('radio', '6 players')
  fireEvent.changeText(nameOf('Name of player 6'), 'Zoe')
  press('button', /Your role/)
  press('radio', /^Deputy/)
  press('button', 'Deal')
  screen.unmount()

  show(<SetupScreen />, store)
  expect(screen.getByDisplayValue('Zoe')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Your role, Deputy' })).toBeOnTheScreen()
  const before = selectMatchId(store.getState())
  press('button', 'As last time')
  press('button', 'Deal again')
  expect(selectMatchId(store.getState())).not.toBe(before)
  expect(selectLastSetup(store.getState(), 'dice', 'solo')?.players).toHaveLength(6)
})

it('keeps what was changed when one goes back without dealing', () => {
  const store = show(<SetupScreen />)
  press('radio', '7 players')
  fireEvent.changeText(nameOf('Name of player 2'), 'Zoe')
  press('radio', 'Marshal')
  screen.unmount()

  show(<SetupScreen />, store)
  expect(screen.getByRole('radio', { name: '7 players' })).toBeChecked()
  expect(screen.getByDisplayValue('Zoe')).toBeOnTheScreen()
  expect(screen.getByRole('radio', { name: 'Marshal' })).toBeChecked()
  expect(selectLastSetup(store.getState(), 'dice', 'solo')).toBeNull()
  screen.unmount()

  show(<SetupScreen />)
  expect(screen.getByRole('radio', { name: '5 players' })).toBeChecked()
})

it('asks before a match that waits is given up', () => {
  const store = freshStore()
  startMatch(store, ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'])
  const id = selectMatchId(store.getState())
  show(<SetupScreen />, store)
  press('button', 'Deal')
  press('button', 'Go on with the old one')
  expect(selectMatchId(store.getState())).toBe(id)
  expect(mockReplace).toHaveBeenCalledWith('/dice/table')
})
