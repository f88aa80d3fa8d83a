import { useState, type ReactNode } from 'react'
import { historyOpened } from '@/store/history/keep'
import { useAppDispatch } from '@/store/hooks'
import { Door, lazy, type GroundKind } from '@/ui'

interface BookDoorProps {
  readonly ground?: GroundKind
  readonly children: ReactNode
}

/** The way to the history: what cannot be fetched of it says so, and is asked for again. */
export function BookDoor({ ground, children }: BookDoorProps) {
  const dispatch = useAppDispatch()
  const [door] = useState(() => lazy(() => dispatch(historyOpened())))
  return (
    <Door to={door} {...(ground && { ground })}>
      {() => children}
    </Door>
  )
}
