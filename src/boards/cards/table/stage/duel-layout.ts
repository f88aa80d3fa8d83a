import type { Box, Point } from '@/ui/table'
import { CARD_RATIO } from '../../art/card-face'

/** The sizes of a duel, all of them from the room that it has. */
export interface DuelLayout {
  /** Where the two sides stand; it may be narrower than the room. */
  readonly x: number
  readonly width: number
  readonly face: number
  readonly plate: Pick<Box, 'width' | 'height'>
  readonly card: number
  /** The upper edge of the first row of cards. */
  readonly top: number
}

/** The air above the faces, and how far a plate lies over its face. */
const AIR = 10
const OVER = 10
/** How much lower the second row lies, in heights of a card. */
const STEP = 0.55
/** The two sides and what flies between them, in widths of a card. */
const SPAN = 5
/** How far the first card lies from the edge, in widths of a card; the next one lies beside it. */
const EDGE = 0.28
const LARGEST = { face: 190, card: 150 } as const

/** Faces on top, below them what each has put down, as large as there is room. */
export function layoutDuel({ width, height }: Pick<Box, 'width' | 'height'>): DuelLayout {
  const face = Math.round(Math.min(LARGEST.face, height * 0.27, width * 0.26))
  const plateHeight = Math.max(36, Math.round(face * 0.42))
  const top = AIR + face - OVER + plateHeight + 10
  const high = (height - top - 10) / (CARD_RATIO * (1 + STEP))
  const card = Math.floor(Math.max(44, Math.min(LARGEST.card, width / SPAN, high)))
  const span = Math.min(width, Math.max(card * SPAN, face * 3.2))
  return {
    x: (width - span) / 2,
    width: span,
    face,
    plate: {
      width: Math.round(Math.min(span * 0.42, Math.max(128, face * 1.4))),
      height: plateHeight,
    },
    card,
    top,
  }
}

/** The corner of a card, or of the place for one: rows go towards each other, and down. */
export function duelSpot({ width, card, top }: DuelLayout, row: number, isRight: boolean): Point {
  const inset = card * (EDGE + row)
  return {
    x: isRight ? width - inset - card : inset,
    y: top + row * card * CARD_RATIO * STEP,
  }
}

/** From one card to the one that answered it. */
export interface Reply {
  readonly from: Point
  readonly to: Point
}

/** Between which points a line goes from a card on one side to a card on the other. */
export function replyBetween(
  layout: DuelLayout,
  from: { readonly row: number; readonly isRight: boolean },
  toRow: number,
): Reply {
  const edge = (row: number, isRight: boolean, part: number): Point => {
    const { x, y } = duelSpot(layout, row, isRight)
    const gap = layout.card * 0.12
    return {
      x: isRight ? x - gap : x + layout.card + gap,
      y: y + layout.card * CARD_RATIO * part,
    }
  }
  const isLevel = from.row === toRow
  return {
    from: edge(from.row, from.isRight, isLevel ? 0.36 : 0.6),
    to: edge(toRow, !from.isRight, isLevel ? 0.36 : 0.16),
  }
}
