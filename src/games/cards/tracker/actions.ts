import type { Seat } from '@/core/game'
import type { Role } from '@/family/roles'
import type { Winner } from '../rules/state'
import type { Gear } from './gear'

/** Everything that can be entered into a companion's match of the card game. */
export type TrackerAction =
  /** Hits of one card, points by seat. By the one in turn, whose own are nobody's; `by` where an option says otherwise. */
  | { readonly type: 'hit'; readonly points: readonly number[]; readonly by?: Seat }
  /** Beer, Saloon, an ability: points by seat, never above the starting life. */
  | { readonly type: 'heal'; readonly points: readonly number[] }
  /** A blue card is laid down; a weapon replaces the old one, and a card of which there is only one leaves its last owner. */
  | { readonly type: 'equip'; readonly seat: Seat; readonly kind: Gear }
  /** A blue card is gone. */
  | { readonly type: 'strip'; readonly seat: Seat; readonly kind: Gear }
  /** A draw! was read: did it show what was asked? */
  | { readonly type: 'draw'; readonly isMet: boolean }
  /** The last breath was enough. */
  | { readonly type: 'save' }
  /** It was not: the role that was turned up, where the phone does not know it. */
  | { readonly type: 'fall'; readonly role?: Role }
  | { readonly type: 'next' }
  /** A fallen player whose life is set stands up again; whoever is set to 0 falls, by nobody's hand. */
  | { readonly type: 'set-life'; readonly seat: Seat; readonly life: number }
  /** Somebody has to go home: their card is turned up, and the game goes on without them. */
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'set-turn'; readonly seat: Seat }
  /** After the end: a card that was never turned up. */
  | { readonly type: 'unseal'; readonly seat: Seat; readonly role: Role }
  /** The game goes on although somebody has won. */
  | { readonly type: 'play-on' }
  /** The people end the game themselves. */
  | { readonly type: 'declare'; readonly winner: Winner }

export type ActionOf<T extends TrackerAction['type']> = Extract<TrackerAction, { type: T }>
