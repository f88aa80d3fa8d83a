import { Redirect } from 'expo-router'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSuspicions } from '@/store/tracker/selectors'
import { suspicionNoted, suspicionsPutAway } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { useGameHref } from '@/ui'
import { CurtainedReading } from './curtained-reading'

/** At a real table: the suspicions of whoever took the phone for them. Put away, they lead back to the board. */
export function CompanionReadingScreen() {
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const reading = useAppSelector(selectSuspicions)
  const nameOf = useTableNames()
  if (!reading) return <Redirect href={hrefOf('companion')} />
  const { by } = reading
  return (
    <CurtainedReading
      reading={reading}
      nameOf={nameOf}
      onSay={(about, says) => dispatch(suspicionNoted({ by, about, says }))}
      onBack={() => dispatch(suspicionsPutAway())}
    />
  )
}
