import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import { i18n } from '@/i18n'
import { PastMatchScreen, HistoryScreen } from '@/features/history'
import { LookBackScreen } from '@/features/look-back'
import { ReplayScreen } from '@/features/replay'
import { StatisticsScreen } from '@/features/statistics'
import { thoughtOut } from '@/family/thought'
import { review } from '@/games/dice/coach'
import type { FinishedMatch, FinishedSeat } from '@/persistence/history/match'
import type { GameId } from '@/games'
import { reviewFound } from '@/store/coach/slice'
import type * as book from '@/store/history/book'
import type * as door from '@/store/history/door'
import { readHistory } from '@/store/history/keep'
import { personChanged } from '@/store/roster/slice'
import { selectRoster, selectSolo } from '@/store/roster/selectors'
import type { AppStore } from '@/store/store'
import { matchOf, playedOut } from '../../history/matches'
import { freshStore, show } from '../home/stage'

/** Jest's modules know only `require`: here the book is loaded with everything else. */
jest.mock('@/store/history/door', () => {
  const { HistoryBook } = jest.requireActual<typeof book>('@/store/history/book')
  const historyDoor: typeof door.historyDoor = (storage, openTables) => {
    const opened = openTables().then((tables) => new HistoryBook(storage, tables))
    return { history: () => opened }
  }
  return { historyDoor }
})
jest.mock('@/store/coach/review-listener', () => ({ listenForReviews: () => undefined }))
configure({ asyncUtilTimeout: 10_000 })

const mockPush = jest.fn()
const mockRedirect = jest.fn()
let mockParams: { match?: string } = {}
jest.mock('expo-router', () => ({
  useLocalSearchParams: () => mockParams,
  useRouter: () => ({ push: mockPush, canGoBack: () => false, dismissTo: mockPush }),
  Redirect: ({ href }: { readonly href: string }) => {
    mockRedirect(href)
    return null
  },
}))
beforeEach(() => {
  mockParams = {}
  mockPush.mockClear()
  mockRedirect.mockClear()
})

async function withMatches(...matches: FinishedMatch[]): Promise<AppStore> {
  const store = freshStore()
  await store.dispatch(readHistory((book) => book.put(matches)))
  return store
}

/** The labels of everything that is drawn. */
const pictures = () =>
  screen.getAllByRole('img').map((picture) => String(picture.props['aria-label']))

const three = [
  matchOf({
    id: 'a',
    finishedAt: 1,
    seats: [
      { person: 'you', bot: null, role: 'sheriff', won: true, faces: [10, 10, 20, 20, 20, 20] },
      {},
      {},
    ],
  }),
  matchOf({
    id: 'b',
    finishedAt: 2,
    side: 'outlaws',
    seats: [{ person: 'you', bot: null, role: 'sheriff' }, { won: true }, {}, {}],
  }),
  matchOf({
    id: 'c',
    finishedAt: 3,
    mode: 'pass',
    seats: [
      { person: 'you', bot: null, role: 'renegade', dealt: 9 },
      { person: 'mia', name: 'Mia', bot: null, won: true },
      {},
      {},
    ],
  }),
]

const inRulesOf = (character: CharacterId | null): string =>
  `${i18n.t(`characters:${character ?? 'el-gringo'}.name`)}, In the rules`

it('an empty ledger invites to a first match', async () => {
  show(<StatisticsScreen />)
  await screen.findByText('A clean page')
  fireEvent.press(screen.getByRole('button', { name: 'Play alone' }))
  expect(mockPush).toHaveBeenCalledWith('/dice/new')
  expect(screen.queryByRole('button', { name: /Delete all/ })).toBeNull()
})

it('tells what came of the matches, and every chart has its words', async () => {
  show(<StatisticsScreen />, await withMatches(...three))
  await screen.findByText('Records')
  const told = pictures()
  expect(told).toContain('33%, 1 won of 3 games')
  expect(told).toContain('The last 3 games: 1 won')
  expect(told).toContain('Sheriff: 1 of 2 won')
  expect(told).toContain('Deputy: not yet')
  expect(told).toContain('4 players: 0 of 2 won')
  expect(told).toContain('Greenhorn: 1 of 3 won')
  expect(told).toContain('Most damage in a game: 9')
  expect(told).toContain('Most lost in a row: 2')
  expect(told).toContain('Luck +40%: 40% fewer arrows and dynamites than fair dice show')
  expect(told).toContain('Arrow: 10.0%, a fair die 16.7%')
  expect(told.find((text) => text.startsWith('Win rate over the last 20 games: '))).toMatch(
    /, 33% on .*, at best 50%, at worst 33%$/,
  )
})

it('each character leads to the rules of the game in which they were played last', async () => {
  const seatsOf = (character: CharacterId) => [{ person: 'you', bot: null, character }, {}, {}]
  const of = (character: CharacterId, told: Partial<FinishedMatch>) =>
    matchOf({ ...told, seats: seatsOf(character) })
  const store = await withMatches(
    of('el-gringo', { id: 'a', finishedAt: 1 }),
    of('el-gringo', { id: 'b', finishedAt: 2, game: 'cards' }),
    of('kit-carlson', { id: 'c', finishedAt: 3 }),
  )
  show(<StatisticsScreen />, store)
  fireEvent.press(await screen.findByRole('button', { name: inRulesOf('el-gringo') }))
  expect(mockPush).toHaveBeenLastCalledWith('/cards/rules/el-gringo')
  fireEvent.press(screen.getByRole('button', { name: inRulesOf('kit-carlson') }))
  expect(mockPush).toHaveBeenLastCalledWith('/dice/rules/kit-carlson')
})

it('shows the games of one kind where there are several', async () => {
  show(<StatisticsScreen />, await withMatches(...three))
  await screen.findByText('Records')
  fireEvent.press(screen.getByRole('radio', { name: 'Alone' }))
  expect(pictures()).toContain('50%, 1 won of 2 games')
  fireEvent.press(screen.getByRole('radio', { name: '4 players' }))
  expect(pictures()).toContain('0%, 0 won of 1 game')
  fireEvent.press(screen.getByRole('radio', { name: 'Passed around' }))
  expect(pictures()).toContain('0%, 0 won of 1 game')
  expect(screen.queryByRole('radio', { name: 'any' })).toBeNull()
})

it('names the owner, and offers to put two ledgers together where the name is known', async () => {
  const store = await withMatches(...three)
  store.dispatch(personChanged({ id: 'mia', name: 'Mia', face: null }))
  show(<StatisticsScreen />, store)
  await screen.findByText('Records')
  fireEvent.press(screen.getByTestId('people'))
  await screen.findByText('Whose ledger?')
  fireEvent.press(screen.getByRole('button', { name: 'Change You' }))
  fireEvent.changeText(screen.getByLabelText('Name'), 'mia')
  fireEvent.press(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Mia is here already')
  fireEvent.press(screen.getByRole('button', { name: 'The same person' }))
  await waitFor(() => expect(selectSolo(store.getState())).toBe('mia'))
  expect(selectRoster(store.getState()).map(({ name }) => name)).toEqual(['Mia'])
  const count = await store.dispatch(readHistory((book) => book.countPlays('mia')))
  expect(count).toBe(3)
})

it('lists matches, the newest first, by what they were for you', async () => {
  show(<HistoryScreen />, await withMatches(...three))
  const rows = await screen.findAllByRole('button', { name: /turns/ })
  expect(rows.map(({ props }) => String(props.accessibilityLabel).split(',')[0])).toEqual([
    'Lost as Renegade',
    'Lost as Sheriff',
    'Won as Sheriff',
  ])
  const [first] = rows
  if (first) fireEvent.press(first)
  expect(mockPush).toHaveBeenCalledWith('/history/c')
})

it('opens a past match with every card, and as a replay', async () => {
  const match = playedOut(5, 2)
  const store = await withMatches(match)
  mockParams = { match: match.id }
  show(<PastMatchScreen />, store)
  await screen.findByText('A past game')
  for (const { name } of match.seats) expect(screen.getByText(name)).toBeOnTheScreen()
  const { character } = at(match.seats, 0)
  fireEvent.press(screen.getByRole('button', { name: inRulesOf(character) }))
  expect(mockPush).toHaveBeenLastCalledWith(`/dice/rules/${character}`)
  fireEvent.press(screen.getByRole('button', { name: 'Watch again' }))
  expect(mockPush).toHaveBeenCalledWith({ pathname: '/dice/replay', params: { match: match.id } })
  screen.unmount()
  show(<ReplayScreen />, store)
  await screen.findByText(`Turn 1 of ${match.turns}`)
})

it('a past match is looked back at like one that has just ended', async () => {
  const match = playedOut(5, 2)
  const store = await withMatches(match)
  mockParams = { match: match.id }
  show(<PastMatchScreen />, store)
  fireEvent.press(await screen.findByRole('button', { name: 'Look back at this match' }))
  expect(mockPush).toHaveBeenCalledWith({
    pathname: '/dice/look-back',
    params: { match: match.id },
  })
  screen.unmount()
  show(<LookBackScreen />, store)
  await screen.findByText(/^Going through every decision/)
  expect(match.record.game).toBe('dice')
  if (match.record.game !== 'dice') return
  const found = thoughtOut(review(match.record, 0))
  act(() => void store.dispatch(reviewFound({ seat: 0, review: found })))
  const [slip] = screen.getAllByTestId('slip')
  if (slip) fireEvent.press(slip)
  const at = found.slips[0]?.at
  expect(mockPush).toHaveBeenCalledWith({
    pathname: '/dice/replay',
    params: { match: match.id, at },
  })
  expect(screen.getByText('What the bots believed')).toBeOnTheScreen()
  expect(screen.getByText('All dice against expectation')).toBeOnTheScreen()
})

it('there is no look back where nobody played, nor at a real table', async () => {
  const bots = playedOut(4, 3)
  const { record } = bots
  if (record.game !== 'dice') throw new Error('dice were played')
  const nobody = {
    ...bots,
    id: 'bots',
    seats: bots.seats.map((seat) => ({ ...seat, person: null, bot: 'easy' })),
  }
  const table: FinishedMatch = {
    ...bots,
    id: 'table',
    mode: 'companion',
    record: { ...record, game: 'dice-tracker', actions: [] },
  }
  const store = await withMatches(nobody, table)
  for (const match of [nobody, table]) {
    mockParams = { match: match.id }
    show(<PastMatchScreen />, store)
    await screen.findByText('A past game')
    expect(screen.queryByTestId('open-look-back')).toBeNull()
    screen.unmount()
  }
  show(<LookBackScreen />, store)
  await waitFor(() => expect(mockRedirect).toHaveBeenCalledWith('/history/table'))
})

it('what is not there leads back to the list', async () => {
  mockParams = { match: 'nobody' }
  show(<PastMatchScreen />)
  await waitFor(() => expect(mockRedirect).toHaveBeenCalledWith('/history'))
})

it('a match that is deleted can be brought back', async () => {
  // The way back is eight seconds of the app's clock, not of a busy machine's.
  jest.useFakeTimers()
  const store = await withMatches(...three)
  mockParams = { match: 'b' }
  show(<PastMatchScreen />, store)
  fireEvent.press(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/history'))
  screen.unmount()
  show(<HistoryScreen />, store)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /turns/ })).toHaveLength(2))
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /turns/ })).toHaveLength(3))
  await act(async () => undefined)
  jest.useRealTimers()
})

it('after companion games the ledger does not open on an empty “You”', async () => {
  const mia = { id: 'mia', name: 'Mia', face: null }
  const seats = [{ person: mia.id, name: 'Mia', bot: null }, {}, {}]
  const store = await withMatches(matchOf({ id: 'around', mode: 'companion', seats }))
  store.dispatch(personChanged(mia))
  show(<StatisticsScreen />, store)
  expect(await screen.findByRole('button', { name: /Mia/ })).toBeTruthy()
  await screen.findByText('Records')
  expect(pictures()).toContain('0%, 0 won of 1 game')
})

/** A real table of which you know your card, or not. */
const tableWhere = (id: string, told: Partial<FinishedSeat>, game: GameId = 'dice') =>
  matchOf({
    ...{ id, game, mode: 'companion', side: 'outlaws' },
    finishedAt: Number(id),
    seats: [{ person: 'you', bot: null, ...told }, { role: 'outlaw', won: true }, {}, {}],
  })
const sealed = [
  tableWhere('1', { role: 'hidden' }),
  tableWhere('2', { role: 'hidden' }, 'cards'),
] as const

it('games whose outcome nobody knows are neither won nor lost, and the ledger says so', async () => {
  const known = tableWhere('3', { role: 'outlaw', won: true })
  show(<StatisticsScreen />, await withMatches(...sealed, known))
  await screen.findByText('By number of players')
  expect(screen.getByText('Not counted: 2 games with an unknown outcome')).toBeOnTheScreen()
  const told = pictures()
  expect(told).toContain('100%, 1 won of 1 game, Not counted: 2 games with an unknown outcome')
  expect(told).toContain('The last game: 1 won')
  expect(told).toContain('4 players: 1 of 1 won')
  fireEvent.press(screen.getByRole('radio', { name: 'Cards' }))
  expect(pictures()).toContain('Not counted: 1 game with an unknown outcome')
  expect(pictures().filter((text) => /%|last|players/.test(text))).toEqual([])
})

it('in the list such a game is told by who won it', async () => {
  show(<HistoryScreen />, await withMatches(...sealed))
  const rows = await screen.findAllByRole('button', { name: /turns/ })
  expect(rows.map(({ props }) => String(props.accessibilityLabel).split(',')[0])).toEqual([
    'The Outlaws win',
    'The Outlaws win',
  ])
})

it('says that everything is deleted only where it is', async () => {
  const store = await withMatches(...three)
  const burn = async () => {
    fireEvent.press(await screen.findByRole('button', { name: /^Delete all games/ }))
    fireEvent.press(await screen.findByRole('button', { name: 'Delete for good' }))
  }
  const clear = await store.dispatch(
    readHistory(async (book) => jest.spyOn(book, 'clear').mockRejectedValueOnce(new Error('gone'))),
  )
  show(<StatisticsScreen />, store)
  await burn()
  await screen.findByText('The games could not be deleted. All of them are still here.')
  expect(clear).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('All games are deleted.')).toBeNull()
  expect(pictures()).toContain('33%, 1 won of 3 games')
  await burn()
  await screen.findByText('All games are deleted.')
  await screen.findByText('A clean page')
})
