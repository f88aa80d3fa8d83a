import { useFocusEffect, useRouter } from 'expo-router'
import { useCallback, useEffect } from 'react'
import { setKeepAwake } from '@/platform/keep-awake'
import { selectIsPanelOpen } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tableEntered, tableLeft } from '@/store/match/slice'
import { useClockHold } from '@/store/match/use-clock-hold'
import { selectAwaited } from '@/store/pass/selectors'
import { selectSettings } from '@/store/settings/selectors'
import type { TableModel } from './use-table'

/** A moment for the last beat to sink in. */
const SMOKE = 700

/** Bots play while the table is watched and nothing lies over it, the screen stays lit, and the end leads to the result. */
export function useTableSession({
  current,
  hasCaughtUp,
  over,
}: Pick<TableModel, 'current' | 'hasCaughtUp' | 'over'>) {
  const dispatch = useAppDispatch()
  const router = useRouter()
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
  const isOver = current.winner !== null && hasCaughtUp
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => router.replace('/result'), speed === 'instant' ? 0 : SMOKE)
    return () => clearTimeout(timer)
  }, [isOver, router, speed])
}
