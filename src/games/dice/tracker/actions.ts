import type { DiceAction } from '../rules/decisions'
import type { Role } from '@/family/roles'
import type { Winner } from '@/family/winning'
import type { Face, Seat } from '../rules/state'

/** What a table that rolls its own dice tells the phone: counters, a final result, the end of a turn. */
export type CounterAction =
  /** Shots of the one in turn: points by seat, all in one batch. */
  | { readonly type: 'shoot'; readonly points: readonly number[] }
  /** Dynamite in the hands of the one in turn. */
  | { readonly type: 'explode'; readonly points: number }
  /** `faces` is how many were rolled: a clearing character may use each. */
  | { readonly type: 'gatling'; readonly faces: number }
  /** Gatling faces too few to fire, in the hands of a clearing character. */
  | { readonly type: 'clear'; readonly faces: number }
  /** An attack that the pile did not start: arrows went astray, or a house rule. */
  | { readonly type: 'attack' }
  | { readonly type: 'take'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'give-back'; readonly seat: Seat; readonly count: number }
  /** Life points by number, as version 0.1 entered them. */
  | { readonly type: 'heal'; readonly seat: Seat; readonly amount: number }
  /** Beers of the one in turn; `first` is the life that one had before the first beer of the turn. */
  | { readonly type: 'pour'; readonly seat: Seat; readonly beers: number; readonly first: number }
  /** All five dice as they lie at the end, and how many of their arrows have not been taken yet. */
  | { readonly type: 'result'; readonly faces: readonly Face[]; readonly arrows: number }
  /** `bonus`: the final result earned what a character gets at the end of its turn. */
  | { readonly type: 'next'; readonly bonus?: boolean }

/** What people set right by hand, or decide against the rules. */
export type CorrectionAction =
  /** A fallen player whose life is set stands up again; whoever is set to 0 falls, by nobody's hand. */
  | { readonly type: 'set-life'; readonly seat: Seat; readonly life: number }
  /** Somebody has to go home: their card is turned up, and the game goes on without them. */
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'set-arrows'; readonly seat: Seat; readonly arrows: number }
  | { readonly type: 'set-turn'; readonly seat: Seat }
  /** After the end: a card that was never turned up. */
  | { readonly type: 'unseal'; readonly seat: Seat; readonly role: Role }
  /** The game goes on although somebody has won. */
  | { readonly type: 'play-on' }
  /** The people end the game themselves. */
  | { readonly type: 'declare'; readonly winner: Winner }

/** Everything that can be entered into a companion's match; the engine's own actions among it. */
export type TrackerAction = DiceAction | CounterAction | CorrectionAction

const OWN = [
  'shoot',
  'explode',
  'gatling',
  'clear',
  'attack',
  'take',
  'give-back',
  'heal',
  'pour',
  'result',
  'next',
  'set-life',
  'leave',
  'set-arrows',
  'set-turn',
  'unseal',
  'play-on',
  'declare',
] as const satisfies readonly (CounterAction | CorrectionAction)['type'][]

const own: ReadonlySet<string> = new Set(OWN)

/** Is it one that only a companion knows? */
export const isOwnAction = (action: TrackerAction): action is CounterAction | CorrectionAction =>
  own.has(action.type)
