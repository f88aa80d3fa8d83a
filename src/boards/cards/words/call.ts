import type { CardsView } from '@/games/cards'
import type { Teller } from '../../face'
import { kindOfCard } from './card-words'

/** What somebody must answer, told on the curtain that hands them the phone; null for what is their own turn. */
export function callOf({ decision, turn }: CardsView, { nameOf, t }: Teller): string | null {
  if (!decision) return null
  const name = nameOf(decision.seat)
  switch (decision.kind) {
    case 'defend':
      return t(
        kindOfCard(decision.card) === 'gatling'
          ? 'cards:pass.calls.gatling'
          : 'cards:pass.calls.defend',
        { name, from: nameOf(decision.from) },
      )
    case 'indians':
      return t('cards:pass.calls.indians', { name, from: nameOf(decision.from) })
    case 'duel':
      return t(decision.seat === turn ? 'cards:pass.calls.duelBack' : 'cards:pass.calls.duel', {
        name,
        from: nameOf(decision.from),
      })
    case 'last-breath':
      return t('cards:pass.calls.lastBreath', { name })
    default:
      return null
  }
}
