import { at } from '@/core/list'
import { CHARACTER_IDS } from '@/family/characters'
import { nextLiving } from '@/family/ring'
import { ROLES } from '@/family/roles'
import { kindOf } from '../../cards'
import type { KindId } from '../../cards/ids'
import { reachOf, seatsWithin } from '../../rules/distance'
import type { CardsState, Seat } from '../../rules/state'

/** What is looked at of every living player, each role apart. */
const LIFE = 0
const MOST_LIFE = 5
const SIZE = 5
const TO_SHERIFF = 6
const FROM_SHERIFF = 7
const MOVES = 8
const WAITS = 9
const HELD_AT = 10

/** Kinds in the hand that are counted, then kinds in play. */
const HELD: readonly KindId[] = ['bang', 'missed', 'beer']
const LAID: readonly KindId[] = [
  'barrel',
  'mustang',
  'scope',
  'jail',
  'dynamite',
  'volcanic',
  'schofield',
  'remington',
  'rev-carabine',
  'winchester',
]
const LAID_AT = HELD_AT + HELD.length
export const PER_ROLE = LAID_AT + LAID.length
const CHARACTERS_AT = PER_ROLE * ROLES.length
/** All features; the last one is always 1. */
export const FEATURE_COUNT = CHARACTERS_AT + CHARACTER_IDS.length * ROLES.length + 1

const indexOf = (kinds: readonly KindId[]): Partial<Record<KindId, number>> =>
  Object.fromEntries(kinds.map((kind, i) => [kind, i]))
const HELD_INDEX = indexOf(HELD)
const LAID_INDEX = indexOf(LAID)
const CHARACTER_INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  CHARACTER_IDS.map((id, i) => [id, i]),
)
const ROLE_INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  ROLES.map((role, i) => [role, i]),
)

/** A table as a short list of features that are not 0: where they are and how much. */
export interface Features {
  count: number
  readonly at: Int32Array
  readonly amount: Float64Array
  /** Which combination of living roles it is. */
  phase: number
}

const MOST_FEATURES = 256

export const noFeatures = (): Features => ({
  count: 0,
  at: new Int32Array(MOST_FEATURES),
  amount: new Float64Array(MOST_FEATURES),
  phase: 0,
})

function note(features: Features, index: number, amount: number): void {
  features.at[features.count] = index
  features.amount[features.count] = amount
  features.count++
}

/** Numbers of living Deputies, Outlaws and Renegades, as one number. */
export const PHASES = 3 * 4 * 2

function phaseOf({ roles, alive }: CardsState): number {
  let [deputies, outlaws, renegades] = [0, 0, 0]
  for (let seat = 0; seat < roles.length; seat++) {
    if (!alive[seat]) continue
    const role = roles[seat]
    if (role === 'deputy') deputies++
    else if (role === 'outlaw') outlaws++
    else if (role === 'renegade') renegades++
  }
  return (deputies * 4 + outlaws) * 2 + renegades
}

/** Reads a whole table, every role and hand of it. */
export function readTable(state: CardsState, features: Features): Features {
  const { roles, alive, turn } = state
  features.count = 0
  features.phase = phaseOf(state)
  const sheriff = roles.indexOf('sheriff')
  const fromSheriff = alive[sheriff] ? seatsWithin(state, sheriff, reachOf(state, sheriff)) : 0
  let wait = 0
  let seat = alive[turn] ? turn : nextLiving(state, turn)
  const first = seat
  do {
    readSeat(state, seat, { features, sheriff, fromSheriff, wait: wait++ })
    seat = nextLiving(state, seat)
  } while (seat !== first)
  note(features, FEATURE_COUNT - 1, 1)
  return features
}

interface Reading {
  readonly features: Features
  readonly sheriff: Seat
  readonly fromSheriff: number
  readonly wait: number
}

function readSeat(state: CardsState, seat: Seat, reading: Reading): void {
  const { features, sheriff, fromSheriff, wait } = reading
  const role = ROLE_INDEX[at(state.roles, seat)] ?? 0
  const base = role * PER_ROLE
  const life = state.life[seat] ?? 0
  note(features, base + LIFE + (life > MOST_LIFE ? MOST_LIFE : life < 1 ? 1 : life) - 1, 1)
  const hand = at(state.hands, seat)
  note(features, base + SIZE, hand.length / 4)
  if (wait === 0) note(features, base + MOVES, 1)
  else note(features, base + WAITS, wait / 4)
  if (seat !== sheriff) {
    const reach = seatsWithin(state, seat, reachOf(state, seat))
    if (reach & (1 << sheriff)) note(features, base + TO_SHERIFF, 1)
    if (fromSheriff & (1 << seat)) note(features, base + FROM_SHERIFF, 1)
  }
  for (let i = 0; i < hand.length; i++) {
    const held = HELD_INDEX[kindOf(at(hand, i)).id]
    if (held !== undefined) note(features, base + HELD_AT + held, 1)
  }
  for (const card of at(state.inPlay, seat)) {
    const laid = LAID_INDEX[kindOf(card).id]
    if (laid !== undefined) note(features, base + LAID_AT + laid, 1)
  }
  const character = state.characters[seat]
  if (character)
    note(features, CHARACTERS_AT + (CHARACTER_INDEX[character] ?? 0) * ROLES.length + role, 1)
}
