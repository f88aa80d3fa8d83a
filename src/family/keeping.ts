import type { GameModule, GameTypes, Refusal, Seat } from '@/core/game'
import { takeAction, type Match } from '@/core/match'
import type { CharacterId } from './characters'
import type { RoleCounts, SeenRole } from './roles'
import type { Winner } from './winning'

/** What every table of a printed game shows, whatever the game. */
export interface KeptTable {
  readonly turn: Seat
  readonly round: number
  readonly roles: readonly SeenRole[]
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  readonly life: readonly number[]
  readonly alive: readonly boolean[]
  readonly winner: Winner | null
}

/** The types of a game as a companion keeps it. */
export interface KeptTypes extends GameTypes {
  readonly State: KeptTable
  readonly View: KeptTable
  readonly Action: { readonly type: string }
  readonly Event: { readonly type: string }
}

/** Something entered, and when. */
export interface Entry<Action> {
  readonly action: Action
  readonly at: number
  /** Whose doing it is. It stays theirs when history before it changes; absent where the entry names its seat itself. */
  readonly seat?: Seat
}

/** What a companion must know of a game's entries to bind them to their owners. */
export interface Keeping<G extends KeptTypes> {
  readonly module: GameModule<G>
  /** Whose doing an entry would be on this table; undefined where it names its seat itself. */
  ownerOf(state: G['State'], action: G['Action']): Seat | undefined
  /** May whatever happens on the table be entered now? Not in the middle of a question. */
  isFree(state: G['State']): boolean
  /** Does it belong into somebody's turn? */
  belongsToTurn(action: G['Action']): boolean
  /** Does it answer the question that is open? */
  isAnswer(state: G['State'], action: G['Action']): boolean
  /** Gives the turn to somebody. */
  handOver(seat: Seat): G['Action']
  /** All answers to the question that is open. */
  answers(state: G['State']): readonly G['Action'][]
}

/** The same entry with its owner written down. */
export function bound<G extends KeptTypes>(
  keeping: Keeping<G>,
  state: G['State'],
  { action, at }: Entry<G['Action']>,
): Entry<G['Action']> {
  const seat = keeping.ownerOf(state, action)
  return seat === undefined ? { action, at } : { action, at, seat }
}

/** What became of later entries once an earlier one was changed. */
export interface Refitted<G extends KeptTypes> {
  readonly match: Match<G>
  readonly taken: readonly Entry<G['Action']>[]
  /** Entries that no longer fit, and why. Never lost silently: whoever asked for the change shows these. */
  readonly aside: readonly { readonly entry: Entry<G['Action']>; readonly refusal: Refusal }[]
  /** Entries after a question that did not come up before: they go on once it is answered. */
  readonly waiting: readonly Entry<G['Action']>[]
}

/**
 * Enters the rest again on a table that has changed before it. An entry stays with its owner: if the turn is somebody
 * else's by now, it is handed over first; if its owner has fallen, the entry is set aside.
 */
export function refit<G extends KeptTypes>(
  keeping: Keeping<G>,
  start: Match<G>,
  rest: readonly Entry<G['Action']>[],
): Refitted<G> {
  let match = start
  const taken: Entry<G['Action']>[] = []
  const aside: { entry: Entry<G['Action']>; refusal: Refusal }[] = []
  const take = (entry: Entry<G['Action']>): Refusal | null => {
    const done = takeAction(keeping.module, match, entry.action)
    if (!done.ok) return done.refusal
    match = done.match
    taken.push(entry)
    return null
  }
  for (const [i, entry] of rest.entries()) {
    if (opensNewQuestion(keeping, match, entry))
      return { match, taken, aside, waiting: rest.slice(i) }
    const before = { match, entries: taken.length }
    const handing = handingOver(keeping, match, entry)
    const refusal = (handing && take(handing)) ?? take(entry)
    if (!refusal) continue
    match = before.match
    taken.length = before.entries
    // Whoever has fallen needs no "Next" any more: there is nothing to tell.
    if (entry.action.type !== 'next') aside.push({ entry, refusal })
  }
  return { match, taken, aside, waiting: [] }
}

/** Gives the turn to whom an entry belongs, where it is somebody else's. */
function handingOver<G extends KeptTypes>(
  keeping: Keeping<G>,
  { state }: Match<G>,
  { action, at, seat }: Entry<G['Action']>,
): Entry<G['Action']> | null {
  if (seat === undefined || seat === state.turn) return null
  if (!keeping.belongsToTurn(action) || !keeping.isFree(state)) return null
  return { action: keeping.handOver(seat), at }
}

/** Is somebody asked something that this entry is no answer to? Neither is an answer that somebody else gave. */
function opensNewQuestion<G extends KeptTypes>(
  keeping: Keeping<G>,
  { state }: Match<G>,
  { action, seat }: Entry<G['Action']>,
): boolean {
  const decision = keeping.module.decision(state)
  if (!decision || keeping.isFree(state)) return false
  if (!keeping.isAnswer(state, action)) return true
  return seat !== undefined && seat !== decision.seat
}
