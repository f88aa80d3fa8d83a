import { memo } from 'react'
import { Svg } from 'react-native-svg'

import { preserveAspectRatio } from './types'
import type { VectorProps } from './types'
import { VectorNodes } from './vector-nodes'

/** Draws a picture that is plain data. Decorative: a screen reader gets words from the parent. */
export const Vector = memo(function Vector({ drawing, width, height, color, fit }: VectorProps) {
  return (
    <Svg
      width={width}
      height={height}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={preserveAspectRatio(fit)}
      color={color}
      pointerEvents="none"
      accessible={false}
      importantForAccessibility="no-hide-descendants"
      accessibilityElementsHidden
    >
      <VectorNodes drawing={drawing} />
    </Svg>
  )
})
