/** The 22 kinds of playing cards (rules §1). */
export const KIND_IDS = [
  'bang',
  'missed',
  'beer',
  'panic',
  'cat-balou',
  'duel',
  'stagecoach',
  'general-store',
  'indians',
  'gatling',
  'saloon',
  'wells-fargo',
  'jail',
  'barrel',
  'mustang',
  'scope',
  'dynamite',
  'schofield',
  'volcanic',
  'remington',
  'rev-carabine',
  'winchester',
] as const
export type KindId = (typeof KIND_IDS)[number]

/** The deck as it is printed: for each kind its values and suits (rules §1). */
const PRINTED: Readonly<Record<KindId, string>> = {
  bang: 'AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH',
  missed: '2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC',
  beer: '6H 7H 8H 9H 10H JH',
  panic: 'JH QH AH 8D',
  'cat-balou': 'KH 9D 10D JD',
  duel: 'JS QD 8C',
  stagecoach: '9S 9S-2',
  'general-store': 'QS 9C',
  indians: 'KD AD',
  gatling: '10H',
  saloon: '5H',
  'wells-fargo': '3H',
  jail: '10S JS 4H',
  barrel: 'QS KS',
  mustang: '8H 9H',
  scope: 'AS',
  dynamite: '2H',
  schofield: 'JC QC KS',
  volcanic: '10S 10C',
  remington: 'KC',
  'rev-carabine': 'AC',
  winchester: '8S',
}

/** A card as everybody outside the engine writes it: `bang-AS`. */
export type CardId = `${KindId}-${string}`
/** A card as somebody sees it: its back until it is shown. */
export type SeenCard = CardId | 'hidden'

/** A card inside the engine: its place in `CARD_IDS`. */
export type Card = number
/** A card whose face a viewer does not see. */
export const HIDDEN: Card = -1
/** No card, where one was looked for. */
export const NO_CARD: Card = -2
/** One at random from a hand, where a card is named. */
export const FROM_HAND: Card = -3

export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

interface Printed {
  readonly id: CardId
  readonly kind: KindId
  readonly suit: Suit
  readonly value: number
}

const COURT: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13, A: 14 }

function printed(kind: KindId, face: string): Printed {
  const [, value = '', letter] = /^(\d+|[JQKA])([SHDC])(-2)?$/.exec(face) ?? []
  const suit = SUITS.find((known) => known === letter)
  if (!suit) throw new Error(`no card shows '${face}'`)
  return { id: `${kind}-${face}`, kind, suit, value: COURT[value] ?? Number(value) }
}

/** The 80 cards, kind by kind: what a card's number counts. */
export const PRINTED_CARDS: readonly Printed[] = KIND_IDS.flatMap((kind) =>
  PRINTED[kind].split(' ').map((face) => printed(kind, face)),
)

export const CARD_IDS: readonly CardId[] = PRINTED_CARDS.map(({ id }) => id)

const NUMBERS = new Map<string, Card>(CARD_IDS.map((id, card) => [id, card]))

/** The card that is written so; `NO_CARD` if none is. */
export const cardOf = (id: string): Card => NUMBERS.get(id) ?? NO_CARD
