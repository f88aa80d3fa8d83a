import '../../support/quiet-phone'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import type { DiceAction, Face, SeenRole } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectLog, selectMatchId } from '@/store/match/selectors'
import { actionTaken, eventsShown, matchStarted } from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { show } from '../home/stage'
import '../../support/games-loaded'

const mockRedirect = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))

const ROLES: readonly SeenRole[] = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy']

function table(own = 'Ada'): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 'instant' }))
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players: defaultPlayers(5, own),
      config: { kind: 'deal', seats: 5, roles: ROLES, characters: [null, null, null, null, null] },
      seed: 1,
    }),
  )
  return store
}

function take(store: AppStore, action: DiceAction): void {
  const state = store.getState()
  act(() => {
    const id = selectMatchId(state) ?? ''
    store.dispatch(actionTaken({ game: 'dice', id, at: selectActionCount(state), action }))
    store.dispatch(eventsShown(selectLog(store.getState()).length))
  })
}

const rolls = (store: AppStore, ...faces: readonly Face[]) =>
  take(store, { type: 'roll', dice: [0, 1, 2, 3, 4], faces })

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))

it('sends you home if no match is on', () => {
  show(<TableScreen />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('says who sits where, with life and arrows, and no hidden role', () => {
  show(<TableScreen />, table())
  expect(
    screen.getByLabelText(/^Ada, No ability, Sheriff, 10 of 10 life, 0 arrows, on turn/),
  ).toBeOnTheScreen()
  for (const name of ['Dusty', 'Lou', 'Sage', 'Bo'])
    expect(screen.getByLabelText(new RegExp(`^${name}, .*Unknown role, 8 of 8`))).toBeOnTheScreen()
  expect(screen.queryByLabelText(/Outlaw|Renegade|Deputy/)).toBeNull()
  expect(screen.getByLabelText('Arrow pile: 9 arrows')).toBeOnTheScreen()
})

it('rolls when asked to', () => {
  const store = table()
  show(<TableScreen />, store)
  press(/^Roll, 5 dice, 3 rolls left/)
  expect(selectActionCount(store.getState())).toBe(1)
})

it('offers what is left to roll once a die is held', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  press('Die 1: Bull’s eye 1')
  expect(screen.getByRole('button', { name: /^Roll, 3 dice, 2 rolls left/ })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: /^Die 4: Dynamite, locked/ })).toBeOnTheScreen()
})

it('aims every bull’s eye before anything is fired', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'two')
  press('Stop')
  expect(screen.getByText(/Who do you hit, one place away/)).toBeOnTheScreen()
  press(/^Dusty, .*can be chosen, 1 place away/)
  press(/^Lou, .*can be chosen, 2 places away/)
  expect(selectActionCount(store.getState())).toBe(2)
  press(/^Fire/)
  expect(screen.getByLabelText(/^Dusty, .*7 of 8 life/)).toBeOnTheScreen()
  expect(screen.getByLabelText(/^Lou, .*7 of 8 life/)).toBeOnTheScreen()
})

it('says why somebody cannot be hit', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'one', 'beer', 'gatling', 'dynamite', 'dynamite')
  press('Stop')
  press(/^Lou/)
  expect(screen.getByText(/Lou sits 2 places away/)).toBeOnTheScreen()
})

it('sums a turn up, and unfolded tells equal shots and arrows in one line, and how much life a beer leaves', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'one', 'one', 'beer', 'arrow', 'arrow')
  take(store, { type: 'stop' })
  take(store, { type: 'aim', die: 0, target: 1 })
  take(store, { type: 'aim', die: 1, target: 1 })
  take(store, { type: 'drink', die: 2, target: 1 })
  press('Open the story')
  expect(screen.queryByText('You took 2 arrows; 7 left.')).toBeNull()
  press('You took 2 arrows. You shot Dusty twice. You bought Dusty a beer.')
  expect(screen.getByText('You took 2 arrows; 7 left.')).toBeOnTheScreen()
  expect(screen.getByText('You aimed 2 shots at Dusty.')).toBeOnTheScreen()
  expect(screen.queryByText('You aimed at Dusty.')).toBeNull()
  expect(screen.getByText('You bought Dusty a beer; now 7.')).toBeOnTheScreen()
})

it('tells the story in its order, turn after turn', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'gatling', 'arrow', 'dynamite', 'dynamite', 'dynamite')
  press('Open the story')
  const texts = screen.getAllByText(/./).map(({ props }) => String(props.children))
  const told = ['You took an arrow.', 'The dynamite blew up in your hands.', 'Dusty’s turn.']
  const places = told.map((text) => texts.lastIndexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('tells only what is about somebody, if their face is pressed', () => {
  const store = table()
  show(<TableScreen />, store)
  rolls(store, 'one', 'one', 'beer', 'arrow', 'arrow')
  take(store, { type: 'stop' })
  take(store, { type: 'aim', die: 0, target: 1 })
  take(store, { type: 'aim', die: 1, target: 1 })
  take(store, { type: 'drink', die: 2, target: 1 })
  press('Open the story')
  expect(screen.getAllByTestId('turn')).toHaveLength(2)
  press('Only Dusty')
  expect(
    screen.getByRole('button', { name: 'You shot Dusty twice. You bought Dusty a beer.' }),
  ).toBeOnTheScreen()
  press('Only Lou')
  expect(screen.queryAllByTestId('turn')).toHaveLength(0)
  press('Only Lou')
  expect(screen.getAllByTestId('turn')).toHaveLength(2)
})

it('calls you "you" if you gave no name', () => {
  const store = table('')
  show(<TableScreen />, store)
  expect(screen.getByRole('button', { name: /^You, .*Sheriff/ })).toBeOnTheScreen()
})
