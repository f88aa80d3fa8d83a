import type { Seat } from '@/core/game'
import { marked, type Suspicion } from '@/family/reading/marks'
import type { GameId } from '@/games'
import { rulesOf } from '../games'
import { isOver, type Table } from './table'

/** Somebody puts a role chip onto a seat, changes it or takes it off. */
export interface Marking {
  readonly by: Seat
  readonly about: Seat
  readonly says: Suspicion | null
}

/** The turn that the screen has come to, counted from 1 over the whole match. */
export const turnShown = <G extends GameId>({ log, shown }: Table<G>): number =>
  1 + log.slice(0, shown).filter(({ type }) => type === 'turnStarted').length

/** May somebody guess at cards here? People who still play, in a match of their own that goes on. */
export const canRead = <G extends GameId>(table: Table<G>, by: Seat): boolean =>
  table.script === null &&
  table.players[by]?.kind === 'human' &&
  !isOver(table) &&
  !rulesOf(table.game).isOut(table.match.state, by)

/** Whose cards somebody may guess at: those that not everybody knows, except their own. */
export const readable = <G extends GameId>({ game, match, players }: Table<G>, by: Seat): Seat[] =>
  players.flatMap((_, seat) =>
    seat !== by && !rulesOf(game).isRoleOpen(match.state, seat) ? [seat] : [],
  )

/** The table with one more mark; as it was where nobody may make it. */
export function withMark<G extends GameId>(table: Table<G>, marking: Marking): Table<G> {
  const { by, about } = marking
  if (!canRead(table, by) || !readable(table, by).includes(about)) return table
  const mark = { ...marking, turn: turnShown(table), at: table.match.record.actions.length }
  return { ...table, marks: marked(table.marks ?? [], mark) }
}
