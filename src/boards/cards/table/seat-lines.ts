import { at } from '@/core/list'
import type { CardsView } from '@/games/cards'
import { distanceBetween, reachOf } from '@/games/cards/rules/distance'
import type { Table } from '../../face'
import { inPlayWords } from '../words/in-play'

type SeatLines = Table<'cards'>['seatLines']

/** What stands on a seat's sheet: how many cards they hold, what lies in front of them, and how far away they are. */
export const seatLines: SeatLines = (view, seat, t) => {
  const cards = t('cards:play.seat.cards', { count: at(view.hands, seat).length })
  if (!view.alive[seat]) return [cards]
  const inPlay = t('cards:play.seat.inPlay', { cards: inPlayWords(at(view.inPlay, seat), t) })
  return [cards, inPlay, ...distanceLines(view, seat, t)]
}

function distanceLines(view: CardsView, seat: number, t: Parameters<SeatLines>[2]): string[] {
  const { viewer, alive } = view
  if (viewer === null || viewer === seat || !alive[viewer]) return []
  const [distance, reach] = [distanceBetween(view, viewer, seat), reachOf(view, viewer)]
  const words = distance <= reach ? 'within' : 'beyond'
  return [t(`cards:play.seat.${words}`, { distance, reach })]
}
