import { at } from '@/core/list'
import type { CardsView, Seat } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { HIDDEN } from '@/games/cards/cards/ids'
import { reachOf, seatsWithin } from '@/games/cards/rules/distance'

/** Small hints for the matches after the lesson; each is shown once. */
export const TIPS = [
  'cards-hold',
  'cards-limit',
  'cards-reach',
  'cards-breath',
  'cards-rules',
] as const
type Tip = (typeof TIPS)[number]

/** The tip that the table gives reason for now, if it was not shown before. */
export function tipFor(view: CardsView, own: Seat | null, shown: readonly string[]): Tip | null {
  if (own === null || view.decision?.seat !== own || view.decision.kind !== 'play') return null
  const hand = at(view.hands, own).filter((card) => card !== HIDDEN)
  const holds = (kind: string): boolean => hand.some((card) => kindOf(card).id === kind)
  const life = at(view.life, own)
  const reasons: Readonly<Record<Tip, boolean>> = {
    'cards-hold': true,
    'cards-limit': hand.length > life,
    'cards-reach': holds('bang') && seatsWithin(view, own, reachOf(view, own)) === 0,
    'cards-breath': holds('beer') && life < at(view.maxLife, own) && life <= 2,
    'cards-rules': view.round > 1,
  }
  return TIPS.find((tip) => reasons[tip] && !shown.includes(tip)) ?? null
}
