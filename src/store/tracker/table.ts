import type { TimedMark } from '@/family/reading/timed'
import type { GameId } from '@/games'
import type { SavedCompanion, TablePerson } from '@/persistence/companion'
import type { Timeline } from './timeline'

/** A physical table that this phone keeps. */
export interface CompanionTable<G extends GameId = GameId> extends Timeline<G> {
  /** The game that is played there. */
  readonly game: G
  readonly id: string
  readonly startedAt: number
  readonly players: readonly TablePerson[]
  /** The seat that looks at its card next, where the phone dealt them. */
  readonly peeking: number | null
  /** What people suspect, each for themselves. */
  readonly marks?: readonly TimedMark[] | undefined
}

/** Is it a table of this game? */
export const isTableOf = <G extends GameId>(
  table: CompanionTable,
  game: G,
): table is CompanionTable<G> => table.game === game

/** The table of this phone: none, kept as it was read, or open once its game was loaded. */
export type CompanionSlot =
  | { readonly kind: 'empty' }
  | { readonly kind: 'kept'; readonly save: SavedCompanion }
  | { readonly kind: 'open'; readonly table: CompanionTable }

/** What is kept of a table. */
export function saveOfTable({ match, ...rest }: CompanionTable): SavedCompanion {
  return { ...rest, record: match.record }
}
