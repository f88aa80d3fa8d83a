import type { Box, CompanionLayout, PanelBox } from '../../companion/layout'
import { FINGERTIP, halfAt as halfOn, type Half } from '../../companion/spots'

/** Where things lie on a panel, as its player sees it. */
export interface Zones {
  readonly info: Box
  readonly arrow: Box
  /** The number with its two halves. */
  readonly number: Box
}

/** The targets of a panel; none is smaller than a fingertip. */
export function zonesOf({ inner: { width, height }, kind, k }: PanelBox): Zones {
  if (kind === 'wide') {
    const facts = Math.min(width * 0.4, 142 * k)
    const medal = (height > 170 * k ? 60 : 46) * k
    const top = (height > 170 * k ? 16 : 12) * k
    const chip = Math.max(FINGERTIP, 48 * k)
    const arrow = {
      x: 14 * k + medal + 10 * k,
      y: top + (medal - chip) / 2,
      width: chip + 4 * k,
      height: chip,
    }
    const x = Math.max(facts + 14 * k, arrow.x + arrow.width + 2)
    return {
      info: { x: 6, y: 6, width: facts, height: height - 12 },
      arrow,
      number: { x, y: 6, width: width - x - 6, height: height - 12 },
    }
  }
  const chip = Math.max(FINGERTIP, kind === 'tiny' ? FINGERTIP : 44 * k)
  const arrow = { x: width - chip - 4 * k - 6 * k, y: 6 * k, width: chip + 4 * k, height: chip }
  const top = arrow.y + chip + 2
  return {
    info: { x: 5, y: 5, width: arrow.x - 8, height: chip + 2 },
    arrow,
    number: { x: 4, y: top, width: width - 8, height: height - top - 4 },
  }
}

/** The half under a point of the screen; null between them. */
export const halfAt = (layout: CompanionLayout, x: number, y: number): Half | null =>
  halfOn(layout, (panel) => zonesOf(panel).number, { x, y })
