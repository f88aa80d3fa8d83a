import { memo, useCallback, useEffect } from 'react'
import { setKeepAwake } from '@/platform/keep-awake'
import { selectIsPanelOpen } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tableEntered, tableLeft } from '@/store/match/slice'
import { useClockHold } from '@/store/match/use-clock-hold'
import { selectAwaited, selectWanting } from '@/store/pass/selectors'
import { selectSettings } from '@/store/settings/selectors'
import { WhileInFront } from '@/ui'
import { useMindsAhead } from './use-minds-ahead'
import type { Over } from './use-table-shell'

interface TableSessionProps {
  readonly over: Over | null
}

/** Bots play while the table is watched and nothing lies over it, and the screen stays lit. */
export const TableSession = memo(function TableSession({ over }: TableSessionProps) {
  const dispatch = useAppDispatch()
  const { keepAwake } = useAppSelector(selectSettings)
  const enter = useCallback(() => {
    dispatch(tableEntered())
    return () => void dispatch(tableLeft())
  }, [dispatch])
  const awaited = useAppSelector(selectAwaited)
  const isPanelOpen = useAppSelector(selectIsPanelOpen)
  const isWanted = useAppSelector(selectWanting) !== null
  useClockHold('cover', awaited !== null || isWanted)
  useClockHold('panel', over !== null || isPanelOpen)
  useMindsAhead()
  useEffect(() => {
    void setKeepAwake(keepAwake)
    return () => void setKeepAwake(false)
  }, [keepAwake])
  return <WhileInFront effect={enter} />
})
