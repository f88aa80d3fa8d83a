import { Redirect } from 'expo-router'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionView, selectPeeking } from '@/store/tracker/selectors'
import { Board } from './board'

/** The table in play; without one it leads to the set-up. */
export function CompanionScreen() {
  const view = useAppSelector(selectCompanionView)
  const peeking = useAppSelector(selectPeeking)
  if (!view) return <Redirect href="/companion-setup" />
  return peeking === null ? <Board view={view} /> : <Redirect href="/companion-deal" />
}
