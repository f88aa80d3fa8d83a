import { countLiving } from '@/family/ring'
import type { CardsView } from '@/games/cards'

/** What helps at the last breath, by the name of its words: Beers while three or more live, and two cards whoever may heal. */
export function rescueFor(view: Pick<CardsView, 'alive'>, mayHeal: boolean) {
  if (!mayHeal) return 'text'
  return countLiving(view) > 2 ? 'textOrTwo' : 'textTwo'
}
