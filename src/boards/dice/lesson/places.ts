import { slotBox } from '@/ui/dice'
import { seatBox, type Box, type TableLayout } from '@/ui/table'
import type { Topic } from './steps'

/** The pile with its fan of arrows and its caption, at scale 1. */
const PILE = { width: 130, above: 52, below: 74 } as const

/** Where something that a card is about lies on the table. */
export function topicBox(topic: Topic, layout: TableLayout): Box {
  switch (topic) {
    case 'own':
      return layout.own
    case 'dice':
      return layout.tray
    case 'pile': {
      const { x, y, scale } = layout.pile
      const width = PILE.width * scale
      const height = (PILE.above + PILE.below) * scale
      return { x: x - width / 2, y: y - PILE.above * scale, width, height }
    }
    default:
      return seatBox(layout, topic)
  }
}

/** A die in the tray. */
export function dieBox(at: number, { tray, die }: TableLayout): Box {
  const slot = slotBox(at, { width: tray.width, die })
  return { ...slot, x: tray.x + slot.x, y: tray.y + slot.y }
}
