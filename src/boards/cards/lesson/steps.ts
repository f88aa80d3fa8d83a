/** What a card can be about: something on the table, or whoever sits in a seat. */
export type Topic = 'own' | 'hand' | 'piles' | number

/** A card of the hand by its place in it, and how many there are. */
export interface InHand {
  readonly at: number
  readonly of: number
}

/** What to tap: a card, seats. */
export interface Lit {
  readonly card?: InHand
  readonly seats?: readonly number[]
}

interface Step {
  /** How many choices have been made when it is read. */
  readonly at: number
  readonly id: string
  /** Without a task it is somebody else's turn, or only something to know. */
  readonly hasTask: boolean
  readonly about: readonly Topic[]
  readonly lit?: Lit
}

const [ROSA, MEI, HANK] = [1, 2, 3] as const

/** What the coach says, in the order in which it is read. */
export const STEPS = [
  { at: 0, id: 'welcome', hasTask: false, about: ['own', 'hand', HANK] },
  { at: 1, id: 'missed', hasTask: true, about: ['hand', HANK], lit: { card: { at: 0, of: 5 } } },
  { at: 3, id: 'barrel', hasTask: true, about: ['hand', 'piles'], lit: { card: { at: 0, of: 6 } } },
  { at: 4, id: 'distance', hasTask: false, about: [MEI, ROSA] },
  { at: 4, id: 'weapon', hasTask: true, about: ['hand', 'own'], lit: { card: { at: 3, of: 5 } } },
  { at: 5, id: 'beer', hasTask: true, about: ['hand', 'own'], lit: { card: { at: 1, of: 4 } } },
  {
    at: 6,
    id: 'bang',
    hasTask: true,
    about: ['hand', HANK],
    lit: { card: { at: 0, of: 3 }, seats: [HANK] },
  },
  { at: 9, id: 'reward', hasTask: false, about: [HANK, 'hand'] },
  { at: 9, id: 'discard', hasTask: true, about: ['hand', 'own'], lit: { card: { at: 0, of: 5 } } },
  { at: 12, id: 'dodge', hasTask: true, about: ['own', 'piles', ROSA] },
  { at: 14, id: 'again', hasTask: true, about: ['own', ROSA] },
  {
    at: 15,
    id: 'noHeart',
    hasTask: true,
    about: ['hand', 'piles'],
    lit: { card: { at: 1, of: 4 } },
  },
  { at: 16, id: 'foe', hasTask: false, about: [ROSA] },
  { at: 20, id: 'friend', hasTask: false, about: [MEI, ROSA] },
  { at: 21, id: 'more', hasTask: false, about: ['hand'] },
  {
    at: 21,
    id: 'rosa',
    hasTask: true,
    about: ['hand', ROSA],
    lit: { card: { at: 3, of: 5 }, seats: [ROSA] },
  },
  { at: 24, id: 'gatling', hasTask: true, about: ['hand', MEI], lit: { card: { at: 4, of: 7 } } },
] as const satisfies readonly Step[]
