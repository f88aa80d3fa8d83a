import { at } from '@/core/list'
import { CHARACTER_IDS } from '@/family/characters'
import { nextLiving } from '@/family/ring'
import type { RoleChances } from '@/family/beliefs/belief'
import { ROLES, SEALED_ROLES, type SeenRole } from '@/family/roles'
import { kindOf } from '../../cards'
import type { Card, KindId } from '../../cards/ids'
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
const FOES = 10
const LOADED = 11
const BARE = 12
const SPARE = 13
const HELD_AT = 14

/** Kinds in the hand that are counted, then kinds in play. */
const HELD: readonly KindId[] = [
  'bang',
  'missed',
  'beer',
  'panic',
  'cat-balou',
  'duel',
  'gatling',
  'indians',
  'stagecoach',
  'wells-fargo',
  'barrel',
  'mustang',
  'jail',
  'volcanic',
]
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
/** What those are taken for whose roles are sealed, each role apart. */
const NAMES_AT = CHARACTERS_AT + CHARACTER_IDS.length * ROLES.length
/** All features; the last one is always 1. */
export const FEATURE_COUNT = NAMES_AT + SEALED_ROLES.length * ROLES.length + 1

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

/** Reads a whole table: every role and hand of it, and what the players take each other for. */
export function readTable(
  state: CardsState,
  names: readonly RoleChances[],
  features: Features,
): Features {
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
    if (seat !== sheriff) readName(at(state.roles, seat), at(names, seat), features)
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
  if (wait === 0) note(features, base + MOVES, 1)
  else note(features, base + WAITS, wait / 4)
  const reach = seatsWithin(state, seat, reachOf(state, seat))
  const foes = foesIn(state, seat, reach)
  if (foes > 0) note(features, base + FOES, foes / 2)
  if (seat !== sheriff) {
    if (reach & (1 << sheriff)) note(features, base + TO_SHERIFF, 1)
    if (fromSheriff & (1 << seat)) note(features, base + FROM_SHERIFF, 1)
  }
  readHand(at(state.hands, seat), { features, base, life, foes })
  for (const card of at(state.inPlay, seat)) {
    const laid = LAID_INDEX[kindOf(card).id]
    if (laid !== undefined) note(features, base + LAID_AT + laid, 1)
  }
  const character = state.characters[seat]
  if (character)
    note(features, CHARACTERS_AT + (CHARACTER_INDEX[character] ?? 0) * ROLES.length + role, 1)
}

/** Whoever is taken for something else than they are is shot at by other people. */
function readName(role: SeenRole, name: RoleChances, features: Features): void {
  const base = NAMES_AT + (ROLE_INDEX[role] ?? 0) * SEALED_ROLES.length
  note(features, base, name[1])
  note(features, base + 1, name[2])
  note(features, base + 2, name[3])
}

interface HandReading {
  readonly features: Features
  readonly base: number
  readonly life: number
  readonly foes: number
}

/** What is held, and what it means together: a shot at a foe, Bang! to spare, nothing that keeps the last life point. */
function readHand(hand: readonly Card[], { features, base, life, foes }: HandReading): void {
  note(features, base + SIZE, hand.length / 4)
  let [shots, saves] = [0, 0]
  for (let i = 0; i < hand.length; i++) {
    const { id } = kindOf(at(hand, i))
    const held = HELD_INDEX[id]
    if (held !== undefined) note(features, base + HELD_AT + held, 1)
    if (id === 'bang') shots++
    else if (id === 'missed' || id === 'beer') saves++
  }
  if (shots > 0 && foes > 0) note(features, base + LOADED, 1)
  if (shots > 1) note(features, base + SPARE, shots - 1)
  if (life === 1 && saves === 0) note(features, base + BARE, 1)
}

/** How many of somebody's foes are among these seats. */
function foesIn({ roles, alive }: CardsState, seat: Seat, seats: number): number {
  let foes = 0
  for (let other = 0; other < roles.length; other++)
    if (other !== seat && seats & (1 << other) && alive[other])
      if (areFoes(at(roles, seat), at(roles, other))) foes++
  return foes
}

const isLaw = (role: SeenRole): boolean => role === 'sheriff' || role === 'deputy'

/** To the Renegade everybody is one; Outlaws leave the Renegade till last. */
const areFoes = (one: SeenRole, other: SeenRole): boolean =>
  one === 'renegade' || isLaw(one) !== isLaw(other)
