import { seatBox, type Box, type TableLayout } from '@/ui/table'
import { layoutHand, leftOfCard } from '../table/hand-layout'
import { cardMeasures, pileBoxes } from '../table/layout'
import type { InHand, Topic } from './steps'

/** Where something that a card is about lies on the table. */
export function topicBox(topic: Topic, layout: TableLayout): Box {
  switch (topic) {
    case 'own':
      return layout.own
    case 'hand':
      return layout.tray
    case 'piles': {
      const { deck, discards } = pileBoxes(layout)
      return { ...deck, width: discards.x + discards.width - deck.x }
    }
    default:
      return seatBox(layout, topic)
  }
}

/** A card of the hand as it was drawn. */
export function handCardBox({ at, of }: InHand, layout: TableLayout): Box {
  const { tray } = layout
  const hand = layoutHand({ count: of, tray, measures: cardMeasures(layout) })
  const { width, height, top } = hand
  return { x: tray.x + leftOfCard(hand, at), y: tray.y + top, width, height }
}
