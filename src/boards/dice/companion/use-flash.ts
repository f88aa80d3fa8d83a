import { useEffect, useMemo, useRef, useState } from 'react'
import type { TrackerEvent } from '@/games/dice/tracker'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectDiceLog } from '@/store/tracker/dice-selectors'
import { selectCompanionPrefs, selectGesture } from '@/store/tracker/selectors'

/** What the last gesture did: life by seat, and whether the attack came. */
export interface Flash {
  readonly life: readonly number[]
  readonly isAttack: boolean
}

/** The attack's poster goes by itself; what it cost stays. */
const ATTACK_SHOWN = 2400

/**
 * Shows what the rules made of the last gesture until the next tap, and lets it be felt and, if wanted, heard. What was
 * entered before one came to the table, taken back or set right later is no news.
 */
export function useFlash(seats: number, isTapping: boolean): Flash | null {
  const log = useAppSelector(selectDiceLog)
  const gesture = useAppSelector(selectGesture)
  const { sound } = useAppSelector(selectCompanionPrefs)
  const [seen, setSeen] = useState(gesture)
  const [news, setNews] = useState<readonly TrackerEvent[]>([])
  const [isAttack, setAttack] = useState(false)
  if (gesture !== seen) {
    setSeen(gesture)
    setNews(gesture ? log.slice(gesture.from).flatMap(({ events }) => events) : [])
    setAttack(gesture !== null)
  }
  if (isTapping && news.length > 0) setNews([])
  const isLoud = useRef(sound)
  useEffect(() => {
    isLoud.current = sound
  }, [sound])
  useEffect(() => {
    if (news.length === 0) return undefined
    // Equal events of one gesture are one sound.
    for (const type of new Set(news.map((event) => event.type))) tell(type, isLoud.current)
    const timer = setTimeout(() => setAttack(false), ATTACK_SHOWN)
    return () => clearTimeout(timer)
  }, [news])
  const flash = useMemo(() => (news.length > 0 ? flashOf(news, seats) : null), [news, seats])
  return flash && { ...flash, isAttack: flash.isAttack && isAttack }
}

function flashOf(events: readonly TrackerEvent[], seats: number): Flash {
  const life = Array<number>(seats).fill(0)
  for (const event of events) {
    if (event.type === 'lifeLost') life[event.seat] = (life[event.seat] ?? 0) - event.amount
    if (event.type === 'lifeGained') life[event.seat] = (life[event.seat] ?? 0) + event.amount
  }
  return { life, isAttack: events.some(({ type }) => type === 'attackBegan') }
}

function tell(type: TrackerEvent['type'], isLoud: boolean): void {
  switch (type) {
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
