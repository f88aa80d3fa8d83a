import { Redirect } from 'expo-router'
import { useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { selectRound } from '@/store/pass/selectors'
import { TableScene } from './table-scene'

/** The table of the match that is on; home if there is none. */
export function TableScreen() {
  const view = useAppSelector(selectView)
  const goesRound = useAppSelector(selectRound).length > 0
  if (goesRound) return <Redirect href="/round" />
  return view ? <TableScene current={view} /> : <Redirect href="/" />
}
