import { useFocusEffect, useRouter } from 'expo-router'
import { useCallback, useEffect } from 'react'
import { setKeepAwake } from '@/platform/keep-awake'
import { selectIsPanelOpen } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tableEntered, tableLeft } from '@/store/match/slice'
import { useClockHold } from '@/store/match/use-clock-hold'
import { selectAwaited } from '@/store/pass/selectors'
import { selectSettings } from '@/store/settings/selectors'
import { useGameHref } from '@/ui'
import type { Over } from './use-table-shell'

/** A moment for the last beat to sink in. */
const SMOKE = 700

interface Session {
  /** It has been won, and that has been shown. */
  readonly isOver: boolean
  readonly over: Over | null
}

/** Bots play while the table is watched and nothing lies over it, the screen stays lit, and the end leads to the result. */
export function useTableSession({ isOver, over }: Session): void {
  const dispatch = useAppDispatch()
  const router = useRouter()
  const hrefOf = useGameHref()
  const { keepAwake, speed } = useAppSelector(selectSettings)
  useFocusEffect(
    useCallback(() => {
      dispatch(tableEntered())
      return () => void dispatch(tableLeft())
    }, [dispatch]),
  )
  const awaited = useAppSelector(selectAwaited)
  const isPanelOpen = useAppSelector(selectIsPanelOpen)
  useClockHold('cover', awaited !== null)
  useClockHold('panel', over !== null || isPanelOpen)
  useEffect(() => {
    void setKeepAwake(keepAwake)
    return () => void setKeepAwake(false)
  }, [keepAwake])
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(
      () => router.replace(hrefOf('result')),
      speed === 'instant' ? 0 : SMOKE,
    )
    return () => clearTimeout(timer)
  }, [isOver, router, hrefOf, speed])
}
