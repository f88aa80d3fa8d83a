import { at } from '@/core/list'
import { replayMatch, retraceMatch, startOf, type MatchRecord } from '@/core/match'
import type { CharacterId } from '@/family/characters'
import type { Keeping } from '@/family/keeping'
import type { Mark } from '@/family/reading/marks'
import type { SeenRole } from '@/family/roles'
import type { GameId, OptionsOf, RecapOf, Trackers } from '@/games'
import type { SavedCompanion } from '@/persistence/companion'
import { readEntries, type EntrySchemas } from '@/persistence/companion-entries'
import type { FinishedMatch, FinishedSeat } from '@/persistence/history/match'
import { readSeats } from '../history/read-seats'
import { storiesOf, type CompanionRecap, type LogEntry } from './recap'
import type { CompanionTable } from './table'
import { timelinesOf, type Entered, type Timeline } from './timeline'

/** What a table is opened with, whatever the game: what is not given the phone deals. */
export interface TableDealing<G extends GameId> {
  readonly seats: number
  readonly roles?: readonly SeenRole[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly options: Partial<OptionsOf<G>>
}

type ActionOf<G extends GameId> = Trackers[G]['Action']

/** What the companion of a game can do. It is loaded with the game; the store asks for it by way of the game's rules. */
export interface Companion<G extends GameId> {
  dealt(dealing: TableDealing<G>): Trackers[G]['Config']
  begin(config: Trackers[G]['Config'], seed: number): Timeline<G>
  enter(timeline: Timeline<G>, actions: readonly ActionOf<G>[], at: number): Entered<G>
  edit(timeline: Timeline<G>, index: number, action: ActionOf<G> | null): Entered<G>
  undo(timeline: Timeline<G>): Timeline<G>
  redo(timeline: Timeline<G>): Timeline<G>
  enterAside(timeline: Timeline<G>, index: number, at: number): Entered<G>
  withoutAside(timeline: Timeline<G>, index: number): Timeline<G>
  setAside(timeline: Timeline<G>): Timeline<G>['done'][number]['aside']
  /** Makes a table of a save. Throws where it is none, or its record does not fit the rules. */
  open(save: SavedCompanion): CompanionTable<G>
  /** The table as everybody around it may see it; once somebody has won, every card lies open. */
  viewOf(table: CompanionTable<G>): Trackers[G]['View']
  logOf(table: CompanionTable<G>): readonly LogEntry<G>[]
  logKeeper(): (table: CompanionTable<G>) => readonly LogEntry<G>[]
  recapOf(table: CompanionTable<G>): CompanionRecap<G>
  /** Looks back on a table of the history. Throws where its record does not fit the rules any more. */
  retold(record: MatchRecord<Trackers[G]>): RecapOf<G>
  /** Does it still fit? Then it can be watched again. */
  isWatchable(record: MatchRecord<Trackers[G]>): boolean
  /** What people have suspected, by the turns that were entered. */
  marksOf(table: CompanionTable<G>): readonly Mark[]
  /** What history keeps of a table that has a winner; null while it has none. */
  finished(table: CompanionTable<G>): FinishedMatch | null
}

type Sitter = Pick<FinishedSeat, 'name' | 'person' | 'bot' | 'seconds'>

/** What makes a companion of a game. */
interface Parts<G extends GameId> {
  readonly game: G
  readonly keeping: Keeping<Trackers[G]>
  readonly schemas: EntrySchemas<Trackers[G]>
  readonly dealt: (dealing: TableDealing<G>) => Trackers[G]['Config']
  readonly retell: (
    start: Trackers[G]['State'],
    events: readonly Trackers[G]['Event'][],
  ) => RecapOf<G>
  readonly seatsOf: (
    state: Trackers[G]['State'],
    recap: RecapOf<G>,
    sitters: readonly Sitter[],
  ) => FinishedSeat[]
  readonly kept: (record: MatchRecord<Trackers[G]>) => FinishedMatch['record']
}

export function companionFor<G extends GameId>(parts: Parts<G>): Companion<G> {
  const { game, keeping, schemas, dealt, retell, seatsOf, kept } = parts
  const { module } = keeping
  const stories = storiesOf(keeping, retell)

  function open(save: SavedCompanion): CompanionTable<G> {
    const { id, startedAt, players, peeking, marks } = save
    const { record, ...entries } = readEntries(schemas, save)
    const match = replayMatch(module, record)
    return { game, id, startedAt, players, peeking, marks, ...entries, match }
  }

  function finished(table: CompanionTable<G>): FinishedMatch | null {
    const { state, record } = table.match
    const { winner } = state
    if (!winner) return null
    const recap = stories.recapOf(table)
    const sitters = table.players.map(({ name, person }, seat) => ({
      name,
      person,
      bot: null,
      seconds: Math.round(at(recap.seconds, seat)),
    }))
    const { id, startedAt } = table
    const marks = stories.marksOf(table)
    const seats = seatsOf(state, recap, sitters)
    return {
      ...{ game, id, mode: 'companion', startedAt },
      finishedAt: recap.finishedAt,
      side: winner.side,
      turns: recap.turns,
      ...(marks.length > 0 ? { seats: readSeats(seats, marks, recap), marks } : { seats }),
      record: kept(record),
    }
  }

  function isWatchable(record: MatchRecord<Trackers[G]>): boolean {
    try {
      replayMatch(module, record)
      return true
    } catch {
      return false
    }
  }

  return {
    ...timelinesOf(keeping),
    ...stories,
    dealt,
    open,
    viewOf: ({ match: { state } }) => (state.winner ? state : module.viewFor(state, null)),
    retold: (record) => retell(startOf(module, record), retraceMatch(module, record).events),
    isWatchable,
    finished,
  }
}
