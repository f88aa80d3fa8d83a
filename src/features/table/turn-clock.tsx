import { useEffect, useState } from 'react'
import type { TableFacts } from '@/boards'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { useAppSelector } from '@/store/hooks'
import { selectIsHeld, selectIsWatched, selectMode, selectPlayers } from '@/store/match/selectors'
import { selectSettings } from '@/store/settings/selectors'
import { Text } from '@/ui'

/** The seconds left of a person's turn, for those who like it brisk. It warns and forces nothing. */
export function TurnClock({ facts }: { readonly facts: TableFacts }) {
  const { turnClock } = useAppSelector(selectSettings)
  const mode = useAppSelector(selectMode)
  const players = useAppSelector(selectPlayers)
  const isPerson = players[facts.turn]?.kind === 'human'
  if (mode !== 'pass' || turnClock === 0 || !isPerson || facts.winner) return null
  const isOthers = facts.asked !== null && facts.asked !== facts.turn
  const key = `${facts.round}.${facts.turn}`
  return <Countdown key={key} seconds={turnClock} isStopped={isOthers} />
}

interface CountdownProps {
  readonly seconds: number
  /** What others take to answer is not one's own time. */
  readonly isStopped: boolean
}

function Countdown({ seconds, isStopped }: CountdownProps) {
  const { t } = useTranslation('pass')
  // Somebody who reads the rules has left the table for a moment.
  const isHeld = useAppSelector((state) => selectIsHeld(state) || !selectIsWatched(state))
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (isHeld || isStopped || left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [isHeld, isStopped, left])
  useEffect(() => {
    if (left === 0) haptics.warning()
  }, [left])
  return (
    <Text
      variant="number-s"
      tone={left <= 5 ? 'danger' : 'accent'}
      maxScale={1.4}
      aria-label={left === 0 ? t('clockUp') : t('clockLeft', { count: left })}
    >
      {left === 0 ? t('clockUp') : `${left}`}
    </Text>
  )
}
