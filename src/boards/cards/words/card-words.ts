import type { TFunction } from 'i18next'
import type { CardId, KindId, SeenCard } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { cardOf } from '@/games/cards/cards/ids'
import type { CheckKind } from '@/games/cards/protocol'
import { printOf } from '../art/print'
import type { CardUse } from '../table/uses'

export type CardWords = TFunction<['log', 'common', 'cards']>

export const kindName = (kind: KindId, t: CardWords): string => t(`cards:kinds.${kind}.name`)

export const kindOfCard = (card: CardId): KindId => printOf(card).kind

export const nameOfCard = (card: CardId, t: CardWords): string => kindName(kindOfCard(card), t)

/** "eight of diamonds", with figures as they are printed. */
export function printWords(card: CardId, t: CardWords): string {
  const { value, suit } = printOf(card)
  return t('cards:play.print', { value: valueWord(value, t), suit: t(`cards:play.suits.${suit}`) })
}

function valueWord(value: string, t: CardWords): string {
  switch (value) {
    case 'J':
    case 'Q':
    case 'K':
    case 'A':
      return t(`cards:play.values.${value}`)
    default:
      return value
  }
}

const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const

/** A card in a line of the story: "Beer 6♥". */
export function cardInLine(card: SeenCard, t: CardWords): string {
  if (card === 'hidden') return t('cards:play.card.back')
  const { value, suit } = printOf(card)
  return `${nameOfCard(card, t)} ${value}${SUIT_SIGNS[suit]}`
}

/** Is a card that was turned good for whoever turned it? */
export const isGoodFor = (check: CheckKind, card: CardId): boolean =>
  isMet(check, card) === (check !== 'dynamite')

/** What a card that was turned comes to: "missed", "no help". */
export const wordsOfCheck = (check: CheckKind, card: CardId, t: CardWords): string =>
  t(`cards:play.drawFor.${isMet(check, card) ? 'met' : 'failed'}.${check}`)

const isMet = (check: CheckKind, card: CardId): boolean =>
  KINDS[check].modifyCheck?.(cardOf(card)) ?? false

/** What stands under a card of the hand. */
export const wordsOfUse = ({ word, count }: CardUse, t: CardWords): string =>
  word === null ? '' : t(`cards:play.uses.${word}`, { count })

/** A card of the hand for those who listen: what it is, and what it does now. */
export function spokenCard(use: CardUse, t: CardWords): string {
  const kind = kindOfCard(use.card)
  const label = t('cards:play.card.label', {
    kind: kindName(kind, t),
    print: printWords(use.card, t),
    border: t(`cards:play.border.${KINDS[kind].border}`),
  })
  switch (use.state) {
    case 'playable':
      return `${label} ${t('cards:play.card.playable', { use: t(`cards:kinds.${use.as}.line`) })}`
    case 'pointless':
      return `${label} ${t('cards:play.card.pointless', { use: wordsOfUse(use, t) })}`
    case 'not-now':
      return `${label} ${t('cards:play.card.notNow', { use: wordsOfUse(use, t) })}`
    case 'resting':
      return label
  }
}
