import type { Refusal, Seat } from '@/core/game'
import { retraceMatch, startMatch, takeAction, type Match, type MatchRecord } from '@/core/match'
import type { Mark } from '@/family/reading/marks'
import type { ActionOf, GameId, Games, OrdersOf, ReflexesOf } from '@/games'
import type { Mode, Player } from '@/persistence/kinds'
import { rulesOf, moduleOf } from '../games'

/** Who sits where, since when, and who has looked at their card. */
export interface Seating<G extends GameId> {
  readonly game: G
  readonly id: string
  readonly mode: Mode
  readonly players: readonly Player[]
  /** Passed around: the seats whose people have looked at their card. */
  readonly peeked: readonly Seat[]
  readonly startedAt: number
  /** It is over, and its result has been looked at: it waits for nobody any more. */
  readonly isResultSeen?: boolean | undefined
  /** Passed around: what people have left to be answered for them, by seat. */
  readonly reflexes?: readonly (ReflexesOf<G> | null)[] | undefined
  /** What people suspect, each for themselves. */
  readonly marks?: readonly Mark[] | undefined
  /** A lesson: every choice of the match, in order. Null where people and bots choose for themselves. */
  readonly script: readonly Games[G]['Action'][] | null
}

/** A match on a table of this phone. */
export interface Table<G extends GameId = GameId> extends Seating<G> {
  readonly match: Match<Games[G]>
  /** Everything that has happened. */
  readonly log: readonly Games[G]['Event'][]
  /** How much of the log the screen has played. */
  readonly shown: number
  /** How many actions had been taken when the present decision was opened: what is done out of turn leaves it open. */
  readonly openSince: number
  /** How many of the last actions can be taken back: nothing was revealed since, and the same player is still asked. */
  readonly undoable: number
  /** What whoever is on turn said before the phone went on; null where they will be asked. */
  readonly orders: { readonly seat: Seat; readonly say: OrdersOf<G> } | null
}

/** A table of whichever game: which one it is of tells everything else about it. */
export type AnyTable = { readonly [G in GameId]: Table<G> }[GameId]

/** What a new table is laid from. */
export interface Dealt<G extends GameId = GameId> extends Seating<G> {
  readonly config: Games[G]['Config']
  readonly seed: number
}

export function dealtTable<G extends GameId>({ config, seed, ...seating }: Dealt<G>): Table<G> {
  const match = startMatch(moduleOf(seating.game), config, seed)
  return { ...seating, match, log: [], shown: 0, openSince: 0, undoable: 0, orders: null }
}

/** Makes a table of a record. Throws `BadRecordError` if it does not fit the rules. */
export function replayedTable<G extends GameId>(
  seating: Seating<G>,
  record: MatchRecord<Games[G]>,
): Table<G> {
  const { match, events } = retraceMatch(moduleOf(seating.game), record)
  const told = { log: events, shown: events.length }
  return { ...seating, match, ...told, openSince: record.actions.length, undoable: 0, orders: null }
}

/** Is the match over? */
export const isOver = <G extends GameId>({ game, match }: Table<G>): boolean =>
  moduleOf(game).decision(match.state) === null

/** Who is asked now; null once it is over. */
export const askedSeat = <G extends GameId>({ game, match }: Table<G>): Seat | null =>
  moduleOf(game).decision(match.state)?.seat ?? null

/** Is a person asked? */
export function isHumanDecision<G extends GameId>(table: Table<G>): boolean {
  const seat = askedSeat(table)
  return seat !== null && table.players[seat]?.kind === 'human'
}

/** Whose doing an action is: of whoever decides, or of whoever acts out of turn. */
function actorOf<G extends GameId>(table: Table<G>, action: ActionOf<G>): Seat | null {
  const decider = askedSeat(table)
  return decider === null ? null : (rulesOf(table.game).asideBy(action, decider) ?? decider)
}

/** Does an action, chosen after so many others, still mean what it meant? What is done out of turn answers no decision. */
export function isTimely<G extends GameId>(
  table: Table<G>,
  action: ActionOf<G>,
  at: number,
): boolean {
  const { length } = table.match.record.actions
  const decider = askedSeat(table)
  const isAside = decider !== null && rulesOf(table.game).asideBy(action, decider) !== null
  return at <= length && (isAside || at >= table.openSince)
}

/** What the script wants next; null where there is none, and at its end. */
export const scripted = <G extends GameId>({
  script,
  match,
}: Table<G>): Games[G]['Action'] | null => script?.[match.record.actions.length] ?? null

/** What became of an action at a table. */
type Done<G extends GameId> =
  | { readonly ok: true; readonly table: Table<G> }
  | {
      readonly ok: false
      readonly refusal: Refusal | { readonly code: 'lesson'; readonly message: string }
    }

/** Takes an action. Where a script says what happens next, it must be that choice, and the script says what chance makes of it. */
export function withAction<G extends GameId>(
  table: Table<G>,
  action: ActionOf<G>,
  say: OrdersOf<G> | null = null,
): Done<G> {
  const { module, isSameChoice } = rulesOf(table.game)
  const wanted = scripted(table)
  if (wanted !== null && !isSameChoice(wanted, action))
    return { ok: false, refusal: { code: 'lesson', message: 'the lesson asks for something else' } }
  const taken = takeAction(module, table.match, wanted ?? action)
  if (!taken.ok) return taken
  const { match, events } = taken
  const actor = actorOf(table, action)
  const openSince = isStillOpen(table, match) ? table.openSince : match.record.actions.length
  // Orders stand while others act; whoever gave them is asked again, or gives new ones.
  const isOwner = table.orders === null || actor === table.orders.seat
  const given = say === null || actor === null ? null : { seat: actor, say }
  const orders = isOwner ? given : table.orders
  const next = { ...table, match, log: [...table.log, ...events], openSince, orders }
  // Whoever is asked next takes back nobody else's choice.
  const isPersons = actor !== null && table.players[actor]?.kind === 'human'
  const hasRevealed = events.some((event) => module.reveals(event))
  const canBeUndone = isPersons && askedSeat(next) === actor && !hasRevealed
  return { ok: true, table: { ...next, undoable: canBeUndone ? table.undoable + 1 : 0 } }
}

/** Is the same asked as before an action that was taken out of turn? */
function isStillOpen<G extends GameId>({ game, match }: Table<G>, after: Match<Games[G]>): boolean {
  const { module, asideBy } = rulesOf(game)
  const [before, now] = [module.decision(match.state), module.decision(after.state)]
  const action = after.record.actions.at(-1)
  if (!before || !now || action === undefined || asideBy(action, before.seat) === null) return false
  return JSON.stringify(before) === JSON.stringify(now)
}

/** The table one action earlier. */
export function withoutAction<G extends GameId>(table: Table<G>): Table<G> {
  const { record } = table.match
  const earlier = replayedTable(table, { ...record, actions: record.actions.slice(0, -1) })
  return { ...table, ...earlier, undoable: table.undoable - 1 }
}
