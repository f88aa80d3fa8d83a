import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import type { Seat } from '@/games/dice'
import { palette } from '@/ui'
import type { Plan } from '../plan'
import type { Seating } from '../use-seating'

interface AimLinesProps {
  readonly plan: Plan
  readonly from: Seat
  readonly seating: Seating
}

/** Dotted lines to whom the active die may go, solid dashes to those already named. */
export const AimLines = memo(function AimLines({ plan, from, seating }: AimLinesProps) {
  const { layout } = seating
  const named = plan.picks.flatMap((chosen) => (chosen ? [chosen.target] : []))
  const possible = (plan.items[plan.active]?.targets ?? []).filter((seat) => !named.includes(seat))
  const isHelp = plan.kind !== 'aim'
  return (
    <View style={styles.lines}>
      <Svg width={layout.tableWidth} height={layout.height}>
        {possible.map((seat) => (
          <Path
            key={seat}
            d={curve(seating, from, seat)}
            stroke={palette.brass200}
            strokeWidth={3}
            strokeLinecap="round"
            strokeDasharray="0.1 9"
            fill="none"
          />
        ))}
        {[...new Set(named)].map((seat) => (
          <Path
            key={`named-${seat}`}
            d={curve(seating, from, seat)}
            stroke={isHelp ? palette.cactus500 : palette.barn500}
            strokeWidth={3.5}
            strokeLinecap="round"
            strokeDasharray="9 7"
            fill="none"
          />
        ))}
      </Svg>
    </View>
  )
})

/** From the own plate over the middle of the table, so that lines do not cross faces. */
function curve({ pointOf, layout }: Seating, from: Seat, to: Seat): string {
  const start = pointOf(from)
  const end = pointOf(to)
  const { cx, cy } = layout.oval
  return `M${start.x} ${start.y - 24}Q${cx} ${cy + 20} ${end.x} ${end.y}`
}

const styles = StyleSheet.create({
  lines: { ...StyleSheet.absoluteFill, zIndex: 2, pointerEvents: 'none' },
})
