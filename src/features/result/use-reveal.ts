import { useEffect, useMemo, useState } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectSpeed } from '@/store/settings/selectors'
import { useTheme } from '@/ui'
import type { Standing } from './standings'

/** Between two cards, in ms at speed ×1. */
const PAUSE = 700

/**
 * Around a table the cards turn one after another, in the order in which their owners fell, those who stand at the end
 * last. Alone, or where nothing is to move, all lie open at once.
 */
export function useReveal(standings: readonly Standing[], isPassed: boolean) {
  const { reducedMotion } = useTheme()
  const speed = useAppSelector(selectSpeed)
  const isAtOnce = !isPassed || reducedMotion || speed === 'instant'
  const [open, setOpen] = useState(isAtOnce ? standings.length : 0)
  const order = useMemo(() => orderOfFall(standings), [standings])
  useEffect(() => {
    if (open >= order.length) return undefined
    const timer = setTimeout(() => setOpen(open + 1), PAUSE / (speed === 'instant' ? 1 : speed))
    return () => clearTimeout(timer)
  }, [open, order, speed])
  const isOpen = (seat: number): boolean => order.indexOf(seat) < open
  return {
    shown: standings.map((standing): Standing =>
      isOpen(standing.seat) ? standing : { ...standing, role: 'hidden', isWinner: false },
    ),
    isDone: open >= order.length,
    revealAll: () => setOpen(order.length),
  }
}

/** The fallen in the order of their turns, then the others. */
function orderOfFall(standings: readonly Standing[]): number[] {
  const last = Number.MAX_SAFE_INTEGER
  return [...standings]
    .sort((a, b) => (a.fell ?? last) - (b.fell ?? last) || a.seat - b.seat)
    .map(({ seat }) => seat)
}
