import type { Box, CompanionLayout, PanelBox } from '../../companion/layout'
import type { NumberLook } from '../../companion/panel-number'
import { FINGERTIP, halfAt as halfOn, type Half } from '../../companion/spots'

/** Where things lie on a panel, as its player sees it. */
export interface Zones {
  readonly info: Box
  /** What lies in front of the player: one target, which opens the switches. */
  readonly gear: Box
  /** The number with its two halves. */
  readonly number: Box
}

/** Too flat for facts, number and gear below each other: the number stands beside them. */
export const isFlat = ({ inner, kind }: Pick<PanelBox, 'inner' | 'kind'>): boolean =>
  kind !== 'wide' && inner.height < 150

/** Facts and gear on the left and the number on the right, or all of it below each other; no target is smaller than a fingertip. */
export function zonesOf({ inner: { width, height }, kind, k }: PanelBox): Zones {
  const wanted = Math.min(46 * k, height * 0.3)
  if (kind === 'wide') {
    const facts = Math.max(5 * 26 + 12, Math.min(width * 0.64, 250 * k, width - 2 * FINGERTIP - 12))
    const x = facts + 4
    // Five chips need no more height than their width gives them.
    const row = Math.max(FINGERTIP, Math.min(wanted, facts / 5 + 2))
    const gearY = height - row - 5
    return {
      info: { x: 5, y: 5, width: facts - 5, height: gearY - 7 },
      gear: { x: 6, y: gearY, width: facts - 8, height: row },
      number: { x, y: 5, width: width - x - 5, height: height - 10 },
    }
  }
  if (isFlat({ inner: { width, height }, kind })) {
    const left = Math.max(52, width - 2 * FINGERTIP - 10)
    const half = (height - 12) / 2
    return {
      info: { x: 4, y: 4, width: left - 4, height: half },
      gear: { x: 4, y: height - half - 4, width: left - 4, height: half },
      number: { x: left + 2, y: 4, width: width - left - 6, height: height - 8 },
    }
  }
  const row = Math.max(FINGERTIP, wanted)
  const gearY = height - row - 5
  const head = Math.max(FINGERTIP, 40 * k)
  return {
    info: { x: 5, y: 4, width: width - 10, height: head },
    gear: { x: 6, y: gearY, width: width - 12, height: row },
    number: { x: 4, y: head + 6, width: width - 8, height: gearY - head - 8 },
  }
}

/** The half under a point of the plate; null between them. */
export const halfAt = (layout: CompanionLayout, x: number, y: number): Half | null =>
  halfOn(layout, (panel) => zonesOf(panel).number, { x, y })

/** How large the number of life points is, and where. */
export function numberLook(box: PanelBox): NumberLook {
  const { kind, k } = box
  const { number } = zonesOf(box)
  const sign = kind === 'tiny' ? 20 : Math.min(26 * k, number.width * 0.22)
  const bullet = kind === 'wide' ? { height: Math.min(20 * k, 26), bottom: 12 * k } : null
  const room = number.height - (bullet ? bullet.height + 8 * k : 0)
  const size = Math.min(room * 0.86, (number.width - 2 * sign - 8) / 0.7, 128 * k)
  return { size: Math.max(36, size), sign, middle: number.y + room / 2, bullet }
}
