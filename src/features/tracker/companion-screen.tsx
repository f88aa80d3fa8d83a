import { Redirect } from 'expo-router'
import { useFace, useRoom } from '@/boards'
import { useAppSelector } from '@/store/hooks'
import { selectHasTable, selectPeeking } from '@/store/tracker/selectors'
import { Door, useGameHref } from '@/ui'

/** Sets up a physical table. */
export function CompanionSetupScreen() {
  return <Door to={useRoom('companion')}>{({ SetUp }) => <SetUp />}</Door>
}

/** The table in play; without one it leads to the set-up. */
export function CompanionScreen() {
  const hrefOf = useGameHref()
  const companion = useRoom('companion')
  const { game } = useFace()
  const hasTable = useAppSelector((state) => selectHasTable(state, game))
  const peeking = useAppSelector(selectPeeking)
  if (!hasTable) return <Redirect href={hrefOf('companion-setup')} />
  if (peeking !== null) return <Redirect href={hrefOf('companion-deal')} />
  return <Door to={companion}>{({ Board }) => <Board />}</Door>
}
