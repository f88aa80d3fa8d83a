import { useEffect, useState } from 'react'
import { dayOf, daysLater, startOfDay, type Day } from '@/family/calendar'

/** The day it is in Greenwich; at midnight there another one begins. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf(Date.now()))
  useEffect(() => {
    const left = startOfDay(daysLater(today, 1)) - Date.now()
    const timer = setTimeout(() => setToday(dayOf(Date.now())), Math.max(1000, left))
    return () => clearTimeout(timer)
  }, [today])
  return today
}
