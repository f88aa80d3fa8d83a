import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { KINDS, kindOf } from '../cards'
import { PRINTED_CARDS, type Card, type KindId } from '../cards/ids'
import { packOf } from '../rules/setup'
import type { TrackerState } from './state'

/** Weapons, the shortest reach first. */
export const WEAPONS = [
  'volcanic',
  'schofield',
  'remington',
  'rev-carabine',
  'winchester',
] as const satisfies readonly KindId[]

/** What lies in front of a player and changes distance, reach or the start of a turn: the Barrel does none of it. */
export const GEAR = [
  ...WEAPONS,
  'mustang',
  'scope',
  'jail',
  'dynamite',
] as const satisfies readonly KindId[]
export type Gear = (typeof GEAR)[number]

const known: ReadonlySet<string> = new Set(GEAR)
export const isGear = (kind: KindId): kind is Gear => known.has(kind)

/** The card that stands for all of its kind. */
export const cardFor = (kind: Gear): Card =>
  PRINTED_CARDS.findIndex((printed) => printed.kind === kind)

/** What lies in front of somebody, in order of arrival. */
export const gearOf = ({ inPlay }: TrackerState, seat: Seat): readonly Gear[] =>
  at(inPlay, seat)
    .map((card) => kindOf(card).id)
    .filter(isGear)

export const hasGear = (state: TrackerState, seat: Seat, kind: Gear): boolean =>
  gearOf(state, seat).includes(kind)

export const isWeapon = (kind: Gear): boolean => KINDS[kind].reach > 0

/** The weapon in front of somebody; null for the Colt that everybody has. */
export const weaponOf = (state: TrackerState, seat: Seat): Gear | null =>
  gearOf(state, seat).find(isWeapon) ?? null

/** How many of a kind there are in the deck that is played with. */
export const copiesOf = ({ options }: TrackerState, kind: Gear): number =>
  packOf(options).filter((card) => kindOf(card).id === kind).length

/** In front of whom a kind lies. */
export const holdersOf = (state: TrackerState, kind: Gear): Seat[] =>
  state.inPlay.flatMap((_, seat) => (hasGear(state, seat, kind) ? [seat] : []))
