import { usePathname } from 'expo-router'
import { useEffect } from 'react'
import { askForLastingStorage } from '@/platform/lasting-storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsLesson, selectIsResultSeen } from '@/store/match/selectors'
import { noticeRaised } from '@/store/notices/slice'
import { selectShownTips } from '@/store/progress/selectors'
import { tipShown } from '@/store/progress/slice'

/** Told once and for all, like a tip. */
const TIP = 'lasting-storage'

/** Back at Home after a match, asks the device to keep it; where that is not to be had, says once what to do. */
export function useLastingStorage(): void {
  const dispatch = useAppDispatch()
  const isLesson = useAppSelector(selectIsLesson)
  const hasMatch = useAppSelector(selectIsResultSeen) && !isLesson
  const isHome = usePathname() === '/'
  const isTold = useAppSelector(selectShownTips).includes(TIP)
  useEffect(() => {
    if (!isHome || !hasMatch || isTold) return undefined
    let isHere = true
    void askForLastingStorage().then((lasting) => {
      if (!isHere || lasting === 'kept') return
      dispatch(tipShown(TIP))
      dispatch(noticeRaised({ kind: 'storage-short-lived' }))
    })
    return () => {
      isHere = false
    }
  }, [dispatch, isHome, hasMatch, isTold])
}
