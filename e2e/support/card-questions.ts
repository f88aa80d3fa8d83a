import { startMatch, takeAction } from '@/core/match'
import type { Role } from '@/family/roles'
import {
  cards,
  type CardId,
  type CardsAction,
  type CardsRecord,
  type CharacterId,
  type Position,
} from '@/games/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'

interface Sitting {
  readonly is?: CharacterId
  readonly life?: number
  readonly hand?: readonly CardId[]
  readonly inPlay?: readonly CardId[]
}

interface Scene {
  readonly roles: readonly Role[]
  /** Whoever is not listed has full life and no cards. */
  readonly seats: Readonly<Record<number, Sitting>>
  readonly turn?: number
  /** The turn starts fresh, instead of with cards to play. */
  readonly isFresh?: boolean
  /** The top of the deck, top first; all other cards lie below. */
  readonly deck?: readonly CardId[]
  readonly discard?: readonly CardId[]
  /** What is done until seat 0 is asked. */
  readonly actions?: readonly CardsAction[]
}

/** A match that stands where a scene says. */
export function cardScene({ roles, seats, actions = [], ...rest }: Scene): CardsRecord {
  const { turn = 0, isFresh = false, deck = [], discard = [] } = rest
  const places = roles.map((role, seat) => {
    const { is = null, life, hand = [], inPlay = [] } = seats[seat] ?? {}
    const maxLife = role === 'sheriff' ? 5 : 4
    return { role, character: is, life: life ?? maxLife, maxLife, hand, inPlay }
  })
  const named = new Set<CardId>([
    ...places.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
    ...deck,
    ...discard,
  ])
  const position: Position = {
    kind: 'position',
    turn,
    seats: places,
    deck: [...deck, ...CARD_IDS.filter((card) => !named.has(card))],
    discard,
    phase: isFresh ? 'start' : 'play',
  }
  let match = startMatch(cards, position, 1)
  for (const action of actions) {
    const taken = takeAction(cards, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}

const FIVE: readonly Role[] = ['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy']
const SEVEN: readonly Role[] = [
  'outlaw',
  'sheriff',
  'outlaw',
  'renegade',
  'deputy',
  'outlaw',
  'deputy',
]

const shot = (card: CardId): CardsAction => ({ type: 'play', card, target: 0 })

/** Seat 0 is asked, once for each kind of question and for what makes it different. */
export const CARD_QUESTIONS = {
  turn: cardScene({
    roles: SEVEN,
    seats: {
      0: {
        is: 'rose-doolan',
        life: 3,
        hand: ['bang-8D', 'missed-10C', 'beer-6H', 'stagecoach-9S', 'jail-JS', 'panic-QH'],
        inPlay: ['schofield-JC', 'barrel-QS'],
      },
      1: { is: 'bart-cassidy', hand: ['bang-2C', 'missed-2S'], inPlay: ['mustang-8H'] },
      2: { is: 'el-gringo', life: 1, hand: ['bang-3C'] },
      3: { is: 'paul-regret', hand: ['beer-7H'], inPlay: ['volcanic-10S'] },
      4: { is: 'willy-the-kid', life: 0 },
      5: { is: 'suzy-lafayette', hand: ['bang-4C', 'duel-JS'], inPlay: ['dynamite-2H'] },
      6: { is: 'black-jack', hand: ['bang-5C'], inPlay: ['scope-AS'] },
    },
    discard: ['gatling-10H', 'beer-8H'],
  }),
  'a shot, with everything': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: {
        is: 'jourdonnais',
        life: 3,
        hand: ['missed-10C', 'bang-8D', 'beer-6H'],
        inPlay: ['barrel-QS'],
      },
      1: { is: 'bart-cassidy', hand: ['bang-2C', 'missed-2S'] },
    },
    actions: [shot('bang-2C')],
  }),
  'a shot, with nothing': cardScene({
    roles: FIVE,
    turn: 1,
    seats: { 0: { life: 2 }, 1: { is: 'bart-cassidy', hand: ['bang-2C', 'missed-2S'] } },
    actions: [shot('bang-2C')],
  }),
  'two to stop': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: { is: 'rose-doolan', life: 3, hand: ['missed-10C', 'missed-JC', 'bang-8D'] },
      1: { is: 'slab-the-killer', hand: ['bang-2C'] },
    },
    actions: [shot('bang-2C')],
  }),
  gatling: cardScene({
    roles: FIVE,
    turn: 4,
    seats: { 0: { is: 'black-jack', hand: ['missed-10C'] }, 4: { hand: ['gatling-10H'] } },
    actions: [{ type: 'play', card: 'gatling-10H' }],
  }),
  indians: cardScene({
    roles: FIVE,
    turn: 4,
    seats: { 0: { hand: ['bang-8D', 'bang-9D', 'missed-10C'] }, 4: { hand: ['indians-KD'] } },
    actions: [{ type: 'play', card: 'indians-KD' }],
  }),
  duel: cardScene({
    roles: FIVE,
    turn: 2,
    seats: {
      0: { is: 'willy-the-kid', life: 2, hand: ['bang-8D', 'bang-9D', 'bang-10D', 'missed-10C'] },
      2: { is: 'el-gringo', hand: ['duel-QD', 'bang-2C', 'bang-3C', 'bang-4C'] },
    },
    actions: [
      shot('duel-QD'),
      { type: 'respond', card: 'bang-8D' },
      { type: 'respond', card: 'bang-2C' },
    ],
  }),
  'Janet’s other use': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: { is: 'calamity-janet', life: 2, hand: ['bang-8D', 'beer-6H'] },
      1: { hand: ['bang-2C'] },
    },
    actions: [shot('bang-2C')],
  }),
  'Janet’s turn': cardScene({
    roles: FIVE,
    seats: { 0: { is: 'calamity-janet', hand: ['missed-10C', 'beer-6H'] } },
  }),
  'Lucky Duke’s jail': cardScene({
    roles: FIVE,
    isFresh: true,
    seats: { 0: { is: 'lucky-duke', hand: ['bang-8D'], inPlay: ['jail-JS'] } },
    deck: ['bang-9D', 'beer-7H'],
  }),
  'Lucky Duke’s dynamite': cardScene({
    roles: FIVE,
    isFresh: true,
    seats: { 0: { is: 'lucky-duke', hand: ['bang-8D'], inPlay: ['dynamite-2H'] } },
    deck: ['missed-5S', 'beer-7H'],
  }),
  'Lucky Duke’s barrel': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: { is: 'lucky-duke', inPlay: ['barrel-QS'] },
      1: { hand: ['bang-2C'] },
    },
    deck: ['bang-9D', 'beer-7H'],
    actions: [shot('bang-2C'), { type: 'barrel' }],
  }),
  'Jesse’s first card': cardScene({
    roles: FIVE,
    isFresh: true,
    seats: {
      0: { is: 'jesse-jones', hand: ['bang-8D'] },
      1: { hand: ['bang-2C', 'missed-2S'] },
      3: { hand: ['beer-7H'] },
    },
  }),
  'Pedro’s first card': cardScene({
    roles: FIVE,
    isFresh: true,
    seats: { 0: { is: 'pedro-ramirez', hand: ['bang-8D'] } },
    discard: ['beer-7H', 'missed-2S'],
  }),
  'Kit’s three': cardScene({
    roles: FIVE,
    isFresh: true,
    seats: { 0: { is: 'kit-carlson', hand: ['bang-8D'] } },
    deck: ['beer-7H', 'missed-2S', 'gatling-10H'],
  }),
  'Sid’s turn': cardScene({
    roles: FIVE,
    seats: { 0: { is: 'sid-ketchum', life: 1, hand: ['bang-8D', 'missed-10C', 'duel-QD'] } },
  }),
  'Sid, shot at': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: {
        is: 'sid-ketchum',
        life: 2,
        hand: ['bang-8D', 'missed-10C', 'duel-QD'],
        inPlay: ['barrel-QS'],
      },
      1: { hand: ['bang-2C'] },
    },
    actions: [shot('bang-2C')],
  }),
  'a store of seven': cardScene({
    roles: SEVEN,
    turn: 6,
    seats: { 6: { hand: ['general-store-9C'] }, 0: { hand: ['bang-8D'] } },
    deck: [
      'beer-7H',
      'missed-2S',
      'gatling-10H',
      'bang-9D',
      'volcanic-10S',
      'jail-4H',
      'wells-fargo-3H',
    ],
    actions: [
      { type: 'play', card: 'general-store-9C' },
      { type: 'take', card: 'bang-9D' },
    ],
  }),
  'the last breath': cardScene({
    roles: FIVE,
    turn: 1,
    seats: {
      0: { is: 'rose-doolan', life: 1, hand: ['beer-6H', 'missed-10C'], inPlay: ['schofield-JC'] },
      1: { is: 'bart-cassidy', hand: ['bang-2C'] },
    },
    actions: [shot('bang-2C'), { type: 'pass' }],
  }),
  'too many cards': cardScene({
    roles: FIVE,
    seats: {
      0: { life: 2, hand: ['bang-8D', 'missed-10C', 'duel-QD', 'beer-6H', 'panic-JH', 'jail-4H'] },
    },
    actions: [{ type: 'end' }],
  }),
  'what to take': cardScene({
    roles: FIVE,
    seats: {
      0: { is: 'rose-doolan', hand: ['panic-QH', 'cat-balou-9D'] },
      1: { hand: ['bang-2C', 'missed-2S'], inPlay: ['mustang-8H', 'barrel-QS', 'schofield-JC'] },
      4: { hand: ['bang-3C'] },
    },
  }),
  'Vulture Sam’s harvest': cardScene({
    roles: FIVE,
    seats: {
      0: { is: 'vulture-sam', hand: ['bang-8D'] },
      4: { life: 1, inPlay: ['barrel-QS', 'scope-AS'] },
    },
    deck: ['bang-9D'],
  }),
} as const satisfies Readonly<Record<string, CardsRecord>>

/** Seat 0 plays; the third is Sid, who may heal all the while. */
export const SID_WAITS = cardScene({
  roles: FIVE,
  seats: {
    0: { is: 'rose-doolan', life: 3, hand: ['general-store-9C', 'indians-KD', 'beer-6H'] },
    1: { is: 'bart-cassidy', hand: ['bang-2C', 'missed-2S'] },
    2: { is: 'sid-ketchum', life: 2, hand: ['bang-3C', 'missed-3S'] },
    3: { is: 'paul-regret', hand: ['beer-7H'] },
    4: { is: 'el-gringo', hand: ['bang-4C'] },
  },
  deck: ['beer-8H', 'missed-4S', 'gatling-10H', 'bang-9D', 'volcanic-10S'],
})

/** Blue cards are few: one seat has all six that anybody can have, the others the strongest rows that are left. */
const ROWS: readonly (readonly CardId[])[] = [
  ['schofield-JC', 'barrel-QS', 'mustang-8H'],
  ['rev-carabine-AC'],
  ['volcanic-10S', 'barrel-KS', 'mustang-9H', 'scope-AS', 'dynamite-2H', 'jail-10S'],
  ['remington-KC', 'jail-JS'],
  ['winchester-8S', 'jail-4H'],
  ['schofield-QC'],
  ['volcanic-10C'],
]

const EVERYBODY = ['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy'] as const

/** So many seats, the third with six blue cards in play and the others with as many as there are. */
export const fullTable = (seats: number) =>
  cardScene({
    roles: EVERYBODY.slice(0, seats),
    seats: Object.fromEntries(
      ROWS.slice(0, seats).map((inPlay, seat) => [
        seat,
        { inPlay, hand: seat === 0 ? (['bang-8D', 'bang-9D', 'beer-6H'] as const) : [] },
      ]),
    ),
  })

/** Seven seats with all blue cards of the deck in play. */
export const FULL_TABLE = fullTable(7)

export type CardQuestion = keyof typeof CARD_QUESTIONS
