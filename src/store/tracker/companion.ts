import { replayMatch } from '@/core/match'
import { tracker } from '@/games/dice/tracker'
import { readEntries } from '@/persistence/dice-companion'
import type { SavedCompanion } from '@/persistence/companion'
import { finishedMatch, logKeeper, recapOfTable } from './recap'
import type { CompanionTable } from './table'
import {
  beginTimeline,
  edit,
  enter,
  enterAside,
  redo,
  setAside,
  undo,
  withoutAside,
} from './timeline'

/** Makes a table of a save. Throws where it is none, or its record does not fit the rules. */
function open(save: SavedCompanion): CompanionTable {
  const { id, startedAt, players, peeking } = save
  const { record, ...entries } = readEntries(save)
  const match = replayMatch(tracker, record)
  return { game: 'dice', id, startedAt, players, peeking, ...entries, match }
}

/** The table as everybody around it may see it; once somebody has won, every card lies open. */
const viewOf = ({ match: { state } }: CompanionTable) =>
  state.winner ? state : tracker.viewFor(state, null)

/** What the companion of the dice game can do. It is loaded with the game; the store asks for it by way of the game's rules. */
export const diceCompanion = {
  begin: beginTimeline,
  enter,
  edit,
  undo,
  redo,
  enterAside,
  withoutAside,
  setAside,
  open,
  viewOf,
  logKeeper,
  recapOf: recapOfTable,
  finished: finishedMatch,
}

export type Companion = typeof diceCompanion
