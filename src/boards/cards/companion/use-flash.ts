import { useMemo } from 'react'
import type { TrackerEvent } from '@/games/cards/tracker'
import { useAppSelector } from '@/store/hooks'
import { logOf } from '@/store/tracker/selectors'
import { lifeChanges, useNews, type Feel } from '../../companion/use-news'

const selectLog = logOf('cards')

/** What the last gesture did to each seat's life, until the next tap; felt and, if wanted, heard. */
export function useFlash(seats: number, isTapping: boolean): readonly number[] {
  const log = useAppSelector(selectLog)
  const { events } = useNews(log, isTapping, feelOf)
  return useMemo(() => lifeChanges(events, seats), [events, seats])
}

function feelOf(event: TrackerEvent): Feel | null {
  switch (event.type) {
    case 'lifeLost':
      return { haptic: 'hit', sound: event.cause === 'dynamite' ? 'boom' : 'shot' }
    case 'lifeGained':
      return { sound: 'beer' }
    case 'gearLaid':
    case 'gearPassedOn':
      return { sound: 'card-turn' }
    case 'turnSkipped':
      return { haptic: 'warning', sound: 'lock' }
    case 'eliminated':
      return { haptic: 'death', sound: 'death' }
    case 'gameEnded':
      return { sound: 'win' }
    default:
      return null
  }
}
