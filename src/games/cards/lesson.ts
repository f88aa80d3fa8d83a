import { BEGINNER_CARDS } from './cards'
import { CARD_IDS, type CardId } from './cards/ids'
import type { CardsAction } from './protocol'
import { startLife, type Position, type SeatPosition } from './rules/setup'
import type { Seat } from './rules/state'

const YOU: Seat = 0
const ROSA: Seat = 1
const HANK: Seat = 3

type Chair = Omit<SeatPosition, 'maxLife'>

const chair = (seat: Chair): SeatPosition => ({
  ...seat,
  maxLife: startLife(seat.character, seat.role),
})

/** A match that is well under way, so that it can be won in two turns of one's own. */
const SEATS: readonly SeatPosition[] = [
  chair({
    role: 'sheriff',
    character: 'suzy-lafayette',
    life: 3,
    hand: ['missed-2S', 'barrel-QS', 'bang-8D', 'beer-6H', 'saloon-5H'],
    inPlay: [],
  }),
  chair({
    role: 'outlaw',
    character: 'willy-the-kid',
    life: 2,
    hand: ['bang-5C', 'panic-JH'],
    inPlay: ['mustang-8H'],
  }),
  chair({
    role: 'renegade',
    character: 'rose-doolan',
    life: 1,
    hand: ['bang-3D'],
    inPlay: [],
  }),
  chair({
    role: 'outlaw',
    character: 'lucky-duke',
    life: 1,
    hand: ['bang-6D', 'cat-balou-JD'],
    inPlay: [],
  }),
]

/** What is drawn and turned, in this order. */
const STACKED: readonly CardId[] = [
  // You draw
  'schofield-JC',
  'panic-8D',
  // The reward for Hank
  'missed-3S',
  'cat-balou-9D',
  'stagecoach-9S',
  // Rosa draws
  'bang-9C',
  'cat-balou-10D',
  // Your Barrel: a heart, then none
  'beer-9H',
  'bang-7C',
  // Mei draws
  'remington-KC',
  'bang-10D',
  // You draw
  'bang-4C',
  'missed-5S',
  // The reward for Rosa
  'gatling-10H',
  'bang-KD',
  'missed-6S',
]

const named = new Set<CardId>([
  ...SEATS.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
  ...STACKED,
])

/** The rest of the beginner deck lies below. */
const REST = BEGINNER_CARDS.flatMap((card) => CARD_IDS[card] ?? []).filter((id) => !named.has(id))

export const LESSON: Position = {
  kind: 'position',
  turn: HANK,
  seats: SEATS,
  deck: [...STACKED, ...REST],
  phase: 'play',
  options: { deck: 'beginner' },
}

/** Who sits round the table with the learner. */
export const LESSON_BOTS = ['Rosa', 'Mei', 'Hank'] as const

const play = (card: CardId, target?: Seat): CardsAction => ({
  type: 'play',
  card,
  ...(target !== undefined && { target }),
})
const show = (card: CardId): CardsAction => ({ type: 'respond', card })
const pass: CardsAction = { type: 'pass' }
const end: CardsAction = { type: 'end' }

/** The whole match, with a stacked deck: what everybody does, one choice after the other. */
export const LESSON_ACTIONS: readonly CardsAction[] = [
  // Hank shoots at the Sheriff
  play('bang-6D', YOU),
  show('missed-2S'),
  end,
  // You: Barrel, weapon, Beer, and a shot that takes Hank's last life point
  play('barrel-QS'),
  play('schofield-JC'),
  play('beer-6H'),
  play('bang-8D', HANK),
  pass,
  pass,
  end,
  { type: 'discard', card: 'saloon-5H' },
  // Rosa shoots twice
  play('bang-5C', YOU),
  { type: 'barrel' },
  play('bang-9C', YOU),
  { type: 'barrel' },
  show('missed-3S'),
  end,
  // Mei shoots at Rosa
  play('remington-KC'),
  play('bang-3D', ROSA),
  pass,
  end,
  // You: Rosa falls, and the Gatling ends it
  play('bang-4C', ROSA),
  pass,
  pass,
  play('gatling-10H'),
  pass,
]
