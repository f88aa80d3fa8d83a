import { Redirect, useGlobalSearchParams, usePathname } from 'expo-router'

/** Rooms that had addresses of their own while there was one game. */
const OLD_ROOMS: readonly string[] = [
  'new',
  'pass',
  'deal',
  'round',
  'peek',
  'table',
  'result',
  'replay',
  'look-back',
  'rules',
  'tutorial',
  'companion',
  'companion-setup',
  'companion-deal',
  'companion-result',
  'shared',
]

/** What the router itself calls the parts of a path. */
const PATH_PARTS: readonly string[] = ['game', 'not-found', 'screen', 'params']

/** The parts of an address behind its question mark. */
const useQuery = () =>
  Object.fromEntries(
    Object.entries(useGlobalSearchParams()).filter(([name]) => !PATH_PARTS.includes(name)),
  )

/** An address from before there were two games leads into the dice game; one that is none of ours leads home. */
export function NotFoundScreen() {
  const pathname = usePathname()
  const params = useQuery()
  const [, room = ''] = pathname.split('/')
  if (!OLD_ROOMS.includes(room)) return <Redirect href="/" />
  return <Redirect href={{ pathname: `/dice${pathname}`, params }} />
}
