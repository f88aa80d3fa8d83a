import { useClockHold } from '@/store/match/use-clock-hold'

/** Nobody plays on before the coach is there to say what happens. */
export function Held() {
  useClockHold('lesson', true)
  return null
}
