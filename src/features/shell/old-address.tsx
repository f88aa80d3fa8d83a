import { Redirect, useLocalSearchParams, usePathname } from 'expo-router'
import { FIRST_GAME } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { selectGame } from '@/store/match/selectors'

/**
 * An address from before there were two games leads into the one of then, with everything behind its question mark; only the
 * table is that of the match played last.
 */
export function OldAddress() {
  const pathname = usePathname()
  const last = useAppSelector(selectGame)
  const game = pathname === '/table' ? last : FIRST_GAME
  // A part of the path is no part of the query.
  const { entry: _, ...params } = useLocalSearchParams()
  return <Redirect href={{ pathname: `/${game}${pathname}`, params }} />
}
