import { pointOn, seatAt, type Box, type CompanionLayout, type PanelBox } from './layout'

/** A half of a seat's number: pressing it counts one up or down. */
export interface Half {
  readonly seat: number
  readonly by: 1 | -1
}

/** What a finger can rest on: a half, or a whole seat while one is asked for. */
export type Spot = Half | { readonly seat: number; readonly by: 0 }

/** Where things lie on a panel, as its player sees it. */
export interface Zones {
  readonly info: Box
  readonly arrow: Box
  /** The number with its two halves. */
  readonly number: Box
}

const SMALLEST = 44

/** So flat, a panel has room for the number and one line of words: the number says what bullets would. */
export const isBare = ({ kind, inner }: PanelBox): boolean => kind !== 'wide' && inner.height < 132

/** The targets of a panel; none is smaller than a fingertip. */
export function zonesOf({ inner: { width, height }, kind, k }: PanelBox): Zones {
  if (kind === 'wide') {
    const facts = Math.min(width * 0.4, 142 * k)
    const medal = (height > 170 * k ? 60 : 46) * k
    const top = (height > 170 * k ? 16 : 12) * k
    const chip = Math.max(SMALLEST, 48 * k)
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
  const chip = Math.max(SMALLEST, kind === 'tiny' ? SMALLEST : 44 * k)
  const arrow = { x: width - chip - 4 * k - 6 * k, y: 6 * k, width: chip + 4 * k, height: chip }
  const top = arrow.y + chip + 2
  return {
    info: { x: 5, y: 5, width: arrow.x - 8, height: chip + 2 },
    arrow,
    number: { x: 4, y: top, width: width - 8, height: height - top - 4 },
  }
}

/** The half under a point of the screen; null between them. */
export function halfAt(layout: CompanionLayout, px: number, py: number): Half | null {
  const seat = seatAt(layout, px, py)
  const panel = layout.panels[seat]
  if (!panel) return null
  const point = pointOn(panel, px, py)
  const x = point.x * panel.inner.width
  const y = point.y * panel.inner.height
  const { number } = zonesOf(panel)
  const isInside = x >= number.x && x <= number.x + number.width && y >= number.y
  if (!isInside) return null
  return { seat, by: x < number.x + number.width / 2 ? -1 : 1 }
}

export const isSameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.seat === b.seat && a.by === b.by
