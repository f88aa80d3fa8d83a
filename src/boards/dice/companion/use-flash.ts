import { useMemo } from 'react'
import type { TrackerEvent } from '@/games/dice/tracker'
import { useAppSelector } from '@/store/hooks'
import { selectDiceLog } from '@/store/tracker/dice-selectors'
import { lifeChanges, useNews, type Feel } from '../../companion/use-news'

/** What the last gesture did: life by seat, and whether the attack came. */
export interface Flash {
  readonly life: readonly number[]
  readonly isAttack: boolean
}

/** Shows what the last gesture cost until the next tap. The attack's poster goes by itself. */
export function useFlash(seats: number, isTapping: boolean): Flash | null {
  const log = useAppSelector(selectDiceLog)
  const { events, isFresh } = useNews(log, isTapping, feelOf)
  const life = useMemo(() => lifeChanges(events, seats), [events, seats])
  if (events.length === 0) return null
  return { life, isAttack: isFresh && events.some(({ type }) => type === 'attackBegan') }
}

function feelOf({ type }: TrackerEvent): Feel | null {
  switch (type) {
    case 'attackBegan':
      return { haptic: 'warning', sound: 'attack' }
    case 'eliminated':
      return { haptic: 'death', sound: 'death' }
    case 'gatlingFired':
      return { haptic: 'hit', sound: 'gatling' }
    case 'dynamiteExploded':
      return { haptic: 'hit', sound: 'boom' }
    case 'shotsFired':
      return { sound: 'shot' }
    case 'arrowTaken':
      return { sound: 'arrow' }
    case 'lifeGained':
      return { sound: 'beer' }
    case 'gameEnded':
      return { sound: 'win' }
    default:
      return null
  }
}
