import { useEffect, useState } from 'react'
import type { TrackerEvent } from '@/games/dice/tracker'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionLog, selectCompanionPrefs } from '@/store/tracker/selectors'

/** What has just happened: life by seat, and whether the attack came. */
export interface Flash {
  readonly life: readonly number[]
  readonly isAttack: boolean
}

const SHOWN = 1800

/** Shows for a moment what the rules made of the last entry, and lets it be felt and, if wanted, heard. */
export function useFlash(seats: number): Flash | null {
  const log = useAppSelector(selectCompanionLog)
  const { sound } = useAppSelector(selectCompanionPrefs)
  const [seen, setSeen] = useState(log.length)
  const [flash, setFlash] = useState<Flash | null>(null)
  if (log.length !== seen) {
    setSeen(log.length)
    const events = log.slice(seen).flatMap((entry) => entry.events)
    setFlash(log.length > seen ? flashOf(events, seats) : null)
  }
  useEffect(() => {
    const fresh = log[log.length - 1]
    for (const event of fresh?.events ?? []) tell(event, sound)
    // Only what is new: the log grows by one gesture at a time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [log.length])
  useEffect(() => {
    if (!flash) return undefined
    const timer = setTimeout(() => setFlash(null), SHOWN)
    return () => clearTimeout(timer)
  }, [flash])
  return flash
}

function flashOf(events: readonly TrackerEvent[], seats: number): Flash {
  const life = Array<number>(seats).fill(0)
  for (const event of events) {
    if (event.type === 'lifeLost') life[event.seat] = (life[event.seat] ?? 0) - event.amount
    if (event.type === 'lifeGained') life[event.seat] = (life[event.seat] ?? 0) + event.amount
  }
  return { life, isAttack: events.some(({ type }) => type === 'attackBegan') }
}

function tell(event: TrackerEvent, isLoud: boolean): void {
  switch (event.type) {
    case 'attackBegan':
      haptics.warning()
      return isLoud ? play('attack') : undefined
    case 'eliminated':
      haptics.death()
      return isLoud ? play('death') : undefined
    case 'gatlingFired':
      haptics.hit()
      return isLoud ? play('gatling') : undefined
    case 'dynamiteExploded':
      haptics.hit()
      return isLoud ? play('boom') : undefined
    case 'shotsFired':
      return isLoud ? play('shot') : undefined
    case 'arrowTaken':
      return isLoud ? play('arrow') : undefined
    case 'lifeGained':
      return isLoud ? play('beer') : undefined
    case 'gameEnded':
      return isLoud ? play('win') : undefined
    default:
      return undefined
  }
}
