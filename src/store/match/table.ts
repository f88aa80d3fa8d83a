import type { Refusal, Seat } from '@/core/game'
import { retraceMatch, startMatch, takeAction, type Match, type MatchRecord } from '@/core/match'
import type { GameId, Games } from '@/games'
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
  /** How many of the last actions can be taken back: nothing was revealed since, and the same player is still asked. */
  readonly undoable: number
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
  return { ...seating, match, log: [], shown: 0, undoable: 0 }
}

/** Makes a table of a record. Throws `BadRecordError` if it does not fit the rules. */
export function replayedTable<G extends GameId>(
  seating: Seating<G>,
  record: MatchRecord<Games[G]>,
): Table<G> {
  const { match, events } = retraceMatch(moduleOf(seating.game), record)
  return { ...seating, match, log: events, shown: events.length, undoable: 0 }
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
export function withAction<G extends GameId>(table: Table<G>, action: Games[G]['Action']): Done<G> {
  const { module, isSameChoice } = rulesOf(table.game)
  const wanted = scripted(table)
  if (wanted !== null && !isSameChoice(wanted, action))
    return { ok: false, refusal: { code: 'lesson', message: 'the lesson asks for something else' } }
  const taken = takeAction(module, table.match, wanted ?? action)
  if (!taken.ok) return taken
  const { match, events } = taken
  const next = { ...table, match, log: [...table.log, ...events] }
  // Whoever is asked next takes back nobody else's choice.
  const isStillAsked = askedSeat(next) === askedSeat(table)
  const hasRevealed = events.some((event) => module.reveals(event))
  const canBeUndone = isHumanDecision(table) && isStillAsked && !hasRevealed
  return { ok: true, table: { ...next, undoable: canBeUndone ? table.undoable + 1 : 0 } }
}

/** The table one action earlier. */
export function withoutAction<G extends GameId>(table: Table<G>): Table<G> {
  const { record } = table.match
  const earlier = replayedTable(table, { ...record, actions: record.actions.slice(0, -1) })
  return { ...table, ...earlier, undoable: table.undoable - 1 }
}
