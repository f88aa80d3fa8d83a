import { act, screen } from '@testing-library/react-native'
import type * as React from 'react'
import type * as Rooms from '@/boards/rooms'
import { GameLayout } from '@/features/shell/game-layout'
import { OldAddress } from '@/features/shell/old-address'
import type { GameId } from '@/games'
import { tableLaid } from '@/store/match/slice'
import { freshStore, show } from '../home/stage'

const mockRedirect = jest.fn()
const mockAddress = { pathname: '/', params: {} }
jest.mock('expo-router', () => ({
  usePathname: () => mockAddress.pathname,
  useLocalSearchParams: () => mockAddress.params,
  useSegments: () => ['[game]', ...mockAddress.pathname.split('/').slice(2)],
  useFocusEffect: (effect: () => void) =>
    jest.requireActual<typeof React>('react').useEffect(effect, [effect]),
  Redirect: ({ href }: { readonly href: unknown }) => {
    mockRedirect(href)
    return null
  },
  Stack: () => {
    const { Text } = jest.requireActual('react-native')
    return <Text>a room of the game</Text>
  },
}))
// Every game has every room by now; the next one may not.
jest.mock('@/boards/rooms', () => {
  const rooms = jest.requireActual<typeof Rooms>('@/boards/rooms')
  return {
    ...rooms,
    hasAddress: (game: GameId, name: string) => name !== 'attic' && rooms.hasAddress(game, name),
  }
})
beforeEach(() => mockRedirect.mockClear())

it.each([
  ['/new', {}],
  ['/replay', { match: 'a1', at: '7' }],
  ['/shared', { rules: '1', seed: '7', bot1: 'easy:Rosa' }],
])('%s of old leads into the dice game, with everything behind it', (pathname, params) => {
  Object.assign(mockAddress, { pathname, params })
  show(<OldAddress />)
  expect(mockRedirect).toHaveBeenCalledWith({ pathname: `/dice${pathname}`, params })
})

it('the table of old is that of the match played last', () => {
  Object.assign(mockAddress, { pathname: '/table', params: {} })
  const store = freshStore()
  show(<OldAddress />, store)
  expect(mockRedirect).toHaveBeenLastCalledWith({ pathname: '/dice/table', params: {} })
  act(() => void store.dispatch(tableLaid({ game: 'cards', shelf: 'matches' })))
  expect(mockRedirect).toHaveBeenLastCalledWith({ pathname: '/cards/table', params: {} })
})

it('the name of a rule stays in the path', () => {
  Object.assign(mockAddress, { pathname: '/rules/beer', params: { entry: 'beer' } })
  show(<OldAddress />)
  expect(mockRedirect).toHaveBeenCalledWith({ pathname: '/dice/rules/beer', params: {} })
})

it('a game that we do not have leads home', () => {
  Object.assign(mockAddress, { pathname: '/chess/table', params: { game: 'chess' } })
  show(<GameLayout />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('a room that a game does not have leads home', () => {
  Object.assign(mockAddress, { pathname: '/cards/attic', params: { game: 'cards' } })
  show(<GameLayout />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('a game is entered by its address', async () => {
  Object.assign(mockAddress, { pathname: '/dice/table', params: { game: 'dice' } })
  show(<GameLayout />)
  expect(await screen.findByText('a room of the game')).toBeOnTheScreen()
  expect(mockRedirect).not.toHaveBeenCalled()
})
