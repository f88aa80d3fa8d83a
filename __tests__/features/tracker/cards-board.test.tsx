import { act, fireEvent, render, screen, within } from '@testing-library/react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { Provider } from 'react-redux'
import { FaceProvider, faceOf, type Face } from '@/boards'
import type { CharacterId } from '@/family/characters'
import { CompanionScreen } from '@/features/tracker/companion-screen'
import type { GameId } from '@/games'
import { memoryStorage } from '@/persistence/storage'
import { play } from '@/platform/sound'
import { createStore, type AppStore } from '@/store/store'
import { viewOf } from '@/store/tracker/selectors'
import { prefsChanged, tableOpened } from '@/store/tracker/slice'
import { ThemeProvider } from '@/ui'
import { metrics } from '../home/stage'
import '../../support/games-loaded'

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  Redirect: () => null,
}))
jest.mock('@/platform/keep-awake', () => ({ setKeepAwake: jest.fn() }))
jest.mock('@/platform/sound', () => ({ play: jest.fn() }))

const NAMES = ['Tom', 'Amira', 'Omar', 'Lene', 'Jonas']
const selectView = viewOf('cards')

let face: Face<GameId>
beforeAll(async () => {
  face = await faceOf<GameId>('cards').load()
  await face.companion?.load()
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A printed table of five, on the screen. */
const table = (...characters: (CharacterId | null)[]): AppStore => tableWith({ characters })

interface Wish {
  readonly characters?: readonly (CharacterId | null)[]
  /** The stroke has been tried out before. */
  readonly hasTried?: boolean
  readonly sound?: boolean
}

function tableWith({ characters = [], hasTried = true, sound = false }: Wish): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(prefsChanged({ hasTried, sound }))
  store.dispatch(
    tableOpened({
      game: 'cards',
      config: {
        kind: 'deal',
        seats: 5,
        roles: ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden'],
        characters: NAMES.map((_, seat) => characters[seat] ?? null),
      },
      players: NAMES.map((name) => ({ name, person: null })),
      deals: false,
    }),
  )
  render(
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider theme="dusk" reducedMotion>
          <FaceProvider face={face}>
            <CompanionScreen />
          </FaceProvider>
        </ThemeProvider>
      </SafeAreaProvider>
    </Provider>,
  )
  return store
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))
const flip = (name: string) => fireEvent.press(screen.getByRole('switch', { name }))
const view = (store: AppStore) => selectView(store.getState())
/** A panel's label says it all: what is drawn there is for the eyes. */
const HIDDEN = { includeHiddenElements: true }
const settle = () => act(() => jest.advanceTimersByTime(1300))

it('adds fast taps up before they are final, never above the starting life', () => {
  const store = table()
  press('Amira: lose a life point')
  press('Amira: lose a life point')
  press('Omar: gain a life point')
  settle()
  expect(view(store)?.life).toEqual([5, 2, 4, 4, 4])
})

it('hits everybody else with one key, and spares who answered', () => {
  const store = table()
  press('All −1')
  press('Lene: gain a life point')
  settle()
  expect(view(store)?.life).toEqual([5, 3, 3, 4, 3])
  press('Undo')
  expect(view(store)?.life).toEqual([5, 4, 4, 4, 4])
})

it('shows how far everybody is from the one in turn, and whether the weapon reaches', () => {
  table(null, 'paul-regret')
  expect(screen.getByLabelText(/^Amira, Paul Regret.*2 away, too far for Tom/)).toBeOnTheScreen()
  press(/^In front of Tom/)
  flip('Schofield')
  expect(screen.getByLabelText(/^Amira, Paul Regret.*2 away, in Tom’s reach/)).toBeOnTheScreen()
})

it('asks for the Dynamite, then for the Jail, before the turn goes on', () => {
  const store = table(null, 'lucky-duke')
  press(/^In front of Amira/)
  flip('Jail')
  press(/^In front of Amira/)
  flip('Dynamite')
  press('Next')
  expect(screen.getByText(/explodes only if both show 2 to 9 of spades/)).toBeOnTheScreen()
  press('Moves on')
  expect(screen.getByText(/One heart opens the Jail/)).toBeOnTheScreen()
  press('Turn lost')
  expect(screen.getByText('Omar: draw! for the Dynamite')).toBeOnTheScreen()
  expect(view(store)?.turn).toBe(2)
})

it('asks at the last breath for Beers or the card, and reminds of the reward', () => {
  const store = table(null, 'el-gringo')
  for (let i = 0; i < 3; i++) press('Amira: lose a life point')
  settle()
  expect(screen.getByText(/^1 Beer saves you\./)).toBeOnTheScreen()
  press('Outlaw')
  expect(view(store)?.alive[1]).toBe(false)
  expect(screen.getByText('Tom draws 3 cards for the Outlaw.')).toBeOnTheScreen()
})

it('reminds of one Bang! and the hand limit, and can be silenced', () => {
  table()
  expect(screen.getByText('Tom: one Bang! this turn.')).toBeOnTheScreen()
  press('Menu')
  press(/^Reminders/)
  fireEvent(screen.getByRole('switch', { name: /^One Bang! a turn/ }), 'press')
  expect(screen.queryByText('Tom: one Bang! this turn.')).toBeNull()
})

it('ends the game from what is public, and asks nobody', () => {
  const store = table()
  for (let i = 0; i < 5; i++) press('Tom: lose a life point')
  settle()
  press('Tom falls')
  expect(view(store)?.winner?.side).toBe('outlaws')
})

it('invites to try the stroke at the first table, before it reminds, and enters nothing of it', () => {
  const store = tableWith({ hasTried: false })
  expect(screen.queryByText('Tom: one Bang! this turn.')).toBeNull()
  press('Try it')
  const trial = within(screen.getByTestId('trial'))
  for (const name of ['Amira: lose a life point', 'Omar: lose a life point', 'Next'])
    fireEvent.press(trial.getByRole('button', { name }))
  press('To the table')
  settle()
  expect(view(store)?.life).toEqual([5, 4, 4, 4, 4])
  expect(screen.getByText('Tom: one Bang! this turn.')).toBeOnTheScreen()
  press('Menu')
  press(/^Try the stroke/)
  expect(screen.getByTestId('trial')).toBeOnTheScreen()
})

it('keeps what a gesture cost on the panels until the next tap', () => {
  table()
  press('All −1')
  settle()
  expect(screen.getAllByText('−1', HIDDEN)).toHaveLength(4)
  press('Omar: gain a life point')
  expect(screen.queryAllByText('−1', HIDDEN)).toHaveLength(0)
})

it('is heard where sound is wanted, each sound once a gesture', () => {
  const heard = jest.mocked(play)
  tableWith({ sound: true })
  press('All −1')
  settle()
  expect(heard.mock.calls).toEqual([['shot']])
  heard.mockClear()
  press('All +1')
  settle()
  expect(heard.mock.calls).toEqual([['beer']])
})

it('stays silent where it is not', () => {
  jest.mocked(play).mockClear()
  table()
  press('All −1')
  settle()
  expect(play).not.toHaveBeenCalled()
})

it('sets a life by hand to nothing, and that is nobody’s hit: no breath, no reward', () => {
  const store = table(null, 'el-gringo')
  press(/^Amira: character and numbers/)
  for (let i = 0; i < 3; i++)
    fireEvent.press(screen.getAllByRole('button', { name: 'Amira: lose a life point' }).at(-1)!)
  press('Set')
  expect(screen.queryByText(/Beer/)).toBeNull()
  press('Outlaw')
  expect(view(store)?.alive[1]).toBe(false)
  expect(screen.queryByText(/for the Outlaw/)).toBeNull()
})

it('lets a player leave', () => {
  const store = table()
  press(/^Omar: character and numbers/)
  press('Omar leaves the game')
  press('Leave')
  press('Deputy')
  expect(view(store)).toMatchObject({ alive: [true, true, false, true, true], turn: 0 })
})

it('shows all distances as a ring, with the eyes of whoever is tapped', () => {
  table(null, 'paul-regret', 'rose-doolan')
  press('Reach')
  const lene = within(screen.getByRole('button', { name: 'Lene reaches 1' }))
  expect(lene.getByText('2')).toBeOnTheScreen()
  press('Omar reaches 1')
  expect(lene.getByText('1')).toBeOnTheScreen()
})

it('shows one player’s life as bullets, as large as the phone, and counts there, too', () => {
  const store = table()
  press(/^Amira: character and numbers/)
  press(/^On the road/)
  const road = within(screen.getByTestId('road'))
  fireEvent.press(road.getByRole('button', { name: 'Amira: lose a life point' }))
  expect(road.getByText('Amira: 3 of 4')).toBeOnTheScreen()
  fireEvent.press(road.getByRole('button', { name: 'Close' }))
  settle()
  expect(screen.queryByTestId('road')).toBeNull()
  expect(view(store)?.life).toEqual([5, 3, 4, 4, 4])
})
