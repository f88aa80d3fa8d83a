import { Redirect, useRouter } from 'expo-router'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSuspicions } from '@/store/tracker/selectors'
import { suspicionNoted } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { useGameHref } from '@/ui'
import { CurtainedReading } from './curtained-reading'

/** At a real table: the suspicions of whoever took the phone for them. */
export function CompanionReadingScreen() {
  const router = useRouter()
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
      onBack={() => router.dismissTo(hrefOf('companion'))}
    />
  )
}
