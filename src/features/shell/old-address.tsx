import { Redirect, useLocalSearchParams, usePathname } from 'expo-router'

/** An address from before there were two games leads into the dice game, with everything behind its question mark. */
export function OldAddress() {
  const pathname = usePathname()
  // A part of the path is no part of the query.
  const { entry: _, ...params } = useLocalSearchParams()
  return <Redirect href={{ pathname: `/dice${pathname}`, params }} />
}
