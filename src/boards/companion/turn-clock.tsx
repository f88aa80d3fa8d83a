import { useEffect, useState } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectTableStart, selectTurnStart } from '@/store/tracker/selectors'
import { Text, palette } from '@/ui'
import { clockText } from '@/i18n/clock-text'
import { angleTo, type CompanionLayout } from './layout'

/** How long this turn has taken, and the whole game; null where nobody wants to know. */
export function useClock(): { readonly turn: string; readonly total: string } | null {
  const { clock } = useAppSelector(selectCompanionPrefs)
  const turnStart = useAppSelector(selectTurnStart)
  const start = useAppSelector(selectTableStart)
  const now = useNow(clock)
  return clock ? { turn: clockText(now - turnStart), total: clockText(now - start) } : null
}

interface TurnClockProps {
  readonly layout: CompanionLayout
  readonly turn: number
}

const LINE = 15

/** The time beside the pile, on the side where its pointer is not; a large screen has room for both times. */
export function TurnClock({ layout, turn: seat }: TurnClockProps) {
  const { t } = useTranslation('tracker')
  const clock = useClock()
  if (!clock) return null
  const { turn, total } = clock
  const { dial, k } = layout
  const angle = angleTo(layout, seat)
  const isAbove = angle > 45 && angle < 135
  const isLarge = k > 1.5
  const top = isAbove ? dial.y - dial.r - LINE : dial.y + dial.r + 1
  return (
    <Text
      bold
      align="center"
      maxScale={1}
      color={palette.parchment200}
      aria-label={t('clock.spoken', { turn, total })}
      role="timer"
      testID="clock"
      style={[styles.clock, { left: dial.x - 60, top }]}
    >
      {isLarge ? `${turn} · ${total}` : turn}
    </Text>
  )
}

function useNow(isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOn])
  return now
}

const styles = StyleSheet.create({
  clock: {
    position: 'absolute',
    width: 120,
    fontSize: 13,
    lineHeight: LINE,
    pointerEvents: 'none',
  },
})
