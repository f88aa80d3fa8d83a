import { Redirect, useRouter } from 'expo-router'
import { useNameOf } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { suspicionMarked } from '@/store/match/slice'
import { selectHoldersReading } from '@/store/reading/selectors'
import { useGameHref } from '@/ui'
import { CurtainedReading } from './curtained-reading'

/** Passed around: the suspicions of whoever has the phone. */
export function ReadingScreen() {
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const reading = useAppSelector(selectHoldersReading)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  if (!reading) return <Redirect href={hrefOf('table')} />
  const { by } = reading
  return (
    <CurtainedReading
      reading={reading}
      nameOf={nameOf}
      onSay={(about, says) => dispatch(suspicionMarked({ by, about, says }))}
      onBack={() => router.dismissTo(hrefOf('table'))}
    />
  )
}
