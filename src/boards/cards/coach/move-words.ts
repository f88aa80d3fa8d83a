import type { CardsAction, CardsView } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { cardOf, type CardId } from '@/games/cards/cards/ids'
import { idOf } from '@/games/cards/cards/faces'
import type { CoachReader } from '../../face'
import { kindOfCard } from '../words/card-words'

type MoveReader = CoachReader & { readonly view: CardsView }

export const cardName = (card: CardId, t: CoachReader['t']): string =>
  t(`cards:kinds.${kindOfCard(card)}.name`)

/** An action in a few words: "Bang! at Rosa". */
export function moveWords(actions: readonly CardsAction[], reader: MoveReader): string {
  return actions.map((action) => wordsOf(action, reader)).join(', ')
}

function wordsOf(action: CardsAction, { view, nameOf, t }: MoveReader): string {
  const card = 'card' in action ? cardName(action.card, t) : ''
  switch (action.type) {
    case 'play':
      return playWords(action, { view, nameOf, t })
    case 'draw':
      return drawWords(action.from, { view, nameOf, t })
    case 'respond':
      return t('coach:cards.moves.show', { card })
    case 'take':
      return t('coach:cards.moves.take', { card })
    case 'discard':
      return t('coach:cards.moves.discard', { card })
    case 'put-back':
      return t('coach:cards.moves.putBack', { card })
    case 'choose':
      return t('coach:cards.moves.choose', { card })
    case 'heal':
      return t('coach:cards.moves.heal')
    case 'end':
      return t('coach:cards.moves.end')
    case 'pass':
      return t('coach:cards.moves.pass')
    default:
      return t('coach:cards.moves.draw')
  }
}

type Reading = Pick<MoveReader, 'view' | 'nameOf' | 't'>

function playWords(
  { card: id, target, take }: Extract<CardsAction, { type: 'play' }>,
  { nameOf, t }: Reading,
): string {
  const card = cardName(id, t)
  if (target === undefined) {
    const isLaid = kindOf(cardOf(id)).border === 'blue'
    return t(isLaid ? 'coach:cards.moves.lay' : 'coach:cards.moves.play', { card })
  }
  const name = nameOf(target)
  if (take === undefined) return t('coach:cards.moves.at', { card, name })
  if (take === 'hand') return t('coach:cards.moves.hand', { card, name })
  return t('coach:cards.moves.taken', { card, name, taken: cardName(take, t) })
}

function drawWords(
  from: Extract<CardsAction, { type: 'draw' }>['from'],
  { view, nameOf, t }: Reading,
): string {
  if (from === 'pile') return t('coach:cards.moves.pile')
  if (from !== 'discard') return t('coach:cards.moves.from', { name: nameOf(from) })
  const top = view.discards.at(-1)
  return t('coach:cards.moves.top', { card: top === undefined ? '' : cardName(idOf(top), t) })
}
