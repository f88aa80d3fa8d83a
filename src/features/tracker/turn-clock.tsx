import { useEffect, useState } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectTableStart, selectTurnStart } from '@/store/tracker/selectors'
import { Text, palette } from '@/ui'
import { clockText } from './clock-text'
import type { CompanionLayout } from './layout'

/** How long this turn has taken, and the whole game, where somebody wants to know. */
export function TurnClock({ layout }: { readonly layout: CompanionLayout }) {
  const { t } = useTranslation('tracker')
  const { clock } = useAppSelector(selectCompanionPrefs)
  const turnStart = useAppSelector(selectTurnStart)
  const start = useAppSelector(selectTableStart)
  const now = useNow(clock)
  if (!clock) return null
  const turn = clockText(now - turnStart)
  const total = clockText(now - start)
  const { x, y, r } = layout.dial
  return (
    <Text
      variant="tiny"
      bold
      align="center"
      maxScale={1}
      color={palette.parchment200}
      aria-label={t('clock.spoken', { turn, total })}
      testID="clock"
      style={[styles.clock, { left: x - 60, top: y + r * 0.56, fontSize: Math.max(12, r * 0.26) }]}
    >
      {turn}
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
  clock: { position: 'absolute', width: 120, pointerEvents: 'none' },
})
