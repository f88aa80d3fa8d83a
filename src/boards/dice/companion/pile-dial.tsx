import { memo, useMemo } from 'react'
import { Text, Vector, arrowShapes, fonts, palette } from '@/ui'
import type { Drawing } from '@/ui'
import { Dial } from '../../companion/dial'
import type { CompanionLayout } from '../../companion/layout'

interface PileDialProps {
  readonly place: CompanionLayout['dial']
  readonly count: number
  /** Degrees towards the one in turn. */
  readonly angle: number
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The pile in the middle: tap it and the one in turn takes an arrow. */
export const PileDial = memo(function PileDial({ count, ...dial }: PileDialProps) {
  const { r } = dial.place
  const arrows = useMemo(() => bundle(count), [count])
  const size = 28 * (r / 38)
  return (
    <Dial {...dial} isHot={count <= 2} testID="pile">
      <Vector drawing={arrows} width={r * 1.3} height={r * 0.7} />
      <Text
        color={palette.parchment100}
        maxScale={1}
        style={{ fontFamily: fonts.number, fontSize: size, lineHeight: size * 1.1 }}
      >
        {count}
      </Text>
    </Dial>
  )
})

/** Up to five arrows stand in the pile; the number is exact. */
function bundle(count: number): Drawing {
  const shown = Math.min(count, 5)
  const places = Array.from({ length: shown }, (_, i) => {
    const side = i - (shown - 1) / 2
    return { x: 30 + side * 9, y: 34, angle: -90 + side * 5, length: 32 }
  })
  return { viewBox: [0, 0, 60, 36], nodes: arrowShapes(places) }
}
