import { kindOf } from '@/games/cards/cards'
import { kindName, type CardWords } from './card-words'

/** What lies in front of somebody, in words. Without a weapon card it is the Colt that they shoot with. */
export function inPlayWords(cards: readonly number[], t: CardWords) {
  const kinds = cards.map(kindOf)
  const named = kinds.map(({ id, reach }) => {
    const name = kindName(id, t)
    return reach > 0 ? t('cards:play.seat.weapon', { kind: name, count: reach }) : name
  })
  const hasWeapon = kinds.some(({ reach }) => reach > 0)
  return (hasWeapon ? named : [t('cards:play.colt'), ...named]).reduce((cards, next) =>
    t('cards:play.seat.gear', { cards, next }),
  )
}
