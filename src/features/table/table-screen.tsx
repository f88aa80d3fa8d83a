import { Redirect } from 'expo-router'
import { useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { TableScene } from './table-scene'

/** The table of the match that is on; home if there is none. */
export function TableScreen() {
  const view = useAppSelector(selectView)
  return view ? <TableScene current={view} /> : <Redirect href="/" />
}
