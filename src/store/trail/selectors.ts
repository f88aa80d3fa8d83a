import { MOST_STARS, TRAIL, trailTable, type TrailTable } from '@/games/trail'
import type { GameId } from '@/games'
import { isOver } from '../match/table'
import type { RootState } from '../root'

export { MOST_STARS }

/** The stars that were won at a table; undefined where nobody has sat yet. */
export const selectStarsAt = ({ trail }: RootState, table: string): number | undefined =>
  trail.stars[table]

/** All stars of the trail. */
export const selectStars = ({ trail }: RootState): number =>
  TRAIL.reduce((sum, { id }) => sum + (trail.stars[id] ?? 0), 0)

/** The first table without a star; the last one where there is none. */
export const selectNextTable = ({ trail }: RootState): string =>
  (TRAIL.find(({ id }) => !trail.stars[id]) ?? TRAIL.at(-1))?.id ?? ''

/** The table of the trail that a match is played at; null for any other match. */
export function selectTableOfMatch({ trail }: RootState, match: string): TrailTable | null {
  const ride = Object.values(trail.riding).find((one) => one.match === match)
  return ride ? trailTable(ride.table) : null
}

/** Does a match of a game wait that has not ended? */
export function selectHasWaiting({ match: { matches } }: RootState, game: GameId): boolean {
  const slot = matches[game]
  if (slot.kind === 'open') return !isOver(slot.table)
  return slot.kind === 'kept' && slot.save.glance?.asked !== null
}
