import { pointOn, seatAt, type Box, type CompanionLayout, type PanelBox } from './layout'

/** A half of a seat's number: pressing it counts one up or down. */
export interface Half {
  readonly seat: number
  readonly by: 1 | -1
}

/** What a finger can rest on: a half, or a whole seat while one is asked for. */
export type Spot = Half | { readonly seat: number; readonly by: 0 }

/** The smallest thing that a fingertip hits. */
export const FINGERTIP = 44

/** So flat, a panel has room for the number and one line of words: the number says what bullets would. */
export const isBare = ({ kind, inner }: PanelBox): boolean => kind !== 'wide' && inner.height < 132

/** Where the number lies on a panel, as its player sees it. */
export type NumberZone = (panel: PanelBox) => Box

/** The half under a point of the screen; null between them. */
export function halfAt(
  layout: CompanionLayout,
  numberOn: NumberZone,
  { x: px, y: py }: { readonly x: number; readonly y: number },
): Half | null {
  const seat = seatAt(layout, px, py)
  const panel = layout.panels[seat]
  if (!panel) return null
  const point = pointOn(panel, px, py)
  const x = point.x * panel.inner.width
  const y = point.y * panel.inner.height
  const number = numberOn(panel)
  const isInside =
    x >= number.x && x <= number.x + number.width && y >= number.y && y <= number.y + number.height
  if (!isInside) return null
  return { seat, by: x < number.x + number.width / 2 ? -1 : 1 }
}

export const isSameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.seat === b.seat && a.by === b.by
