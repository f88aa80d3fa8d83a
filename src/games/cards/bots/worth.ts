import { at } from '@/core/list'
import { kindOf } from '../cards'
import { isHeart, isSpade, valueOf } from '../cards/faces'
import type { Card, KindId } from '../cards/ids'
import type { CheckKind } from '../protocol'
import { reachOf } from '../rules/distance'
import type { CardsView, Seat } from '../rules/state'

/** What a card in the hand is worth to a beginner, before anything is looked at. */
const WORTH: Readonly<Record<KindId, number>> = {
  'wells-fargo': 12,
  stagecoach: 11,
  barrel: 10,
  beer: 9,
  gatling: 9,
  missed: 8,
  mustang: 8,
  bang: 7,
  panic: 7,
  'cat-balou': 7,
  volcanic: 7,
  winchester: 7,
  'rev-carabine': 7,
  'general-store': 6,
  indians: 6,
  duel: 6,
  remington: 6,
  scope: 6,
  schofield: 5,
  jail: 5,
  saloon: 4,
  dynamite: 1,
}

/** With so few left Beer is worth nothing. */
const DRY = 2

/** What a card is worth in a seat's hand: a second one of a name, or a weapon that reaches no farther, is of little use. */
export function worthOf(view: CardsView, seat: Seat, card: Card): number {
  const kind = kindOf(card)
  const living = view.alive.filter(Boolean).length
  if (kind.id === 'beer' && living <= DRY) return 0
  const lies = at(view.inPlay, seat).some((other) => kindOf(other) === kind)
  if (kind.border === 'blue' && kind.id !== 'jail' && lies) return 0
  if (kind.reach > 0 && kind.id !== 'volcanic' && kind.reach <= reachOf(view, seat)) return 1
  return WORTH[kind.id]
}

const HIGHEST_BLAST = 9

/** Is a turned card what its drawer hopes for? */
export function isHopedFor(kind: CheckKind, card: Card): boolean {
  if (kind === 'dynamite') return !(isSpade(card) && valueOf(card) <= HIGHEST_BLAST)
  return isHeart(card)
}
