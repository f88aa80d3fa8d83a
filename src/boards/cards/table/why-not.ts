import { at } from '@/core/list'
import type { CardId, CardsView, Seat } from '@/games/cards'
import { cardOf } from '@/games/cards/cards/ids'
import { abilityAt } from '@/games/cards/characters'
import { KINDS } from '@/games/cards/cards'
import { distanceBetween, hasInPlay, reachOf } from '@/games/cards/rules/distance'
import { playedAs } from '@/games/cards/rules/uses'
import type { CardWords } from '../words/card-words'

interface Question {
  readonly view: CardsView
  readonly own: Seat
  readonly card: CardId
  readonly seat: Seat
  readonly name: string
  readonly t: CardWords
}

/** Why somebody cannot be chosen, in a sentence. */
export function whyNot({ view, own, card, seat, name, t }: Question): string {
  if (!view.alive[seat]) return t('cards:play.whyNot.dead', { name })
  if (seat === own) return t('cards:play.whyNot.self')
  const kind = playedAs(abilityAt(view.characters, own), cardOf(card))
  const distance = distanceBetween(view, own, seat)
  if (kind.barsSheriff && view.roles[seat] === 'sheriff') return t('cards:play.whyNot.sheriff')
  if (kind.id === 'jail' && hasInPlay(view, seat, KINDS.jail))
    return t('cards:play.whyNot.hasJail', { name })
  if (kind.isShot) return t('cards:play.whyNot.far', { name, distance, reach: reachOf(view, own) })
  if (kind.id === 'panic' && distance > 1) return t('cards:play.whyNot.near', { name, distance })
  return t('cards:play.whyNot.noCards', { name })
}

/** The same in a few words, for the seat itself. The fallen and one's own plate need none. */
export function shortWhyNot({ view, own, card, seat, t }: Omit<Question, 'name'>): string | null {
  if (!view.alive[seat] || seat === own) return null
  const kind = playedAs(abilityAt(view.characters, own), cardOf(card))
  const distance = distanceBetween(view, own, seat)
  if (kind.barsSheriff && view.roles[seat] === 'sheriff') return t('cards:play.whyNot.sheriffShort')
  if (kind.id === 'jail')
    return hasInPlay(view, seat, KINDS.jail) ? t('cards:play.whyNot.jailShort') : null
  if (kind.isShot) {
    const reach = reachOf(view, own)
    return distance > reach ? t('cards:play.whyNot.farShort', { distance, reach }) : null
  }
  if (kind.id === 'panic' && distance > 1) return t('cards:play.whyNot.nearShort', { distance })
  const takesCards = kind.id === 'panic' || kind.id === 'cat-balou'
  const hasCards = at(view.hands, seat).length + at(view.inPlay, seat).length > 0
  return takesCards && !hasCards ? t('cards:play.whyNot.noCardsShort') : null
}
