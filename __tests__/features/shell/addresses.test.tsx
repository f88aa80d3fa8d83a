import { screen } from '@testing-library/react-native'
import { GameLayout } from '@/features/shell/game-layout'
import { NotFoundScreen } from '@/features/shell/not-found-screen'
import { show } from '../home/stage'

const mockRedirect = jest.fn()
const mockAddress = { pathname: '/', params: {} }
jest.mock('expo-router', () => ({
  usePathname: () => mockAddress.pathname,
  useGlobalSearchParams: () => mockAddress.params,
  useLocalSearchParams: () => mockAddress.params,
  Redirect: ({ href }: { readonly href: unknown }) => {
    mockRedirect(href)
    return null
  },
  Stack: () => {
    const { Text } = jest.requireActual('react-native')
    return <Text>a room of the game</Text>
  },
}))
beforeEach(() => mockRedirect.mockClear())

/** Where a router without such a route leads: a single word could be a game, anything else is not found. */
function goTo(pathname: string, query: Readonly<Record<string, string>> = {}): void {
  const [game, ...path] = pathname.split('/').filter(Boolean)
  const parts = path.length === 0 ? { game } : { 'not-found': [game, ...path] }
  Object.assign(mockAddress, { pathname, params: { ...parts, ...query } })
  show(path.length === 0 ? <GameLayout /> : <NotFoundScreen />)
}

it.each([
  ['/new', {}],
  ['/table', {}],
  ['/rules/bart-cassidy', {}],
  ['/replay', { match: 'a1', at: '7' }],
  ['/look-back', { match: 'a1' }],
  ['/shared', { rules: '1', seed: '7', bot1: 'easy:Rosa' }],
  ['/companion-setup', {}],
])('%s of old leads into the dice game, with everything behind it', (pathname, params) => {
  goTo(pathname, params)
  expect(mockRedirect).toHaveBeenCalledWith({ pathname: `/dice${pathname}`, params })
})

it.each(['/saloon', '/saloon/table'])('%s, which is none of ours, leads home', (pathname) => {
  goTo(pathname)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('a game that we do not have leads home', () => {
  Object.assign(mockAddress, { pathname: '/chess/table', params: { game: 'chess' } })
  show(<GameLayout />)
  expect(mockRedirect).toHaveBeenCalledWith('/')
})

it('a game is entered by its address', async () => {
  Object.assign(mockAddress, { pathname: '/dice/table', params: { game: 'dice' } })
  show(<GameLayout />)
  expect(await screen.findByText('a room of the game')).toBeOnTheScreen()
  expect(mockRedirect).not.toHaveBeenCalled()
})
