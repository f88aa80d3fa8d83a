import { at } from '@/core/list'
import type { CardsView, KindId, Seat } from '@/games/cards'
import { KINDS, kindOf } from '@/games/cards/cards'
import { kindName, type CardWords } from '../words/card-words'

interface Laying {
  readonly view: Pick<CardsView, 'inPlay'>
  readonly own: Seat | null
  readonly kind: KindId
}

/** What laying down a card comes to: it stays, and a weapon costs the one that lies there. */
export function layWords({ view: { inPlay }, own, kind }: Laying, t: CardWords): string {
  const old = own === null ? undefined : at(inPlay, own).find((card) => kindOf(card).reach > 0)
  return KINDS[kind].reach > 0 && old !== undefined
    ? t('cards:play.keys.swapSub', { kind: kindName(kindOf(old).id, t) })
    : t('cards:play.keys.laySub')
}
